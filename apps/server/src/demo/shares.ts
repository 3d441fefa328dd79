/** Hundredths of a percent, so that sums are exact. */
const HUNDREDTHS = 100;

/**
 * Splits a whole (in percent) over weights so that the parts add up to it exactly, none above `most`. What the cap cuts
 * off goes to the others in proportion. The whole must fit under the caps.
 */
export function split(whole: number, weights: readonly number[], most: number): number[] {
  const capped = new Set<number>();
  let parts: number[] = [];
  for (let round = 0; round <= weights.length; round++) {
    const free = weights.reduce((sum, weight, place) => (capped.has(place) ? sum : sum + weight), 0);
    const rest = whole - capped.size * most;
    parts = weights.map((weight, place) => (capped.has(place) ? most : (rest * weight) / free));
    const over = parts.flatMap((part, place) => (part > most && !capped.has(place) ? [place] : []));
    if (over.length === 0) break;
    for (const place of over) capped.add(place);
  }
  return roundedTo(whole, parts);
}

/** Rounds down to hundredths and gives the remainder to the parts that lost most, one hundredth each. */
function roundedTo(whole: number, parts: readonly number[]): number[] {
  const floors = parts.map((part) => Math.floor(part * HUNDREDTHS));
  let missing = Math.round(whole * HUNDREDTHS) - floors.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, place) => ({ place, lost: part * HUNDREDTHS - Math.floor(part * HUNDREDTHS) }))
    .toSorted((a, b) => b.lost - a.lost);
  for (const { place } of order) {
    if (missing <= 0) break;
    floors[place] = (floors[place] ?? 0) + 1;
    missing -= 1;
  }
  return floors.map((part) => part / HUNDREDTHS);
}
