import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { FEED_LIMITS } from "../limits.ts";
import type { FeedFile } from "../port.ts";
import type { FeedMatch, FeedProblem, Origin, Path } from "#modules/match-model/public.ts";
import { readDocument } from "#modules/match-model/public.ts";
import { appIdColumn, cellValue, matchColumns, playerColumns } from "./columns.ts";
import type { ImportColumn } from "./columns.ts";
import { readCsvTable, TWICE } from "./csv-table.ts";
import type { CsvRow, CsvTable } from "./csv-table.ts";

type CsvValues = Record<string, unknown>;
interface DraftPlayer {
  readonly values: CsvValues;
  readonly origins: Map<string, Origin>;
  readonly first: Origin;
}
interface CsvMatch {
  readonly head: CsvValues;
  readonly origins: Map<string, Origin>;
  readonly first: Origin;
  readonly sides: readonly [DraftPlayer[], DraftPlayer[]];
}

/**
 * CSV files of the documented format, read together: rows with one `match_id` form one match, even from different
 * files, so fixtures, squads, line-ups and points may be in one file or in several.
 */
export function readCsvFiles(
  files: readonly FeedFile[],
): Outcome<readonly FeedMatch[], readonly FeedProblem[]> {
  const problems: FeedProblem[] = [];
  const drafts = new Map<string, CsvMatch>();
  const tables: CsvTable[] = [];
  for (const file of files) {
    const read = readCsvTable(file);
    const table = read.ok ? byColumnNames(read.value) : read;
    if (!table.ok) problems.push(...table.error);
    else if (headingProblems(table.value, problems)) tables.push(table.value);
  }
  // The match's columns first, in all files: a player's row may name its side by the team's name.
  for (const table of tables) for (const row of table.rows) addMatchCells(table, row, drafts, problems);
  for (const table of tables) for (const row of table.rows) addPlayerCells(table, row, drafts, problems);
  if (problems.length > 0) return fail(problems.slice(0, FEED_LIMITS.problems));
  return finish(drafts);
}

/** A heading may be in words, "Match ID": the table by the names of its columns. */
function byColumnNames(table: CsvTable): Outcome<CsvTable, readonly FeedProblem[]> {
  const nameOf = (heading: string): string => {
    const name = heading.toLowerCase().replace(/[\s_-]+/g, "_");
    return isColumn(name) ? name : heading;
  };
  const columns = table.columns.map(nameOf);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined)
    return fail([{ file: table.file, row: table.headingRow, field: twice, reason: TWICE }]);
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: new Map([...cells].map(([heading, cell]) => [nameOf(heading), cell])),
  }));
  return succeed({ ...table, columns, rows });
}

function headingProblems(table: CsvTable, problems: FeedProblem[]): boolean {
  const before = problems.length;
  const { file, headingRow: row } = table;
  if (!table.columns.includes("match_id"))
    problems.push({ file, row, field: "match_id", reason: "the column is missing" });
  const names = table.columns.includes("name") || table.columns.includes("player_id");
  if (names && !table.columns.includes("side"))
    problems.push({ file, row, field: "side", reason: "the column is missing" });
  for (const name of table.columns)
    if (!isColumn(name)) problems.push({ file, row, field: name, reason: "is not a column of the format" });
  return problems.length === before;
}

const isColumn = (name: string): boolean =>
  name === "match_id" || name === "side" || columnOf(name) !== undefined;

const columnOf = (name: string): ImportColumn | undefined =>
  matchColumns.get(name) ?? playerColumns.get(name) ?? appIdColumn(name);

function addMatchCells(
  table: CsvTable,
  row: CsvRow,
  drafts: Map<string, CsvMatch>,
  problems: FeedProblem[],
): void {
  const file = table.file;
  const id = row.cells.get("match_id") ?? "";
  if (id === "") {
    problems.push({ file, row: row.row, field: "match_id", reason: "must not be empty" });
    return;
  }
  const first = { file, row: row.row };
  const draft: CsvMatch = drafts.get(id) ?? { head: { id }, origins: new Map(), first, sides: [[], []] };
  drafts.set(id, draft);
  for (const [name, cell] of row.cells) {
    const column = matchColumns.get(name);
    const value = column === undefined ? undefined : cellValue(column, cell);
    if (column === undefined || value === undefined) continue;
    const path = column.path.join(".");
    const reason = put(draft.head, column.path, value, placeOf(draft.origins.get(path), file));
    if (reason === null) setFirst(draft.origins, path, { ...first, field: name });
    else problems.push({ file, row: row.row, match: id, field: name, reason });
  }
}

