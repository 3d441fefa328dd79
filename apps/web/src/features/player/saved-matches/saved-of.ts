import { sportByIndex } from "@teamwright/domain";
import type { MatchListItem, SportSlug } from "@teamwright/domain";

/** The saved matches of a sport, the latest match time first. Source: document 002, section 2.8. */
export const savedOf = (
  savedMatches: readonly { readonly match: MatchListItem }[],
  sport: SportSlug,
): readonly MatchListItem[] =>
  savedMatches
    .map(({ match }) => match)
    .filter((match) => sportByIndex(match.sport_index).slug === sport)
    .toSorted((a, b) => Date.parse(b.match_time) - Date.parse(a.match_time));
