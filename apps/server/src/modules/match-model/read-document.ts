import { fail, sportBySlug, succeed } from "@teamwright/domain";
import type { Outcome, Sport } from "@teamwright/domain";
import type { z } from "zod";
import { matchDocumentSchema } from "./feed-match.ts";
import type { ParsedMatchDocument } from "./feed-match.ts";
import type { FeedMatch, FeedPlayer, FeedProblem, FeedSide, Origin } from "./validated-match.ts";
import { warningsOf } from "./problem.ts";
import { reasonOf } from "./reason.ts";
import { roleIndex } from "./roles.ts";

export type Path = readonly PropertyKey[];
/** Finds the position of a part of the document in its file. */
export type Locate = (path: Path) => Origin;

/** Parses one match of the documented format from an unknown value. Every problem is reported, not only the first. */
export function readDocument(value: unknown, locate: Locate): Outcome<FeedMatch, readonly FeedProblem[]> {
  const result = matchDocumentSchema.safeParse(value, { error: reasonOf });
  if (!result.success) {
    const match = idOf(value);
    return fail(result.error.issues.flatMap((issue) => problemsOf(issue, locate, match)));
  }
  const { match, unknownRoles } = toFeedMatch(result.data, locate);
  if (unknownRoles.length === 0) return succeed(match);
  return fail(unknownRoles.map(({ path, reason }) => problemAt(locate(path), match.id, reason, path)));
}

/**
 * Parses documents that an adapter made, in the same way as files. `warnings` are what the adapter noticed in its files;
 * the first match carries them.
 */
export function readDocuments(
  documents: readonly unknown[],
  file: string,
  warnings: readonly FeedProblem[] = [],
): Outcome<readonly FeedMatch[], readonly FeedProblem[]> {
  const matches: FeedMatch[] = [];
  let problems: readonly FeedProblem[] = [];
  for (const document of documents) {
    const read = readDocument(document, (path) => ({ file, field: fieldName(path) }));
    if (read.ok) matches.push(matches.length === 0 ? { ...read.value, warnings } : read.value);
    else problems = problems.concat(read.error);
  }
  if (documents.length === 0) return fail([{ file, reason: "holds no match" }]);
  return problems.length > 0 ? fail([...problems, ...warningsOf(matches)]) : succeed(matches);
}

/** `left.players[3].credits` */
export function fieldName(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("id" in value)) return undefined;
  return typeof value.id === "string" ? value.id.slice(0, 80) : undefined;
}

function problemsOf(issue: z.core.$ZodIssue, locate: Locate, match: string | undefined): FeedProblem[] {
  const paths: Path[] =
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => problemAt(locate(path), match, issue.message, path));
}

function problemAt(origin: Origin, match: string | undefined, reason: string, path: Path): FeedProblem {
  const field = origin.field ?? fieldName(path);
  return {
    file: origin.file,
    ...(origin.row === undefined ? {} : { row: origin.row }),
    ...(match === undefined ? {} : { match }),
    ...(field === "" ? {} : { field }),
    reason,
  };
}

/** A role of a document that the sport does not have; the player is then without a role. */
export interface UnknownRole {
  readonly path: Path;
  readonly reason: string;
}

/** Turns the words of a parsed document into indexes. `roleOf` finds the role of a source's word. */
export function toFeedMatch(
  document: ParsedMatchDocument,
  locate: Locate,
  roleOf: (sport: Sport, text: string) => number | undefined = roleIndex,
): { readonly match: FeedMatch; readonly unknownRoles: readonly UnknownRole[] } {
  const { left, right, partial, sport: slug, ...head } = document;
  const sport = sportBySlug(slug);
  if (sport === undefined) throw new RangeError(`no sport ${slug}: the schema let it in`);
  const unknownRoles: UnknownRole[] = [];
  const side = (key: "left" | "right", side: ParsedMatchDocument["left"]): FeedSide => {
    const { players, ...rest } = side ?? {};
    if (players === undefined) return rest;
    const read = players.map((player, index): FeedPlayer => {
      const path = [key, "players", index];
      const { role: text, ...values } = player;
      const role = text === undefined ? undefined : roleOf(sport, text);
      if (text !== undefined && role === undefined)
        unknownRoles.push({ path: [...path, "role"], reason: unknownRole(sport, text) });
      return { ...values, ...(role === undefined ? {} : { role }), origin: locate(path) };
    });
    return { ...rest, players: read };
  };
  const sides = [side("left", left), side("right", right)] as const;
  const match = { ...head, sport: sport.index, partial: partial ?? false, sides, origin: locate([]) };
  return { match, unknownRoles };
}

function unknownRole(sport: Sport, given: string): string {
  const known = sport.roles.map((role) => role.code).join(", ");
  return `"${given}" is not a role of ${sport.name.toLowerCase()} (${known})`;
}
