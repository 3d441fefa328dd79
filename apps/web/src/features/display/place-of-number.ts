import type { TeamColumns } from "@teamwright/engine";

/** Where in the list the team of that number stands; "hidden" when the filters keep it out, "none" when there is no such team. */
export function placeOfNumber(
  teams: Pick<TeamColumns, "number" | "count">,
  rows: Uint32Array | null,
  number: number,
): number | "hidden" | "none" {
  // Numbers run from 1 in nearly every set; looking is for those that do not.
  const row = teams.number[number - 1] === number ? number - 1 : teams.number.indexOf(number);
  if (row < 0) return "none";
  if (rows === null) return row;
  const place = rows.indexOf(row);
  return place < 0 ? "hidden" : place;
}
