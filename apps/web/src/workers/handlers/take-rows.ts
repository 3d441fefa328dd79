import { renumberTeams, selectTeams } from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine";

/** The teams of the rows, numbered from 1 in that order. */
export const takeRows = (columns: TeamColumns, rows: readonly number[]): TeamColumns =>
  renumberTeams(selectTeams(columns, Uint32Array.from(rows)));
