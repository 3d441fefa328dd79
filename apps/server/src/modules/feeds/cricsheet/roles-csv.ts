import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { readCsvTable } from "../import/csv-table.ts";
import type { FeedFile } from "../port.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";

/**
 * A row of the CSV that adds the values that Cricsheet lacks to its players. Cells are text; the format's schema parses
 * them.
 */
export interface RoleRow {
  readonly file: string;
  readonly row: number;
  readonly match: string;
  readonly team: string;
  readonly player: string;
  readonly cells: ReadonlyMap<string, string>;
}

/** Our column by each heading that may name it; the second spellings are those of existing crosswalks. */
const columns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    match: "match",
    cricsheet_match: "match",
    team: "team",
    cricsheet_team: "team",
    player: "player",
    cricsheet_name: "player",
    player_id: "player_id",
    cricsheet_id: "player_id",
    short_name: "short_name",
    dream11_team: "short_name",
    role: "role",
    dream11_role: "role",
    credits: "credits",
    selected_by: "selected_by",
    captain_percentage: "captain_percentage",
    vice_captain_percentage: "vice_captain_percentage",
    pl_id: "pl_id",
    match_time: "match_time",
    title: "title",
    dream11_match: "title",
    // The player's name in the list of squads; only the prematch recipe uses it.
    dream11_name: "listed_name",
  }),
);
const neededColumns = ["match", "player", "role", "credits"];

export function readRolesCsv(file: FeedFile): Outcome<readonly RoleRow[], readonly FeedProblem[]> {
  const table = readCsvTable(file);
  if (!table.ok) return table;
  const knownColumns = table.value.columns.map((heading) => columns.get(heading));
  const problems: FeedProblem[] = neededColumns
    .filter((name) => !knownColumns.includes(name))
    .map((field) => ({
      file: file.name,
      row: table.value.headingRow,
      field,
      reason: "the column is missing",
    }));
  for (const heading of table.value.columns)
    if (columns.get(heading) === undefined)
      problems.push({
        file: file.name,
        row: table.value.headingRow,
        field: heading,
        reason: "is not a column of the roles CSV",
      });
  if (problems.length > 0) return fail(problems);
  return succeed(
    table.value.rows.map(({ row, cells }) => {
      const codes = new Map<string, string>();
      for (const [heading, cell] of cells) {
        const name = columns.get(heading);
        if (name !== undefined && cell !== "") codes.set(name, cell);
      }
      const text = (name: string): string => codes.get(name) ?? "";
      return {
        file: file.name,
        row,
        match: text("match"),
        team: text("team"),
        player: text("player"),
        cells: codes,
      };
    }),
  );
}
