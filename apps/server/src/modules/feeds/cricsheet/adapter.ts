import { cricket, fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { limitProblems, looksLikeJson } from "../files.ts";
import { parseJson } from "../import/json.ts";
import type { FeedAdapter, FeedFile } from "../port.ts";
import type { FeedMatch, FeedProblem } from "#modules/match-model/public.ts";
import { warningsOf, fieldName, readDocument, reasonOf, roleIndex } from "#modules/match-model/public.ts";
import { unknownPersons } from "./check-persons.ts";
import { joinMatch } from "./join.ts";
import { readRolesCsv } from "./roles-csv.ts";
import type { RoleRow } from "./roles-csv.ts";
import { cricsheetSchema } from "./schema.ts";
import type { CricsheetMatch } from "./schema.ts";
import { pointsOf } from "./scorecard.ts";

/** Cricsheet match files (named by their number) and one or more CSVs of roles, credits and ownership. */
export const cricsheetAdapter: FeedAdapter = {
  name: "cricsheet",
  title: "Cricsheet match files and a CSV of roles and credits",
  // Every match file begins with the version of its format.
  recognizes: ({ content }) => /^\uFEFF?\s*\{\s*"meta"\s*:\s*\{\s*"data_version"/.test(content),
  read(files) {
    const problems: FeedProblem[] = [...limitProblems(files)];
    const rows: RoleRow[] = [];
    const matches: FeedMatch[] = [];
    if (problems.length > 0) return fail(problems);
    for (const file of files.filter((candidate) => !looksLikeJson(candidate))) {
      const read = readRolesCsv(file);
      if (read.ok) rows.push(...read.value);
      else problems.push(...read.error);
    }
    const matchFiles = files.filter(looksLikeJson);
    if (matchFiles.length === 0)
      problems.push({ file: files[0]?.name ?? "import", reason: "no Cricsheet match file was given" });
    if (problems.length > 0) return fail(problems);
    for (const file of matchFiles) {
      const read = readMatch(file, rows);
      if (read.ok) matches.push(read.value);
      else problems.push(...read.error);
    }
    return problems.length > 0 ? fail([...problems, ...warningsOf(matches)]) : succeed(matches);
  },
};

/** Cricsheet's number of a match is the name of its file. */
export const numberOf = (file: FeedFile): string =>
  (file.name.split(/[/\\]/).at(-1) ?? "").replace(/\.json$/i, "") || file.name;

export function parseCricsheet(file: FeedFile): Outcome<CricsheetMatch, readonly FeedProblem[]> {
  const json = parseJson(file);
  if (!json.ok) return fail([json.error]);
  const result = cricsheetSchema.safeParse(json.value, { error: reasonOf });
  if (result.success) {
    const unknown = unknownPersons(result.data, file);
    return unknown.length > 0 ? fail(unknown) : succeed(result.data);
  }
  return fail(
    result.error.issues.map((issue) => ({
      file: file.name,
      field: fieldName(issue.path),
      reason: `${issue.message} in Cricsheet's files`,
    })),
  );
}

function readMatch(file: FeedFile, rows: readonly RoleRow[]): Outcome<FeedMatch, readonly FeedProblem[]> {
  const match = parseCricsheet(file);
  if (!match.ok) return fail(match.error);
  const number = numberOf(file);
  const rowsOfMatch = rows.filter((row) => row.match === number);
  const roles = new Map(
    rowsOfMatch.map((row) => [row.player, roleIndex(cricket, row.cells.get("role") ?? "")]),
  );
  const points = pointsOf(match.value, (player) => roles.get(player));
  const joinedMatch = joinMatch(number, match.value, rowsOfMatch, { points, file: file.name });
  if (!joinedMatch.ok) return fail(joinedMatch.error);
  const read = readDocument(joinedMatch.value.document, joinedMatch.value.locate);
  return read.ok ? succeed({ ...read.value, warnings: joinedMatch.value.warnings }) : read;
}
