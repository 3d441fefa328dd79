import type { TeamColumns } from "@teamwright/engine";
import { sameColumns } from "#data/records/attempt-versions.ts";
import { chosenTeams, rowsOfChosen } from "#data/transfer/team-of-row.ts";

/** The ticked teams of an attempt, one byte per row: ticking all of 25,000 is one fill, not 25,000 entries of a set. */
export interface Selection {
  readonly bits: Uint8Array;
  readonly count: number;
}

export const emptySelection = (teams: number): Selection => ({ bits: new Uint8Array(teams), count: 0 });

export const isSelected = ({ bits }: Selection, row: number): boolean => bits[row] === 1;

export function withToggled({ bits, count }: Selection, row: number): Selection {
  const next = bits.slice();
  const nextBit = next[row] === 1 ? 0 : 1;
  next[row] = nextBit;
  return { bits: next, count: count + (nextBit === 1 ? 1 : -1) };
}

/** Whether every one of the rows, or every team, is ticked. */
export function allSelected({ bits, count }: Selection, rows: Uint32Array | null): boolean {
  if (rows === null) return count > 0 && count === bits.length;
  return rows.length > 0 && rows.every((row) => bits[row] === 1);
}

/** Ticks or unticks the given rows (or all teams); other ticks stay. */
export function withAll({ bits }: Selection, rows: Uint32Array | null, isChosen: boolean): Selection {
  const next = bits.slice();
  if (rows === null) next.fill(isChosen ? 1 : 0);
  else for (const row of rows) next[row] = isChosen ? 1 : 0;
  return { bits: next, count: next.reduce((sum, bit) => sum + bit, 0) };
}

/** The ticked rows, ascending. */
export function selectedRows({ bits, count }: Selection): Uint32Array {
  const rows = new Uint32Array(count);
  let at = 0;
  for (let row = 0; row < bits.length; row++) if (bits[row] === 1) rows[at++] = row;
  return rows;
}

/** The ticked rows in the order in which they are shown, followed by those that are not shown. */
export function rowsInOrder(rowSelection: Selection, shownRows: Uint32Array | null): Uint32Array {
  if (shownRows === null) return selectedRows(rowSelection);
  const first = shownRows.filter((row) => isSelected(rowSelection, row));
  const firstRows = new Set(first);
  return Uint32Array.from([...first, ...selectedRows(rowSelection).filter((row) => !firstRows.has(row))]);
}

/** The ticks of the teams `before` in those of now: they follow their teams. */
export function followTeams(selected: Selection, before: TeamColumns, now: TeamColumns): Selection {
  if (sameColumns(before, now)) return selected;
  const rows = rowsOfChosen(now, chosenTeams(before, selectedRows(selected)));
  return withAll(emptySelection(now.count), Uint32Array.from(rows), true);
}
