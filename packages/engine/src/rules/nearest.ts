/** The distance of two lists of counts: the players that would have to move. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, count, index) => sum + Math.abs(count - (other[index] ?? 0)), 0) / 2;

/** The entries of `all` that are not in `chosenVectors`, ordered by distance from the nearest chosen one, at most `most`. */
export function nearestMissing<List extends readonly number[]>(
  all: readonly List[],
  chosenVectors: readonly (readonly number[])[],
  most: number,
): List[] {
  const knownVectors = new Set(chosenVectors.map(String));
  const away = (list: List): number => Math.min(...chosenVectors.map((other) => distance(list, other)));
  return all
    .filter((list) => !knownVectors.has(String(list)))
    .map((list) => ({ list, away: away(list) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ list }) => list);
}
