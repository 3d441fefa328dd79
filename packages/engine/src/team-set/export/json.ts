import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { exportRows } from "./rows.ts";
import type { ExportOptions, NameOf } from "./rows.ts";

/** A JSON list of the documents' teams, each with the names of its players by player_index, and points where scores are given. */
export function teamsToJson(
  columns: TeamColumns,
  match: EngineMatch,
  nameOf: NameOf,
  options: ExportOptions = {},
): string {
  const teams = exportRows(columns, match, options).map(({ points, ...team }) => ({
    ...team,
    ...(points === null ? {} : { points }),
    names: Object.fromEntries(team.team.flat().map((player) => [player, nameOf(player)])),
  }));
  return JSON.stringify(teams);
}
