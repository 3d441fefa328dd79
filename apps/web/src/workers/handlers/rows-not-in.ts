import type { TeamColumns } from "@teamwright/engine";

/** A team's players, captain and vice-captain: what makes it unique. */
const keyOf = ({ members, captain, viceCaptain }: TeamColumns, row: number): string =>
  `${members[3 * row]},${members[3 * row + 1]},${members[3 * row + 2]},${captain[row]},${viceCaptain[row]}`;

/** The rows of `columns` whose team is in none of the others. */
export function rowsNotIn(columns: TeamColumns, others: readonly TeamColumns[]): number[] {
  const known = new Set<string>();
  for (const other of others) for (let row = 0; row < other.count; row++) known.add(keyOf(other, row));
  const rows: number[] = [];
  for (let row = 0; row < columns.count; row++) if (!known.has(keyOf(columns, row))) rows.push(row);
  return rows;
}
