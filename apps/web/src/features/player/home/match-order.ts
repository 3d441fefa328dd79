import type { MatchListItem } from "@teamwright/domain";
import { hasBegun, useMatchStarts } from "#lib/match-start.ts";
import { serverNow } from "#lib/server-clock.ts";

type PlannedMatch = Pick<MatchListItem, "match_time" | "disruption">;

interface HomeParts<Match> {
  /** The match with the next deadline. */
  readonly next: Match | undefined;
  readonly later: readonly Match[];
  /** Begun, finished or called off: no team can be sent for them. */
  readonly over: readonly Match[];
}

/** The parts of home. The list is already sorted by time. */
export function partsOf<Match extends PlannedMatch>(
  matches: readonly Match[],
  now: number,
): HomeParts<Match> {
  const upcoming = matches.filter((match) => !hasBegun(match, now));
  const next = upcoming.find(({ disruption }) => disruption === undefined);
  return {
    next,
    later: upcoming.filter((match) => match !== next),
    over: matches.filter((match) => hasBegun(match, now)),
  };
}

/** The parts of now; renders again when a match begins. */
export function useHomeParts<Match extends PlannedMatch>(matches: readonly Match[]): HomeParts<Match> {
  useMatchStarts(matches);
  return partsOf(matches, serverNow());
}