function addPlayerCells(
  table: CsvTable,
  row: CsvRow,
  drafts: Map<string, CsvMatch>,
  problems: FeedProblem[],
): void {
  const cells = [...row.cells].filter(
    ([name]) => name !== "side" && !matchColumns.has(name) && name !== "match_id",
  );
  const draft = drafts.get(row.cells.get("match_id") ?? "");
  if (draft === undefined || cells.every(([, cell]) => cell === "")) return;
  const at = { file: table.file, row: row.row };
  const match = String(draft.head["id"]);
  const side = sideOf(draft, row.cells.get("side") ?? "");
  if (side === undefined) {
    problems.push({
      ...at,
      match,
      field: "side",
      reason: "must be left, right or the name of one of the two teams",
    });
    return;
  }
  const player = playerOf(draft.sides[side], row, at);
  for (const [name, cell] of cells) {
    const column = columnOf(name);
    const value = column === undefined ? undefined : cellValue(column, cell);
    if (column === undefined || value === undefined) continue;
    const path = column.path.join(".");
    const reason = put(player.values, column.path, value, placeOf(player.origins.get(path), at.file));
    if (reason === null) setFirst(player.origins, path, { ...at, field: name });
    else problems.push({ ...at, match, field: name, reason: sameRowReason(reason, player.first, at) });
  }
}

/** The player of an earlier row (of this or another file), by id, else by name and role; or a new one. */
function playerOf(players: DraftPlayer[], row: CsvRow, first: Origin): DraftPlayer {
  const id = row.cells.get("player_id") ?? "";
  const name = row.cells.get("name") ?? "";
  const role = row.cells.get("role") ?? "";
  const same = (player: DraftPlayer): boolean => {
    const values = player.values;
    if (id !== "" && values["id"] !== undefined) return values["id"] === id;
    if (name === "" || values["name"] !== name) return false;
    return role === "" || values["role"] === undefined || values["role"] === role;
  };
  const samePlayer = players.find(same);
  if (samePlayer !== undefined) return samePlayer;
  const draft: DraftPlayer = { values: {}, origins: new Map(), first };
  players.push(draft);
  return draft;
}

function sideOf(draft: CsvMatch, text: string): 0 | 1 | undefined {
  const lowerText = text.toLowerCase();
  for (const [side, key] of (["left", "right"] as const).entries()) {
    const team = draft.head[key];
    const names = typeof team === "object" && team !== null ? Object.values(team) : [];
    if (
      lowerText === key ||
      (lowerText !== "" && names.some((name) => String(name).toLowerCase() === lowerText))
    )
      return side === 0 ? 0 : 1;
  }
  return undefined;
}

/** A value has its origin where it stands first. */
function setFirst(origins: Map<string, Origin>, path: string, origin: Origin): void {
  if (!origins.has(path)) origins.set(path, origin);
}

const placeOf = (origin: Origin | undefined, file: string): string =>
  origin === undefined || origin.file === file
    ? `row ${origin?.row ?? "?"}`
    : `${origin.file}, row ${origin.row ?? "?"}`;

/** Null when the value was set, else the reason: another row has a different value. */
function put(target: CsvValues, path: readonly string[], value: unknown, place: string): string | null {
  const [key, ...rest] = path;
  if (key === undefined) return null;
  if (rest.length > 0) {
    const inner = (target[key] ??= {}) as CsvValues;
    return put(inner, rest, value, place);
  }
  const before = target[key];
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value))
    return `is ${JSON.stringify(value)} here and ${JSON.stringify(before)} on ${place}`;
  target[key] = value;
  return null;
}

function sameRowReason(reason: string, first: Origin, at: Origin): string {
  const where = first.file === at.file ? `row ${first.row}` : `${first.file}, row ${first.row}`;
  return `${reason}: is this the player of ${where}? Give each a player_id`;
}

function finish(
  drafts: ReadonlyMap<string, CsvMatch>,
): Outcome<readonly FeedMatch[], readonly FeedProblem[]> {
  const matches: FeedMatch[] = [];
  const problems: FeedProblem[] = [];
  for (const draft of drafts.values()) {
    const read = readDocument(documentOf(draft), (path) => locate(draft, path));
    if (read.ok) matches.push(read.value);
    else problems.push(...read.error);
  }
  return problems.length > 0 ? fail(problems) : succeed(matches);
}

function documentOf(draft: CsvMatch): CsvValues {
  const document: CsvValues = { ...draft.head };
  for (const [side, key] of (["left", "right"] as const).entries()) {
    const players = draft.sides[side === 0 ? 0 : 1];
    if (players.length === 0) continue;
    document[key] = {
      ...(document[key] as CsvValues | undefined),
      players: players.map((player) => player.values),
    };
  }
  return document;
}

function locate(draft: CsvMatch, path: Path): Origin {
  const [key, part, index, ...rest] = path;
  if (part !== "players" || typeof index !== "number") {
    const known = draft.origins.get(path.map(String).join("."));
    return known ?? { ...draft.first, ...(path.length === 0 ? {} : { field: columnName(path) }) };
  }
  const player = draft.sides[key === "right" ? 1 : 0][index];
  if (player === undefined) return draft.first;
  const origin = player.origins.get(rest.map(String).join("."));
  return origin ?? { ...player.first, ...(rest.length === 0 ? {} : { field: columnName(rest) }) };
}

function columnName(path: Path): string {
  const wanted = path.map(String).join(".");
  const all = [...matchColumns, ...playerColumns];
  return all.find(([, column]) => column.path.join(".") === wanted)?.[0] ?? wanted;
}
