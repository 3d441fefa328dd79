/**
 * The smallest sets of bounds that conflict, smallest first, at most `most` of them. `holds` tests whether the bounds
 * at some indexes, with all others dropped, leave a team. It must be monotone: dropping a bound never removes teams.
 *
 * By hitting sets (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS Extraction with Minimal Hitting Set
 * Dualization, CP 2015): a conflict shares a bound with the complement of every maximal set that holds. The smallest
 * set that does so either is a conflict, or grows to a new maximal set that holds.
 */
export function smallestConflicts(
  bounds: number,
  holds: (indexes: readonly number[]) => boolean,
  most: number,
  checks: number,
): readonly (readonly number[])[] {
  const conflicts: number[][] = [];
  const rests: number[][] = [];
  let left = checks;
  while (conflicts.length < most && left > 0) {
    const candidate = smallestHit(rests, conflicts, bounds);
    if (candidate === undefined) break;
    left--;
    if (!holds(candidate)) {
      conflicts.push(candidate);
      if (candidate.length === 0) break;
      continue;
    }
    const keptBounds = new Set(candidate);
    for (let index = 0; index < bounds; index++) {
      if (keptBounds.has(index)) continue;
      left--;
      if (holds([...keptBounds, index])) keptBounds.add(index);
    }
    rests.push(Array.from({ length: bounds }, (_, index) => index).filter((index) => !keptBounds.has(index)));
  }
  return conflicts;
}

/** The smallest set that shares a member with each of `rests` and contains none of `conflicts` completely. */
function smallestHit(
  rests: readonly (readonly number[])[],
  conflicts: readonly (readonly number[])[],
  most: number,
): number[] | undefined {
  for (let size = 0; size <= most; size++) {
    const hit = hitOfSize([], size, rests, conflicts);
    if (hit !== undefined) return hit;
  }
  return undefined;
}

function hitOfSize(
  chosenBounds: readonly number[],
  size: number,
  rests: readonly (readonly number[])[],
  conflicts: readonly (readonly number[])[],
): number[] | undefined {
  if (conflicts.some((conflict) => conflict.every((index) => chosenBounds.includes(index)))) return undefined;
  const open = rests.find((rest) => !rest.some((index) => chosenBounds.includes(index)));
  if (open === undefined) return chosenBounds.toSorted((one, other) => one - other);
  if (chosenBounds.length === size) return undefined;
  for (const index of open) {
    const hit = hitOfSize([...chosenBounds, index], size, rests, conflicts);
    if (hit !== undefined) return hit;
  }
  return undefined;
}
