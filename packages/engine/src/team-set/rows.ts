import type { TeamColumns } from "./columns.ts";

/** Every row, in order. */
export function everyRow(columns: TeamColumns): Uint32Array {
  const rows = new Uint32Array(columns.count);
  for (let row = 0; row < rows.length; row++) rows[row] = row;
  return rows;
}
