import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { sidesOf } from "../plan/compile.ts";
import { countAbove } from "./count-above.ts";
import { mergeClasses } from "./merge-classes.ts";
import type { MergedClasses } from "./merge-classes.ts";
import { SortedRanking } from "./sorted-ranking.ts";
import { searchSpaceOf, tooLarge } from "./search-space.ts";
import { TabledRanking, valuesOf } from "./tabled-ranking.ts";
import { hundredthsOf, UNITS_PER_POINT } from "./units.ts";
import { MAX_ENTRIES, valuedClasses } from "./valued-sides.ts";
import type { ValuedClass } from "./valued-sides.ts";
import type { Rank } from "../rank.ts";

/** A strategy's possible teams in the order of their points, prepared for queries of ranks. */
export interface Ranking {
  readonly teams: number;
  /** Possible teams worth more than each of the floors, in half-hundredths. */
  readonly above: (floors: readonly number[]) => number[];
  /** Additions or steps that the count above each floor takes. */
  readonly work: number;
  /** Additions that a query takes in addition, whatever the number of floors. */
  readonly workOnce: number;
  /** The half lineups, where they are few enough to list. */
  readonly listed: ListedHalves | undefined;
}

/** Half lineups by value, and the pairs of their classes. */
export interface ListedHalves {
  readonly mergedClasses: MergedClasses;
  readonly left: readonly ValuedClass[];
  readonly right: readonly ValuedClass[];
}

/** Ranks that take more steps than this are refused: about four seconds. Announced elevens take about a million. */
export const MAX_WORK = 100_000_000;

/**
 * Prepares the exact ranks of a strategy's possible teams. `points` as for `bestTeams`. Refusals: those of `compile`,
 * `bad-points`, `ranks-too-large` (not few enough to list, to tabulate or to sort; with the cause: see `refused-ranks.ts`).
 * Half lineups with captaincy are listed up to `mostListed` on a side.
 */
export function rankingOf(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
  mostListed: number = MAX_ENTRIES,
): Outcome<Ranking, Refusal> {
  const hundredths = hundredthsOf(points);
  if (!hundredths.ok) return hundredths;
  const sides = sidesOf(match, strategy);
  if (!sides.ok) return sides;
  const { left, right } = sides.value;
  const few = valuesOf(left) <= mostListed && valuesOf(right) <= mostListed;
  const listedTeams = few ? listedRanking(match, strategy, points) : undefined;
  if (listedTeams?.ok === true) return listedTeams;
  const tables = TabledRanking.of(sides.value, hundredths.value);
  if (tables.ok) return succeed(unlistedRanking(tables.value));
  const ranking = SortedRanking.of(sides.value, hundredths.value);
  return ranking === undefined ? tables : succeed(unlistedRanking(ranking));
}

function listedRanking(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
): Outcome<Ranking, Refusal> {
  const space = searchSpaceOf(match, strategy, points);
  if (!space.ok) return space;
  const { left: ones, right: others, pairs, oneWindow } = space.value;
  const mergedClasses = mergeClasses({
    leftClasses: ones.classes.length,
    rightClasses: others.classes.length,
    pairs,
    oneWindow,
  });
  const left = valuedClasses(ones, mergedClasses.left, mergedClasses.leftCount);
  const right = left && valuedClasses(others, mergedClasses.right, mergedClasses.rightCount);
  if (left === undefined || right === undefined) return tooLarge();
  const lengthOf = (list: ValuedClass): number =>
    list.byPart.reduce((sum, captaincy) => sum + captaincy.length, 0);
  const work = mergedClasses.pairs.reduce(
    (sum, pair) => sum + lengthOf(left[pair.left]!) + lengthOf(right[pair.right]!),
    0,
  );
  if (work > MAX_WORK) return tooLarge();
  const listedPairs = { mergedClasses, left, right };
  const above = (floors: readonly number[]): number[] => floors.map((floor) => aboveOf(listedPairs, floor));
  return succeed({ teams: aboveOf(listedPairs, -Infinity), above, work, workOnce: 0, listed: listedPairs });
}

const unlistedRanking = (fullRanking: TabledRanking | SortedRanking): Ranking => ({
  teams: fullRanking.teams,
  above: (floors) => fullRanking.above(floors),
  work: fullRanking.work,
  workOnce: fullRanking.workOnce,
  listed: undefined,
});

/**
 * The rank of a number of points, for a team of the strategy or any other; refused (`bad-points`) when it is not a
 * number. The resolution is half a hundredth of a point.
 */
export function rankOf(ranking: Ranking, points: number): Outcome<Rank, Refusal> {
  const ranks = ranksOf(ranking, [points]);
  return ranks.ok ? succeed(ranks.value[0]!) : ranks;
}

/** The ranks of several numbers of points, counted together. */
export function ranksOf(ranking: Ranking, points: readonly number[]): Outcome<Rank[], Refusal> {
  if (!points.every((own) => Number.isFinite(own)))
    return refuse("bad-points", { problem: "number" }, "points");
  const places = points.map(placeOf);
  const counts = ranking.above(places.flatMap(({ floor }) => [floor, floor - 1]));
  return succeed(
    places.map(({ reachable }, index) => {
      const better = counts[2 * index]!;
      const equal = reachable ? counts[2 * index + 1]! - better : 0;
      return rankFrom(points[index]!, ranking.teams, better, equal);
    }),
  );
}

/** The highest value that is not above the points, and whether a team may have exactly these points. */
function placeOf(points: number): { readonly floor: number; readonly reachable: boolean } {
  const value = points * UNITS_PER_POINT;
  const nearest = Math.round(value);
  const reachable = Math.abs(value - nearest) < 1e-3;
  return { floor: reachable ? nearest : Math.floor(value), reachable };
}

export const rankFrom = (points: number, teams: number, better: number, equal: number): Rank => ({
  points,
  rank: better + 1,
  equal,
  teams,
  percentile: teams === 0 ? 0 : (100 * (teams - better - equal)) / teams,
});

/** Possible teams worth more than `floor` half-hundredths. */
function aboveOf({ mergedClasses, left, right }: ListedHalves, floor: number): number {
  let count = 0;
  for (const pair of mergedClasses.pairs)
    count += countAbove(pair, left[pair.left]!, right[pair.right]!, floor);
  return count;
}
