type CountsTable<Counts> = readonly Counts[];

/** The values at these indexes of a sport's table; indexes outside it are left out. */
export const valuesAt = <Counts extends readonly number[]>(
  table: CountsTable<Counts>,
  indexes: readonly number[],
): readonly Counts[] =>
  indexes.flatMap((index) => {
    const counts = table[index];
    return counts === undefined ? [] : [counts];
  });

/** The indexes of the values in a sport's table; values outside it are left out. */
export function indexesIn(
  table: CountsTable<readonly number[]>,
  values: CountsTable<readonly number[]> = [],
): number[] {
  const keys = table.map((counts) => counts.join("-"));
  return values.map((counts) => keys.indexOf(counts.join("-"))).filter((index) => index >= 0);
}
