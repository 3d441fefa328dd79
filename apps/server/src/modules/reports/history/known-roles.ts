import { cricket, fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { readCsvTable } from "#modules/feeds/public.ts";
import { roleIndex } from "#modules/match-model/public.ts";
import type { FeedFile } from "#modules/feeds/public.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";

/** Roles by person. */
export type KnownRoles = ReadonlyMap<string, number>;

const ID_COLUMNS = ["player_id", "cricsheet_id"];
const ROLE_COLUMNS = ["role", "dream11_role"];

/** Reads a CSV with a person's id and role in each row; of several rows of a person the last one counts. */
export function readRoles(file: FeedFile): Outcome<KnownRoles, readonly FeedProblem[]> {
  const table = readCsvTable(file);
  if (!table.ok) return table;
  const { columns, rows } = table.value;
  const idColumn = ID_COLUMNS.find((name) => columns.includes(name));
  const roleColumn = ROLE_COLUMNS.find((name) => columns.includes(name));
  if (idColumn === undefined || roleColumn === undefined)
    return fail([
      {
        file: file.name,
        row: 1,
        field: idColumn === undefined ? "player_id" : "role",
        reason: "the column is missing",
      },
    ]);
  const roles = new Map<string, number>();
  const problems: FeedProblem[] = [];
  for (const { row, cells } of rows) {
    const role = roleIndex(cricket, cells.get(roleColumn) ?? "");
    const id = cells.get(idColumn) ?? "";
    if (role === undefined || id === "")
      problems.push({
        file: file.name,
        row,
        field: role === undefined ? roleColumn : idColumn,
        reason: role === undefined ? `"${cells.get(roleColumn)}" is not a role` : "must not be empty",
      });
    else roles.set(id, role);
  }
  return problems.length > 0 ? fail(problems) : succeed(roles);
}
