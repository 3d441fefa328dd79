import type { Combination, Partition } from "@teamwright/domain/sports";
import { countTeams, type Plan, planOf } from "./compile.ts";
import type { Constraints, SplitLimit } from "../constraints/constraints.ts";

/** How many different teams several strategies of one match allow together. */
export interface UnionCount {
  readonly teams: number;
  /** False: the strategies overlap in a way that was not counted, so `teams` is an upper bound. */
  readonly exact: boolean;
}

/** The most intersections that are counted: 6 strategies that all overlap have 57. */
const MAX_INTERSECTIONS = 64;

/**
 * Counts the union by inclusion and exclusion: the teams that several strategies share are those of their merged
 * constraints, counted like any strategy. An empty intersection has no further ones.
 */
export function countUnion(plans: readonly Plan[]): UnionCount {
  const sum = plans.reduce((total, plan) => total + countTeams(plan).teams, 0);
  let teams = sum;
  let countedTeams = 0;
  let level = plans.map((plan, last) => ({ constraints: plan.constraints, last }));
  for (let sign = -1; level.length > 0; sign = -sign) {
    const next: typeof level = [];
    for (const { constraints, last } of level)
      for (let other = last + 1; other < plans.length; other++) {
        if (++countedTeams > MAX_INTERSECTIONS) return { teams: sum, exact: false };
        const sharedConstraints = intersection(constraints, plans[other]!.constraints);
        const { match, strategy, limits } = plans[other]!;
        const plan = sharedConstraints && planOf(match, strategy, sharedConstraints, limits);
        if (plan?.ok !== true) return { teams: sum, exact: false };
        const bothCount = countTeams(plan.value).teams;
        if (bothCount === 0) continue;
        teams += sign * bothCount;
        next.push({ constraints: sharedConstraints!, last: other });
      }
    level = next;
  }
  const exact = sum * 2 ** plans.length <= Number.MAX_SAFE_INTEGER;
  return { teams: exact ? teams : sum, exact };
}

/** The constraints of both together; undefined where none can express them: percentage splits of two patterns. */
function intersection(one: Constraints, other: Constraints): Constraints | undefined {
  const split = sharedSplit(one.split, other.split);
  if (split === "unknown") return undefined;
  const keptPlayers = new Set(other.pool);
  const pool = one.pool.filter((player) => keptPlayers.has(player));
  const indexes = new Set(pool.map((player) => player.player_index));
  const fixedPlayers = new Set([...one.fixed, ...other.fixed]);
  const possible = [...fixedPlayers].every((player) => indexes.has(player));
  return {
    sport: one.sport,
    pool,
    fixed: fixedPlayers,
    captains: sharedLeaders(one.captains, other.captains),
    viceCaptains: sharedLeaders(one.viceCaptains, other.viceCaptains),
    partitions: sharedCounts<Partition>(one.partitions, other.partitions),
    combinations: possible ? sharedCounts<Combination>(one.combinations, other.combinations) : [],
    split,
    cells: [...one.cells, ...other.cells],
    sums: [...one.sums, ...other.sums],
  };
}

/** Undefined means every player of the pool. */
function sharedLeaders(
  one: ReadonlySet<number> | undefined,
  other: ReadonlySet<number> | undefined,
): ReadonlySet<number> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return new Set([...one].filter((player) => other.has(player)));
}

function sharedCounts<Counts extends readonly number[]>(
  one: readonly Counts[],
  other: readonly Counts[],
): readonly Counts[] {
  const otherKeys = new Set(other.map((counts) => counts.join("-")));
  return one.filter((counts) => otherKeys.has(counts.join("-")));
}

function sharedSplit(
  one: SplitLimit | undefined,
  other: SplitLimit | undefined,
): SplitLimit | undefined | "unknown" {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.pattern !== other.pattern) return "unknown";
  return { pattern: one.pattern, splits: sharedCounts(one.splits, other.splits) };
}
