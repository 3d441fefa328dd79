/**
 * The smallest sets of bounds that cannot hold together, smallest first, at most `most` of them. `holds` tells
 * whether the bounds at some places, all others dropped, leave a team; it must be monotone: dropping never harms.
 *
 * By hitting sets (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS Extraction with Minimal Hitting Set
 * Dualization, CP 2015): a set in conflict shares a bound with the rest of every largest set that holds, so the smallest set
 * that does so either is in conflict, or grows to a new largest set that holds.
 */
export function smallestConflicts(
  bounds: number,
  holds: (places: readonly number[]) => boolean,
  most: number,
  checks: number,
): readonly (readonly number[])[] {
  const found: number[][] = [];
  const rests: number[][] = [];
  let left = checks;
  while (found.length < most && left > 0) {
    const candidate = smallestHit(rests, found, bounds);
    if (candidate === undefined) break;
    left--;
    if (!holds(candidate)) {
      found.push(candidate);
      if (candidate.length === 0) break;
      continue;
    }
    const kept = new Set(candidate);
    for (let place = 0; place < bounds; place++) {
      if (kept.has(place)) continue;
      left--;
      if (holds([...kept, place])) kept.add(place);
    }
    rests.push(Array.from({ length: bounds }, (_, place) => place).filter((place) => !kept.has(place)));
  }
  return found;
}

/** The smallest set that shares a member with each of `rests` and contains none of `found` whole. */
function smallestHit(
  rests: readonly (readonly number[])[],
  found: readonly (readonly number[])[],
  most: number,
): number[] | undefined {
  for (let size = 0; size <= most; size++) {
    const hit = hitOfSize([], size, rests, found);
    if (hit !== undefined) return hit;
  }
  return undefined;
}

function hitOfSize(
  chosen: readonly number[],
  size: number,
  rests: readonly (readonly number[])[],
  found: readonly (readonly number[])[],
): number[] | undefined {
  if (found.some((conflict) => conflict.every((place) => chosen.includes(place)))) return undefined;
  const open = rests.find((rest) => !rest.some((place) => chosen.includes(place)));
  if (open === undefined) return chosen.toSorted((one, other) => one - other);
  if (chosen.length === size) return undefined;
  for (const place of open) {
    const hit = hitOfSize([...chosen, place], size, rests, found);
    if (hit !== undefined) return hit;
  }
  return undefined;
}
