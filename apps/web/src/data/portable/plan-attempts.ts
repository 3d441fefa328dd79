import { attemptRecord, attemptTeams } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import { isVersionOf } from "../records/attempt-versions.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import type { MatchRecord, TypedPoints } from "../records/match-record.ts";
import { laterName } from "../records/rename-attempt.ts";
import { readableOf, readStored } from "../records/stored-record.ts";
import { typedKey, withTypedPoints } from "../records/typed-points.ts";
import { joinLinks } from "../transfer/team-links.ts";
import type { ReadFile } from "./read-file.ts";
import type { FileAttempt } from "./read-teams.ts";

/** The rows that an import writes for matches with stored teams, and what they mean. */
export interface AttemptPlan {
  readonly matches: readonly MatchRecord[];
  readonly attempts: readonly FileAttempt[];
  /** Attempts that the device has already. */
  readonly same: number;
  /** Of these: the ones that get links of teams or a later name from the file. */
  readonly linkedAttempts: readonly AttemptRecord[];
  /** The number of these links. */
  readonly links: number;
  /** The number of these names. */
  readonly names: number;
  /** Of the attempts: another version of one that the device has. */
  readonly both: number;
}

const columnsOf = ({ members, captain, viceCaptain, credits, number }: AttemptTeams["teams"]) => [
  members,
  captain,
  viceCaptain,
  credits,
  number,
];

function haveEqualTeams(one: AttemptTeams["teams"], other: AttemptTeams["teams"]): boolean {
  if (one.count !== other.count || one.sport !== other.sport) return false;
  const columns = columnsOf(other);
  return columnsOf(one).every((column, at) => column.every((value, row) => columns[at]?.[row] === value));
}

/** The device's record wins, but points that it does not have are taken from the file; typed points of both are kept. */
function mergedMatch(ownMatch: MatchRecord | undefined, fileMatch: MatchRecord): MatchRecord {
  if (ownMatch === undefined) return fileMatch;
  if (ownMatch.typed_points?.length && fileMatch.typed_points)
    return withVersionsOf(ownMatch, fileMatch.typed_points);
  if (ownMatch.result || !fileMatch.result) return ownMatch;
  return {
    ...fileMatch,
    time: ownMatch.time,
    next_attempt: ownMatch.next_attempt,
    automatic: ownMatch.automatic,
  };
}

function withVersionsOf(ownMatch: MatchRecord, filePoints: readonly TypedPoints[]): MatchRecord {
  const ownPoints = ownMatch.typed_points ?? [];
  const matchWithPoints = withTypedPoints(ownMatch, [...ownPoints, ...filePoints]);
  const isNew = matchWithPoints.typed_points?.map(typedKey).join() !== ownPoints.map(typedKey).join();
  return isNew ? matchWithPoints : ownMatch;
}

/** The device's attempt with the links of the file's and the later name; null where both are here already. */
function withLater(ownAttempt: AttemptRecord, fileAttempt: AttemptRecord) {
  const process_names = joinLinks(ownAttempt.process_names, fileAttempt.process_names);
  const links = Object.entries(process_names).filter(
    ([team, link]) => ownAttempt.process_names[team] !== link,
  ).length;
  const laterRename = laterName(ownAttempt.renamed, fileAttempt.renamed);
  const names =
    laterRename?.time === ownAttempt.renamed?.time && laterRename?.name === ownAttempt.renamed?.name ? 0 : 1;
  return links + names === 0
    ? null
    : { attempt: { ...ownAttempt, process_names, renamed: laterRename }, links, names };
}

async function ownMatch(db: RecordsDatabase, id: string): Promise<MatchRecord | undefined> {
  const raw = await db.matches.get(id);
  if (raw === undefined) return undefined;
  const read = readStored(matchRecord, raw);
  // A record of a later version must not be replaced.
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
}

async function planMatch(
  db: RecordsDatabase,
  fileMatch: MatchRecord,
  offeredAttempts: readonly FileAttempt[],
) {
  const storedMatch = await ownMatch(db, fileMatch.id);
  const knownAttempts: FileAttempt[] = [];
  for (const attempt of readableOf(
    attemptRecord,
    await db.attempts.where("match_id").equals(fileMatch.id).toArray(),
  )) {
    // Only those that may be equal are read: an attempt has megabytes.
    if (!offeredAttempts.some((one) => isVersionOf(one.attempt, attempt))) continue;
    const teams = readStored(attemptTeams, await db.attemptTeams.get([fileMatch.id, attempt.id]));
    if (teams.ok) knownAttempts.push({ attempt, teams: teams.value });
  }
  const plan = {
    added: [] as FileAttempt[],
    linked: [] as AttemptRecord[],
    links: 0,
    names: 0,
    same: 0,
    both: 0,
  };
  const takenIds = new Set(
    (await db.attempts.where("match_id").equals(fileMatch.id).primaryKeys()).map(([, id]) => id),
  );
  let next = Math.max(storedMatch?.next_attempt ?? 1, ...[...takenIds].map((id) => id + 1));
  for (const { attempt, teams } of offeredAttempts) {
    const versions = knownAttempts.filter((one) => isVersionOf(one.attempt, attempt));
    const same = versions.find((one) => haveEqualTeams(one.teams.teams, teams.teams));
    if (same) {
      plan.same += 1;
      const laterAttempt = withLater(same.attempt, attempt);
      if (laterAttempt && !plan.added.includes(same)) {
        plan.linked.push(laterAttempt.attempt);
        plan.links += laterAttempt.links;
        plan.names += laterAttempt.names;
      }
      continue;
    }
    if (versions.length > 0) plan.both += 1;
    // A match that is new keeps the numbers that its owner knows.
    const id = storedMatch === undefined && !takenIds.has(attempt.id) ? attempt.id : next;
    takenIds.add(id);
    next = Math.max(next, id + 1);
    const addedAttempt = { attempt: { ...attempt, id }, teams: { ...teams, id } };
    plan.added.push(addedAttempt);
    knownAttempts.push(addedAttempt);
  }
  const combinedMatch = mergedMatch(storedMatch, fileMatch);
  const match = { ...combinedMatch, next_attempt: Math.max(next, combinedMatch.next_attempt) };
  const changes = plan.added.length > 0 || (storedMatch !== undefined && combinedMatch !== storedMatch);
  return { ...plan, match: changes ? match : null };
}

/** Which attempts are new here, under which numbers. Reads the database only, so it may run in a transaction. */
export async function planAttempts(file: ReadFile, db: RecordsDatabase): Promise<AttemptPlan> {
  const byMatch = Map.groupBy(file.attempts, ({ attempt }) => attempt.match_id);
  const plans: Awaited<ReturnType<typeof planMatch>>[] = [];
  const matches = new Map(file.matches.map((match) => [match.id, match]));
  for (const match of matches.values()) plans.push(await planMatch(db, match, byMatch.get(match.id) ?? []));
  return {
    matches: plans.flatMap(({ match }) => match ?? []),
    attempts: plans.flatMap(({ added }) => added),
    linkedAttempts: plans.flatMap(({ linked }) => linked),
    links: plans.reduce((sum, { links }) => sum + links, 0),
    names: plans.reduce((sum, { names }) => sum + names, 0),
    same: plans.reduce((sum, { same }) => sum + same, 0),
    both: plans.reduce((sum, { both }) => sum + both, 0),
  };
}
