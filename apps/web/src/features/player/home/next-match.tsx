import type { SportSlug } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { matchesQuery } from "#data/api/matches.ts";
import { prepareSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { useSession } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { screenExists } from "#lib/screens.ts";
import { destinationOf, OPEN, waitsForLists } from "./choose-match.ts";
import classes from "./home-page.module.css";
import { useHomeParts } from "./match-order.ts";
import { useHomeCard } from "./use-home-card.tsx";

/** The match with the next deadline, large, with its one action. Its place is reserved while the matches load. */
export const NextMatch = ({ sport }: { readonly sport: SportSlug }) => {
  const { data: newest, isError } = useQuery(matchesQuery(sport));
  const data = useDeferredValue(newest);
  const { next } = useHomeParts(data?.value ?? []);
  const { left_team_image: left, right_team_image: right } = next ?? {};
  useEffect(() => {
    if (left !== undefined && right !== undefined) void prepareSideColors(left, right).catch(() => undefined);
  }, [left, right]);
  const card = useHomeCard(sport);
  const session = useSession();
  const options = useMatchOptions();
  const [query] = useSearchParams();
  const open = query.get(OPEN);
  // Where a card leads is only known once the lists of the account that signed in are loaded.
  if (open !== null && session.state !== "out" && !waitsForLists(session, options))
    return <Navigate to={destinationOf(open, options, session, screenExists)} replace />;
  if (data === undefined)
    return isError ? null : <div className={classes["waitingNext"]} aria-hidden="true" />;
  return next === undefined ? null : card(next, t("home.makeTeams"));
};
