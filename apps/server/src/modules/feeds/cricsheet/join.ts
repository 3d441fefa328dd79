import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { cellValue, playerColumns } from "../import/columns.ts";
import { pointsWithParts, scoringOf, fieldName } from "#modules/match-model/public.ts";
import type { FeedProblem, Origin, Locate } from "#modules/match-model/public.ts";
import type { RoleRow } from "./roles-csv.ts";
import type { CricsheetMatch } from "./schema.ts";
import { announcedOf } from "./scorecard.ts";
import { summaryOf } from "./summary.ts";
import type { ScoredMatch } from "@teamwright/scoring";

interface JoinedDocument {
  readonly document: unknown;
  readonly locate: Locate;
  readonly warnings: readonly FeedProblem[];
}

/** Cricsheet has the day of a match, not its hour: 14:00 UTC unless the CSV's match_time gives it. */
const USUAL_HOUR = "T14:00:00Z";

/**
 * Combines a Cricsheet match and its rows of roles into a match of the documented format: starters first, then
 * replacements.
 */
export function joinMatch(
  number: string,
  match: CricsheetMatch,
  rows: readonly RoleRow[],
  { points, file }: { readonly points: ScoredMatch | null; readonly file: string },
): Outcome<JoinedDocument, readonly FeedProblem[]> {
  const { info } = match;
  const teams = sidesOf(match, rows);
  const id = `cricsheet-${number}`;
  const problems: FeedProblem[] = [...unknownRows(match, rows, id), ...contradictingRows(match, rows, id)];
  const warnings: FeedProblem[] = [];
  const warn = (field: string, reason: string) => warnings.push({ file, match: id, field, reason });
  const scoredPlayers = new Map((points?.players ?? []).map((player) => [player.player, player]));
  const origins: [Map<number, Origin>, Map<number, Origin>] = [new Map(), new Map()];
  const side = (index: 0 | 1): unknown => {
    const team = teams[index];
    const starters = new Set(announcedOf(match, team));
    const listedNames = info.players[team] ?? [];
    const players: unknown[] = [];
    for (const name of [...starters, ...listedNames.filter((other) => !starters.has(other))]) {
      const row = rowOf(match, rows, team, name);
      if (row === undefined) {
        if (starters.has(name))
          problems.push({
            file,
            match: id,
            field: "role",
            reason: `no row gives role and credits of ${name} (${team})`,
          });
        else warn("role", `no row gives role and credits of ${name} (${team}), who came on: left out`);
        continue;
      }
      origins[index].set(players.length, { file: row.file, row: row.row });
      players.push({
        ...valuesOf(row),
        id: info.registry.people[name] ?? row.cells.get("player_id"),
        name,
        playing: starters.has(name),
        availability: starters.has(name) ? "announced" : "substitute",
        ...(points === null ? {} : pointsWithParts(scoredPlayers.get(name))),
      });
    }
    const short = shortNameOf(rows, team);
    return { name: team, ...(short === undefined ? {} : { short_name: short }), players };
  };
  const summary = summaryOf(match);
  if (!summary.ok) warn("summary", `is left out: ${summary.error}`);
  if (points === null) warn("points", "are not counted: no rule-set is known for this kind of match");
  // A match without a result was abandoned: nobody gets points or a result notice.
  const endState = info.outcome?.result === "no result" ? "abandoned" : "finished";
  const document = {
    id,
    sport: "cricket",
    match_time:
      rows.find((row) => row.cells.has("match_time"))?.cells.get("match_time") ??
      `${info.dates[0]}${USUAL_HOUR}`,
    series: info.event?.name ?? "Cricket",
    ...(points !== null || info.outcome !== undefined ? { status: endState } : {}),
    ...(points === null ? {} : { scoring: scoringOf(points.ruleSet, points.warnings) }),
    ...(summary.ok ? { summary: summary.value } : {}),
    left: side(0),
    right: side(1),
  };
  if (problems.length > 0) return fail(problems);
  return succeed({ document, locate: (path) => locate(path, origins, file), warnings });
}

const shortNameOf = (rows: readonly RoleRow[], team: string): string | undefined =>
  rows.find((row) => row.team === team)?.cells.get("short_name");

/** Cricsheet's order of the teams has no meaning; a title such as "RR vs KOL" names the left one first. */
function sidesOf({ info }: CricsheetMatch, rows: readonly RoleRow[]): readonly [string, string] {
  const [first, second] = info.teams;
  const left = rows
    .find((row) => row.cells.has("title"))
    ?.cells.get("title")
    ?.split(/ vs? /)[0];
  return left !== undefined && left === shortNameOf(rows, second) ? [second, first] : [first, second];
}

function rowOf(
  match: CricsheetMatch,
  rows: readonly RoleRow[],
  team: string,
  name: string,
): RoleRow | undefined {
  const id = match.info.registry.people[name];
  return rows.find((row) => {
    const rowId = row.cells.get("player_id");
    if (rowId !== undefined && id !== undefined) return rowId === id;
    return row.player === name && (row.team === "" || row.team === team);
  });
}

/** A row without a matching player is a misspelling, and is reported so that it is not lost. */
function unknownRows(match: CricsheetMatch, rows: readonly RoleRow[], id: string): FeedProblem[] {
  const people = match.info.registry.people;
  const names = new Set(match.info.teams.flatMap((team) => match.info.players[team] ?? []));
  const ids = new Set([...names].map((name) => people[name]));
  return rows
    .filter((row) => !names.has(row.player) && !ids.has(row.cells.get("player_id")))
    .map((row) => ({
      file: row.file,
      row: row.row,
      match: id,
      field: "player",
      reason: `"${row.player}" is not in the match`,
    }));
}

/** Two rows of one player with different roles or credits: neither can be believed. */
function contradictingRows(match: CricsheetMatch, rows: readonly RoleRow[], id: string): FeedProblem[] {
  const first = new Map<string, RoleRow>();
  return rows.flatMap((row): FeedProblem[] => {
    const person = row.cells.get("player_id") ?? match.info.registry.people[row.player] ?? row.player;
    const key = `${row.team} ${person}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    const field = ["role", "credits"].find((name) => earlier?.cells.get(name) !== row.cells.get(name));
    if (earlier === undefined || field === undefined) return [];
    const reason = `of ${row.player} is "${row.cells.get(field) ?? ""}" here and "${earlier.cells.get(field) ?? ""}" on row ${earlier.row}`;
    return [{ file: row.file, row: row.row, match: id, field, reason }];
  });
}

function valuesOf(row: RoleRow): Record<string, unknown> {
  const fields = ["role", "credits", "selected_by", "captain_percentage", "vice_captain_percentage", "pl_id"];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const column = playerColumns.get(field);
      const cell = row.cells.get(field);
      return column === undefined || cell === undefined ? [] : [[field, cellValue(column, cell)]];
    }),
  );
}

function locate(
  path: readonly PropertyKey[],
  origins: readonly [Map<number, Origin>, Map<number, Origin>],
  file: string,
): Origin {
  const [key, part, index, field] = path;
  const origin =
    part === "players" && typeof index === "number" ? origins[key === "right" ? 1 : 0].get(index) : undefined;
  return origin === undefined
    ? { file, field: fieldName(path) }
    : { ...origin, ...(field === undefined ? {} : { field: String(field) }) };
}
