import type { MatchListItem } from "@teamwright/domain";
import { hasBegun } from "../../../lib/match-start.ts";

interface HomeParts {
  /** The match with the next deadline. */
  readonly next: MatchListItem | undefined;
  readonly later: readonly MatchListItem[];
  /** Begun, finished or called off: no team can be sent for them. */
  readonly over: readonly MatchListItem[];
}

/** The parts of home. The list is already sorted by time. */
export function partsOf(matches: readonly MatchListItem[], now: number): HomeParts {
  const upcoming = matches.filter((match) => !hasBegun(match, now));
  const next = upcoming.find(({ disruption }) => disruption === undefined);
  return {
    next,
    later: upcoming.filter((match) => match !== next),
    over: matches.filter((match) => hasBegun(match, now)),
  };
}
