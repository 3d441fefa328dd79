/** Sets of `size` of `points` points, of which any two share at most `shared`. */
export interface Packing {
  readonly points: number;
  readonly size: number;
  readonly shared: number;
}

/**
 * At most so many such sets exist (Johnson, 1962). The sets with a point, and those without it, are packings of one
 * point less. Infinity where the sets may share everything.
 */
export function mostSets(packing: Packing, knownRows = new Map<number, number>()): number {
  const { points, size, shared } = packing;
  if (size > points) return 0;
  if (shared >= size) return Infinity;
  // Two sets share at least 2 * size - points.
  if (shared < 0 || 2 * size - points > shared) return 1;
  if (shared === 0) return Math.floor(points / size);
  const key = (points * 128 + size) * 128 + shared;
  const before = knownRows.get(key);
  if (before !== undefined) return before;
  const holding = mostSets({ points: points - 1, size: size - 1, shared: shared - 1 }, knownRows);
  const lacking = mostSets({ points: points - 1, size, shared }, knownRows);
  const most = Math.min(
    Math.floor((points * holding) / size),
    points === size ? 1 : Math.floor((points * lacking) / (points - size)),
  );
  knownRows.set(key, most);
  return most;
}

/** Points of which every set holds at least and at most so many. */
export interface PackingCell {
  readonly points: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The lowest number of sets that must share too much: even where every point is in as equally many sets as the cells
 * allow, the sets share more points than their pairs may. `limit` + 1 where no number up to the limit must.
 */
export function crowdedFrom(
  cells: readonly PackingCell[],
  size: number,
  sharedCount: number,
  limit: number,
): number {
  for (let sets = 2; sets <= limit; sets++)
    if (leastShared(cells, size, sets) > (sharedCount * (sets * (sets - 1))) / 2) return sets;
  return limit + 1;
}

/** The fewest shared points over all pairs of so many sets: what the points' own pairs of sets sum to. */
function leastShared(cells: readonly PackingCell[], size: number, sets: number): number {
  const total = sets * size;
  const heldAt = (level: number): number => cells.reduce((sum, cell) => sum + placesAt(cell, level, sets), 0);
  let level = 0;
  let above = sets;
  while (level < above) {
    const middle = (level + above + 1) >> 1;
    if (heldAt(middle) <= total) level = middle;
    else above = middle - 1;
  }
  const pairs = cells.reduce((sum, cell) => sum + pairsOf(placesAt(cell, level, sets), cell.points), 0);
  return pairs + Math.max(0, total - heldAt(level)) * level;
}

/** Places that a cell takes in all sets when each of its points is in `level` of them, as far as the cell allows. */
const placesAt = ({ points, least, most }: PackingCell, level: number, sets: number): number =>
  Math.min(most * sets, Math.max(least * sets, points * level));

/** Pairs of sets that hold the same point, with the places divided equally over the points. */
function pairsOf(places: number, points: number): number {
  if (points === 0) return 0;
  const each = Math.floor(places / points);
  const more = places - each * points;
  return (more * (each + 1) * each + (points - more) * each * (each - 1)) / 2;
}
