import type { Team } from "@teamwright/domain";
import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";
import { toTeams } from "../to-team.ts";

/** The name of a player in an export. */
export type NameOf = (playerIndex: number) => string;

/** What an export shows beside the teams. Scores are for all rows of the columns. */
export interface ExportOptions {
  readonly rows?: Uint32Array;
  readonly scores?: Float64Array;
}

export interface ExportRow extends Team {
  readonly points: number | null;
}

/** The JSON teams of the rows, with points where scores are given. */
export function exportRows(
  columns: TeamColumns,
  match: EngineMatch,
  { rows = everyRow(columns), scores }: ExportOptions = {},
): ExportRow[] {
  return toTeams(columns, match, rows).map((team, index) => ({
    ...team,
    points: scores?.[rows[index]!] ?? null,
  }));
}
