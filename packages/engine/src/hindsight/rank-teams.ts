import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { countAbove } from "./count-above.ts";
import { mergeClasses } from "./merge-classes.ts";
import type { MergedClasses } from "./merge-classes.ts";
import { searchSpaceOf, tooLarge } from "./search-space.ts";
import { UNITS_PER_POINT } from "./units.ts";
import { valuedClasses } from "./valued-sides.ts";
import type { ValuedClass } from "./valued-sides.ts";
import type { Rank } from "../rank.ts";

/** A strategy's possible teams in the order of their points, prepared for queries of ranks. */
export interface Ranking {
  readonly teams: number;
  readonly merged: MergedClasses;
  readonly left: readonly ValuedClass[];
  readonly right: readonly ValuedClass[];
  /** Steps that one rank takes, each some 30 nanoseconds. */
  readonly work: number;
}

/** Ranks that take more steps than this are refused: about four seconds. Announced elevens take about a million. */
export const MOST_WORK = 100_000_000;

/**
 * Prepares the exact ranks of a strategy's possible teams. `points` as for `bestTeams`. Refusals: those of `compile`,
 * `bad-points`, `too-large` (more than `MOST_ENTRIES` half lineups with captaincy on a side: over 18 cricketers a side
 * who may all be captain and vice-captain with the standard partitions, over 15 with all).
 */
export function rankingOf(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
): Outcome<Ranking, Refusal> {
  const space = searchSpaceOf(match, strategy, points);
  if (!space.ok) return space;
  const merged = mergeClasses(space.value);
  const left = valuedClasses(space.value.left, merged.left, merged.leftCount);
  const right = left && valuedClasses(space.value.right, merged.right, merged.rightCount);
  if (left === undefined || right === undefined) return tooLarge();
  const lengthOf = (list: ValuedClass): number =>
    list.byPart.reduce((sum, captaincy) => sum + captaincy.length, 0);
  const work = merged.pairs.reduce(
    (sum, pair) => sum + lengthOf(left[pair.left]!) + lengthOf(right[pair.right]!),
    0,
  );
  if (work > MOST_WORK) return tooLarge();
  const ranking = { merged, left, right, work };
  return succeed({ ...ranking, teams: above(ranking, -Infinity) });
}

/**
 * The rank of a number of points, for a team of the strategy or any other; refused (`bad-points`) when it is not a
 * number. The resolution is half a hundredth of a point.
 */
export function rankOf(ranking: Ranking, points: number): Outcome<Rank, Refusal> {
  if (!Number.isFinite(points)) return refuse("bad-points", { problem: "number" }, "points");
  const value = points * UNITS_PER_POINT;
  const nearest = Math.round(value);
  const reachable = Math.abs(value - nearest) < 1e-3;
  const floor = reachable ? nearest : Math.floor(value);
  const better = above(ranking, floor);
  const equal = reachable ? above(ranking, floor - 1) - better : 0;
  const below = ranking.teams - better - equal;
  return succeed({
    points,
    rank: better + 1,
    equal,
    teams: ranking.teams,
    percentile: ranking.teams === 0 ? 0 : (100 * below) / ranking.teams,
  });
}

/** Possible teams worth more than `floor` half-hundredths. */
function above({ merged, left, right }: Pick<Ranking, "merged" | "left" | "right">, floor: number): number {
  let count = 0;
  for (const pair of merged.pairs) count += countAbove(pair, left[pair.left]!, right[pair.right]!, floor);
  return count;
}
