import { memo, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { boundsAgain, lastTime } from "#data/strategy/last-time.ts";
import type { LastTime } from "#data/strategy/last-time.ts";
import { deviceKeys } from "#data/strategy/device-keys.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { paths } from "#lib/paths.ts";
import { ForwardIcon } from "#ui/icon.tsx";
import { withOffered } from "../state/choices.ts";
import { checkPool } from "../state/pool-rules.ts";
import { inLastMatch, inLineup, whoPlayed } from "../state/who-played.ts";
import classes from "./pool.module.css";

/** What was done last time, in a line. */
function summaryOf(last: LastTime, { sport }: StrategyContext): string {
  const teams = t("strategy.teams", { n: teamFigure(last.teams) });
  if (last.way === "quick") return `${t("strategy.quick")} · ${teams}`;
  const splits = last.partitions.flatMap((id) => sport.partitions[id]?.join("-") ?? []);
  return [
    last.fixed === 0 ? t("strategy.grand") : `${t("strategy.fixedShort")} ${last.fixed}`,
    `${t("strategy.leadersShort", { sport: sport.slug })} ${last.captains} / ${last.viceCaptains}`,
    ...(splits.length === 0 ? [] : [splits.join(", ")]),
    ...(last.credits === null ? [] : [t("strategy.credits", { min: last.credits[0], max: last.credits[1] })]),
    teams,
  ].join(" · ");
}

/** "Again as last time": the way, the bounds and the number of the last teams, for the players of this match. */
export const AgainButton = memo(function AgainButton({ context }: { readonly context: StrategyContext }) {
  const navigate = useNavigate();
  const { sport, squad, draft, rules, match, lineup } = context;
  const [last] = useState(() => lastTime(deviceKeys(), match.sport_index));
  if (last === null || draft.strategy.players.length > 0) return null;
  const players = whoPlayed(squad, draft.dropped, lineup === false ? inLastMatch : inLineup);
  if (checkPool(sport, players) !== null) return null;
  return (
    <button
      type="button"
      className={classes["again"]}
      onClick={() => {
        const again = changeBounds(draft.strategy, boundsAgain(last, players));
        strategyStore.change({
          way: last.way,
          strategy: withOffered(again, rules, players),
          replacedCredits: null,
          teams: last.teams,
        });
        void navigate(paths.advanced);
      }}
    >
      <span className={classes["againWords"]}>
        <b>{t("strategy.again")}</b>
        <span>{summaryOf(last, context)}</span>
      </span>
      <ForwardIcon size={20} />
    </button>
  );
});
