import { refuse, succeed } from "../outcome.ts";
import type { Outcome } from "@teamwright/domain";
import type { Refusal } from "../outcome.ts";
import { distributionOf, MAX_ADDITIONS } from "./points-distribution.ts";
import type { PointsDistribution } from "./points-distribution.ts";
import { rankFrom, ranksOf } from "./rank-teams.ts";
import type { Rank } from "../rank.ts";
import type { Ranking } from "./rank-teams.ts";

/** One step of a rank takes as long as this many additions of the table. */
const ADDITIONS_PER_STEP = 25;
/** More additions for the ranks of one request are refused where half lineups are tabulated: some twenty seconds. */
const MAX_TABLED = 6_000_000_000;

/**
 * The ranks of many scores, in their order: the same as `rankOf`, much faster for a whole attempt. Refusals:
 * `bad-points`, `too-many-ranks`.
 */
export function rankAll(ranking: Ranking, scores: ArrayLike<number>): Outcome<Rank[], Refusal> {
  const distinct = new Set(Array.from(scores));
  const worth = Math.min(MAX_ADDITIONS, ADDITIONS_PER_STEP * distinct.size * ranking.work);
  const distribution = distributionOf(ranking, worth);
  const from = distribution === null ? null : teamsFrom(distribution);
  const read = (points: number): boolean => from !== null && Number.isFinite(points);
  const others = [...distinct].filter((points) => !read(points));
  const most = mostRanks(ranking);
  if (others.length > most) return refuse("too-many-ranks", { ranks: others.length, most }, "teams");
  const counts = ranksOf(ranking, others);
  if (!counts.ok) return counts;
  const rankOf = new Map(counts.value.map((rank) => [rank.points, rank]));
  if (distribution !== null && from !== null)
    for (const points of distinct)
      if (read(points)) rankOf.set(points, readRank(ranking.teams, distribution, from, points));
  return succeed(Array.from(scores, (points) => rankOf.get(points)!));
}

/** How many different scores one request may rank: each takes two floors. One is always ranked. */
const mostRanks = ({ listed, work, workOnce }: Ranking): number =>
  listed === undefined ? Math.max(1, Math.floor((MAX_TABLED - workOnce) / (2 * work))) : Infinity;

/** Teams with the points of each index or more; the last entry is 0. */
function teamsFrom({ counts }: PointsDistribution): Float64Array {
  const from = new Float64Array(counts.length + 1);
  for (let index = counts.length - 1; index >= 0; index--) from[index] = from[index + 1]! + counts[index]!;
  return from;
}

function readRank(
  teams: number,
  { lowest, step, counts }: PointsDistribution,
  from: Float64Array,
  points: number,
): Rank {
  const exact = (points - lowest) / step;
  const nearest = Math.round(exact);
  const reachable = Math.abs(exact - nearest) * step < 5e-6;
  const index = Math.min(counts.length, Math.max(0, reachable ? nearest : Math.ceil(exact)));
  const inside = reachable && nearest >= 0 && nearest < counts.length;
  const equal = inside ? counts[index]! : 0;
  const better = from[index]! - equal;
  return rankFrom(points, teams, better, equal);
}
