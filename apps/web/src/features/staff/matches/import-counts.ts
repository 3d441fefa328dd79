type ImportResult = { readonly created: boolean; readonly changes: readonly unknown[] };

const rank = ({ created, changes }: ImportResult): number => (created ? 0 : changes.length > 0 ? 1 : 2);

/** How many matches are new, changed and unchanged. */
export const importCounts = (matches: readonly ImportResult[]) => {
  const counts: [number, number, number] = [0, 0, 0];
  for (const match of matches) counts[rank(match)] = (counts[rank(match)] ?? 0) + 1;
  const [createdCount, changedCount, unchangedCount] = counts;
  return { created: createdCount, changed: changedCount, unchanged: unchangedCount };
};

/** New matches, then changed ones, then the rest; each in the order of the files. */
export const newsFirst = <Match extends ImportResult>(matches: readonly Match[]): readonly Match[] =>
  matches.toSorted((a, b) => rank(a) - rank(b));
