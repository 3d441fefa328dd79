import { DAY } from "@teamwright/domain/durations";
import { hasBegun, useHasBegun } from "#lib/match-start.ts";
import { serverNow } from "#lib/server-clock.ts";
import type { MatchRecord } from "./match-record.ts";

/** 0 not started, 1 in progress, 2 finished. */
export type MatchStatus = MatchRecord["status"];

/** The status to show: a match that is "not started" after its start time is in progress. */
export const shownStatus = (match: MatchRecord, now: number): MatchStatus => {
  const { status, disruption } = match;
  if (status !== 0) return status;
  if (disruption === "abandoned" || disruption === "cancelled") return 2;
  return hasBegun(match, now) ? 1 : 0;
};

/** The same of now; renders again when the match begins. */
export function useShownStatus(match: MatchRecord): MatchStatus {
  useHasBegun(match);
  return shownStatus(match, serverNow());
}

/** How long after the match its teams are kept before the user is asked whether to delete them. */
const KEPT_DAYS = 7;

/** Whether the match ended so long ago that its teams may be offered for deletion. */
export const isOld = ({ match_time }: MatchRecord, now: number): boolean =>
  Date.parse(match_time) + KEPT_DAYS * DAY < now;
