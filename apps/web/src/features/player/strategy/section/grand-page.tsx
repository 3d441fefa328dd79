import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { strategyStore, useCurrentMatch, useStrategyState } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { withArrival } from "#ui/use-arrival.ts";

/** /grand: no fixed players and no groups, straight to the captains. */
export const GrandPage = () => {
  const current = useCurrentMatch();
  const draft = useStrategyState((state) => (current === null ? null : state.drafts[current]));
  // The value at the time of the choice: the note is about data that is deleted by the time it is read.
  const [arrival] = useState(() => {
    const removed = (draft?.strategy.fixed?.length ?? 0) + (draft?.strategy.groups?.length ?? 0);
    return removed > 0 ? withArrival("warn", t("strategy.grandRemoved")) : null;
  });
  useEffect(() => {
    strategyStore.change(({ strategy }) => ({
      way: "grand",
      strategy: changeBounds(strategy, { fixed: undefined, groups: undefined }),
    }));
  }, []);
  return <Navigate to={current === null ? paths.home : paths.captain} state={arrival} replace />;
};
