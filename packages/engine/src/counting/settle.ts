import type { CountIndexes } from "./count-indexes.ts";
import type { Common, CountedSum, SidePlan } from "./side-plan.ts";

/**
 * Whether the size can still be reached, every cell that ends at this player is allowed, and the sums and the split can
 * still be met. Counts that no longer matter are set to one value, so that classes merge.
 */
export function settler(
  plan: SidePlan,
  common: Common,
  indexes: CountIndexes,
  index: number,
): (counts: Uint16Array) => boolean {
  const player = plan.players[index]!;
  const next = plan.players[index + 1];
  const weightLeft = plan.weightLeft[index]!;
  const left = plan.players.length - index - 1;
  const least = Math.min(...plan.sizes) - left;
  const most = Math.max(...plan.sizes);
  const { role } = player;
  const roleEnds = next?.role !== role;
  const halfEnds = plan.halvesApart && (roleEnds || next.half !== player.half);
  const roleAllowed = plan.roleCounts[role]!;
  const halfAllowed = plan.halfCounts[role]![player.half];
  const endedRoles = plan.roleOrder.slice(0, plan.roleOrder.indexOf(role) + 1);
  return (counts) => {
    let size = 0;
    for (let other = 0; other < common.roles; other++) size += counts[other]!;
    if (size < least || size > most) return false;
    if (!splitReachable(counts, size, common, indexes.split)) return false;
    for (const { sum } of player.sums) {
      const settled = settledSum(counts[indexes.sums + sum]!, weightLeft[sum]!, common.sums[sum]!);
      if (settled === undefined) return false;
      counts[indexes.sums + sum] = settled;
    }
    if (halfEnds) {
      if (((halfAllowed >> counts[indexes.half]!) & 1) === 0) return false;
      counts[indexes.half] = 0;
    }
    if (!roleEnds) return true;
    if (((roleAllowed >> counts[role]!) & 1) === 0) return false;
    return common.combinations.some((combination) =>
      reachable(combination, counts, plan.otherRoles, endedRoles),
    );
  };
}

/** Whether some split holds at least as many players of every group as the side has already. */
function splitReachable(counts: Uint16Array, size: number, common: Common, at: number): boolean {
  const { splits, splitDimensions: dimensions } = common;
  if (dimensions === 0) return true;
  for (const split of splits) {
    let last = size;
    let fits = true;
    for (let group = 0; group < dimensions; group++) {
      const count = counts[at + group]!;
      last -= count;
      if (count > split[group]!) fits = false;
    }
    if (fits && last <= split[dimensions]!) return true;
  }
  return false;
}

/**
 * A sum to which players of the weight `open` may still add: the minimum, once any of them may come or stay away;
 * undefined when the minimum is out of reach.
 */
function settledSum(count: number, open: number, { min, cap, bounded }: CountedSum): number | undefined {
  if (count + open < min) return undefined;
  return count >= min && (!bounded || count + open <= cap) ? min : count;
}

/** Whether the other side can complete the roles that have ended to a combination. */
function reachable(
  combination: readonly number[],
  counts: Uint16Array,
  others: readonly number[],
  endedRoles: readonly number[],
): boolean {
  for (const role of endedRoles) {
    const open = combination[role]! - counts[role]!;
    if (open < 0 || ((others[role]! >> open) & 1) === 0) return false;
  }
  return true;
}
