import type { TeamColumns } from "@teamwright/engine";

/**
 * The index in the list of the team with that number; "hidden" when the filters exclude it, "none" when it does not
 * exist.
 */
export function rowOfNumber(
  teams: Pick<TeamColumns, "number" | "count">,
  rows: Uint32Array | null,
  number: number,
): number | "hidden" | "none" {
  // Numbers run from 1 in nearly every set; the search is for the other sets.
  const row = teams.number[number - 1] === number ? number - 1 : teams.number.indexOf(number);
  if (row < 0) return "none";
  if (rows === null) return row;
  const index = rows.indexOf(row);
  return index < 0 ? "hidden" : index;
}
