import type { TeamColumns } from "@teamwright/engine";
import { membersOf } from "@teamwright/engine/team-set";
import { linkKeyOf } from "./team-links.ts";
import type { TransferTeam } from "./transfer-record.ts";

/** A row of an attempt's teams in the form of transfers. */
export const teamOfRow = (columns: TeamColumns, row: number): TransferTeam => ({
  number: columns.number[row] ?? row + 1,
  players: membersOf(columns, row),
  captain: columns.captain[row] ?? -1,
  viceCaptain: columns.viceCaptain[row] ?? -1,
});

/** What the team of each row is (`linkKeyOf`). */
export const keysOfRows = (columns: TeamColumns): readonly string[] =>
  Array.from({ length: columns.count }, (_, row) => linkKeyOf(teamOfRow(columns, row)));

/** The teams by what they are (`linkKeyOf`). */
export const keysOfTeams = (columns: TeamColumns): ReadonlySet<string> => new Set(keysOfRows(columns));

/** Chosen teams: their rows, and what they are, so that they are found when the set has another order. */
export interface TickedTeams {
  readonly rows: readonly number[];
  /** `linkKeyOf` of each row's team. */
  readonly keys: readonly string[];
}

export const chosenTeams = (columns: TeamColumns, rows: Iterable<number>): TickedTeams => {
  const sorted = [...rows].toSorted((one, other) => one - other);
  return { rows: sorted, keys: sorted.map((row) => linkKeyOf(teamOfRow(columns, row))) };
};

/**
 * The rows that the chosen teams have now, ascending. Where a team is gone and the others are in their rows, a repair put
 * another one in its place, which is chosen.
 */
export function rowsOfChosen(columns: TeamColumns, { rows, keys }: TickedTeams): readonly number[] {
  const rowOf = new Map(keysOfRows(columns).map((key, row) => [key, row]));
  const rowsOfKeys = keys.map((key) => rowOf.get(key));
  const isReordered = rowsOfKeys.some((row, at) => row !== undefined && row !== rows[at]);
  const rowsNow = rowsOfKeys.flatMap((row, at) => row ?? (isReordered ? [] : (rows[at] ?? [])));
  return [...new Set(rowsNow)].filter((row) => row < columns.count).toSorted((one, other) => one - other);
}
