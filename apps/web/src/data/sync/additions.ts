import { teamLinks } from "@teamwright/contract/team-link";
import * as z from "zod/mini";
import type { AttemptRecord } from "../records/attempt-record.ts";
import { MAX_NAME } from "../records/attempt-record.ts";
import { findVersions } from "../records/attempt-versions.ts";
import type { RecordsDatabase } from "../records/database.ts";
import type { MatchRecord } from "../records/match-record.ts";
import { matchRecord, typedPointsSchema } from "../records/match-record.ts";
import { laterName } from "../records/rename-attempt.ts";
import { readStored } from "../records/stored-record.ts";
import { entriesByKey, typedKey, withTypedPoints } from "../records/typed-points.ts";
import { joinLinks } from "../transfer/team-links.ts";

/**
 * What is added to a stored attempt or its match later: an item of its own, because the name of the attempt's item does
 * not change with it. `links`: all links of the attempt's teams; `name`: what a person calls it; `attempt` is the name of
 * its item.
 */
const additionSchema = z.discriminatedUnion("kind", [
  z.object({
    version: z.literal(1),
    kind: z.literal("links"),
    attempt: z.string(),
    links: teamLinks(),
  }),
  z.object({
    version: z.literal(1),
    kind: z.literal("name"),
    attempt: z.string(),
    name: z.string().check(z.maxLength(MAX_NAME)),
    time: z.number(),
  }),
  z.object({ version: z.literal(1), kind: z.literal("points"), match: z.string(), typed: typedPointsSchema }),
]);
export type Addition = z.infer<typeof additionSchema>;

export const linksOf = (attempt: string, { process_names }: AttemptRecord): Addition[] =>
  Object.keys(process_names).length === 0
    ? []
    : [{ version: 1, kind: "links", attempt, links: process_names }];

export const chosenNamesOf = (attempt: string, { renamed }: AttemptRecord): Addition[] =>
  renamed === undefined ? [] : [{ version: 1, kind: "name", attempt, ...renamed }];

export const pointsOf = ({ id, typed_points = [] }: MatchRecord): Addition[] =>
  typed_points.map((typed) => ({ version: 1, kind: "points", match: id, typed }));

/** The content that names an addition: equal for equal ones, in whatever order their parts are stored. */
export function contentOf(addition: Addition): string {
  if (addition.kind === "links")
    return JSON.stringify(["links", addition.attempt, entriesByKey(addition.links)]);
  if (addition.kind === "name")
    return JSON.stringify(["name", addition.attempt, addition.name, addition.time]);
  return JSON.stringify(["points", addition.match, typedKey(addition.typed)]);
}

/** The item or match that an addition belongs to. */
export const targetOf = (addition: Addition): string =>
  addition.kind === "points" ? addition.match : addition.attempt;

/** Null for content that is no addition, or one of a later version. */
export async function readAddition(file: Blob): Promise<Addition | null> {
  try {
    return additionSchema.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null;
  }
}

async function changeMatch(
  db: RecordsDatabase,
  id: string,
  change: (match: MatchRecord) => MatchRecord,
): Promise<boolean> {
  return db.transaction("rw", [db.matches], async () => {
    const match = readStored(matchRecord, await db.matches.get(id));
    if (!match.ok) return false;
    await db.matches.put(change(match.value));
    return true;
  });
}

const withAddition = (
  attempt: AttemptRecord,
  addition: Exclude<Addition, { kind: "points" }>,
): AttemptRecord =>
  addition.kind === "links"
    ? { ...attempt, process_names: joinLinks(attempt.process_names, addition.links) }
    : { ...attempt, renamed: laterName(attempt.renamed, { name: addition.name, time: addition.time }) };

/** Adds to this device what another one has; false when it belongs to nothing here. Adding it twice adds nothing. */
export async function addAddition(
  addition: Addition,
  namedAttempts: ReadonlyMap<string, AttemptRecord>,
  db: RecordsDatabase,
): Promise<boolean> {
  if (addition.kind === "points")
    return changeMatch(db, addition.match, (match) =>
      withTypedPoints(match, [...(match.typed_points ?? []), addition.typed]),
    );
  const target = namedAttempts.get(addition.attempt);
  if (target === undefined) return false;
  return db.transaction("rw", [db.attempts, db.attemptTeams], async () => {
    const versions = await findVersions(target, db);
    for (const { attempt } of versions) await db.attempts.put(withAddition(attempt, addition));
    return versions.length > 0;
  });
}

/**
 * Another device has replaced this addition. Typed points are no longer a version of their own; they are shown until
 * others come. Links stay: what replaces them contains them. So does a name: the later one has taken its place already.
 */
export async function dropReplaced(addition: Addition, db: RecordsDatabase): Promise<void> {
  if (addition.kind !== "points") return;
  await changeMatch(db, addition.match, (match) =>
    withTypedPoints(
      match,
      (match.typed_points ?? []).filter((each) => typedKey(each) !== typedKey(addition.typed)),
    ),
  );
}
