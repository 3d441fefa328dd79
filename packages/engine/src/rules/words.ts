/** "2, 15 and 30" stays a plain list: screens replace indexes by names. */
export const listOf = (values: readonly (number | string)[]): string =>
  values.length === 0 ? "none" : values.join(", ");

/** "5-6 or 6-5". */
export const eitherOf = (lists: readonly (readonly number[])[]): string =>
  lists.length === 0 ? "none" : lists.map((list) => list.join("-")).join(" or ");

/** 96.5, not 96.50. */
export const creditText = (credits: number): string => String(Math.round(credits * 100) / 100);

export const candidates = (count: number): string => (count === 1 ? "1 candidate" : `${count} candidates`);

/** How far two lists of counts lie apart: the players that would have to move. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, count, place) => sum + Math.abs(count - (other[place] ?? 0)), 0) / 2;

/** Of `all`, those not in `chosen`, nearest to any chosen first, at most `most`. */
export function nearestMissing<List extends readonly number[]>(
  all: readonly List[],
  chosen: readonly (readonly number[])[],
  most: number,
): List[] {
  const known = new Set(chosen.map(String));
  const away = (list: List): number => Math.min(...chosen.map((other) => distance(list, other)));
  return all
    .filter((list) => !known.has(String(list)))
    .map((list) => ({ list, away: away(list) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ list }) => list);
}
