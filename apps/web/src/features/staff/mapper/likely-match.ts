import type { FantasyMatch } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";

/** Apps change a start by minutes; two matches of the same sides are at least half a day apart. */
const SAME_MATCH = 6 * 3_600_000;

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** One name has every word of the other: "Oaks" and "Greenwood Oaks". */
function isSameSide(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word) => long.includes(word));
}

type AppSides = Pick<FantasyMatch, "left_team_name" | "right_team_name">;

const haveSameSides = (one: AppSides, other: AppSides): boolean =>
  (isSameSide(one.left_team_name, other.left_team_name) &&
    isSameSide(one.right_team_name, other.right_team_name)) ||
  (isSameSide(one.left_team_name, other.right_team_name) &&
    isSameSide(one.right_team_name, other.left_team_name));

const distance = (ours: MatchDetail, theirs: FantasyMatch): number =>
  Math.abs(Date.parse(ours.match_time) - Date.parse(theirs.match_time));

/** Whether an app's match is probably ours: the same sides, in any order, at about the same time. */
export const isLikely = (ours: MatchDetail, theirs: FantasyMatch): boolean =>
  haveSameSides(ours, theirs) && distance(ours, theirs) <= SAME_MATCH;

/** The app's matches, the likely ones first, then those closest in time. */
export const byLikelihood = (
  ourMatch: MatchDetail,
  appMatches: readonly FantasyMatch[],
): readonly FantasyMatch[] =>
  appMatches.toSorted(
    (one, other) =>
      Number(isLikely(ourMatch, other)) - Number(isLikely(ourMatch, one)) ||
      distance(ourMatch, one) - distance(ourMatch, other),
  );
