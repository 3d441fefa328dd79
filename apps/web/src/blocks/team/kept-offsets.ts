import { RowOffsets } from "./row-offsets.ts";

/** How many lists keep their heights while the application runs. */
const MAX_KEPT = 6;
const offsetsOfTeams = new Map<string, RowOffsets>();

/**
 * The offsets of a list's rows, as measured when the list was shown before. When the user returns, the list has its
 * earlier height and offsets, so that the page can be scrolled to the same teams.
 */
export function keptOffsets(name: string, rows: number, estimate: number): RowOffsets {
  const key = `${name} ${rows} ${estimate}`;
  const offsets = offsetsOfTeams.get(key) ?? new RowOffsets(rows, estimate);
  offsetsOfTeams.delete(key);
  offsetsOfTeams.set(key, offsets);
  const [oldest] = offsetsOfTeams.keys();
  if (offsetsOfTeams.size > MAX_KEPT && oldest !== undefined) offsetsOfTeams.delete(oldest);
  return offsets;
}
