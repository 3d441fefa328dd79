import { sportByIndex } from "@teamwright/domain/sports";
import type { EngineMatch } from "../../match.ts";
import type { TeamColumns } from "../columns.ts";
import { exportRows } from "./rows.ts";
import type { ExportOptions, NameOf } from "./rows.ts";

/**
 * A header line, then one line per team: number, credits, captain, vice-captain, one column per player in role order,
 * and points where scores are given. Comma, CRLF, quotes as in RFC 4180. Text that a spreadsheet would run as a formula
 * gets a leading apostrophe.
 */
export function teamsToCsv(
  columns: TeamColumns,
  match: EngineMatch,
  nameOf: NameOf,
  options: ExportOptions = {},
): string {
  const { teamSize, badges } = sportByIndex(columns.sport);
  const hasScores = options.scores !== undefined;
  const indexes = Array.from({ length: teamSize }, (_, index) => `Player ${index + 1}`);
  const head = [
    "Team",
    "Credits",
    badges.captain,
    badges.viceCaptain,
    ...indexes,
    ...(hasScores ? ["Points"] : []),
  ];
  const lines = exportRows(columns, match, options).map((team) => [
    String(team.team_number),
    String(team.credits),
    text(nameOf(team.captain)),
    text(nameOf(team.vicecaptain)),
    ...team.team.flat().map((player) => text(nameOf(player))),
    ...(hasScores ? [String(team.points ?? "")] : []),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");
}

/** A cell of CSV: quoted where it must be, and text that a spreadsheet would run as a formula with an apostrophe. */
export const csvCell = (value: string | number): string =>
  quote(typeof value === "number" ? String(value) : text(value));

const text = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
