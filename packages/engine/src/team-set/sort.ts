import type { TeamColumns } from "./columns.ts";
import { everyRow } from "./rows.ts";

/** What teams are sorted by. "points" needs the scores of `scoreTeams`. */
export type SortKey =
  | { readonly by: "number"; readonly descending?: boolean }
  | { readonly by: "credits"; readonly descending?: boolean }
  | { readonly by: "points"; readonly scores: Float64Array; readonly descending?: boolean };

/** The rows in the order of the key; rows that are equal stay in the order given. */
export function sortTeams(
  columns: TeamColumns,
  key: SortKey,
  rows: Uint32Array = everyRow(columns),
): Uint32Array {
  const values = valuesOf(columns, key);
  const sign = key.descending === true ? -1 : 1;
  return rows.toSorted((one, other) => sign * (values[one]! - values[other]!));
}

function valuesOf(columns: TeamColumns, key: SortKey): ArrayLike<number> {
  switch (key.by) {
    case "number":
      return columns.number;
    case "credits":
      return columns.credits;
    case "points":
      return key.scores;
  }
}
