/** Hundredths of a percent, so that sums are exact. */
const HUNDREDTHS = 100;

/**
 * Divides a whole (in percent) by weights so that the parts add up to it exactly, none above `most`. What the maximum
 * cuts off is divided among the others in proportion. The whole must fit under the maximums.
 */
export function split(whole: number, weights: readonly number[], most: number): number[] {
  const cappedIndexes = new Set<number>();
  let parts: number[] = [];
  for (let round = 0; round <= weights.length; round++) {
    const free = weights.reduce((sum, weight, index) => (cappedIndexes.has(index) ? sum : sum + weight), 0);
    const rest = whole - cappedIndexes.size * most;
    parts = weights.map((weight, index) => (cappedIndexes.has(index) ? most : (rest * weight) / free));
    const over = parts.flatMap((part, index) => (part > most && !cappedIndexes.has(index) ? [index] : []));
    if (over.length === 0) break;
    for (const index of over) cappedIndexes.add(index);
  }
  return roundedTo(whole, parts);
}

/** Rounds down to hundredths and adds the remainder to the parts that lost most, one hundredth each. */
function roundedTo(whole: number, parts: readonly number[]): number[] {
  const floors = parts.map((part) => Math.floor(part * HUNDREDTHS));
  let missing = Math.round(whole * HUNDREDTHS) - floors.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, index) => ({ index, lost: part * HUNDREDTHS - Math.floor(part * HUNDREDTHS) }))
    .toSorted((a, b) => b.lost - a.lost);
  for (const { index } of order) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  return floors.map((part) => part / HUNDREDTHS);
}
