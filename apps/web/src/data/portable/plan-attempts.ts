import { attemptRecord, attemptTeams } from "../records/attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "../records/attempt-record.ts";
import type { Tables } from "../records/database.ts";
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
  readonly linked: readonly AttemptRecord[];
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

/** Numbers differ between devices; the moment in which an attempt was made does not. */
const isVersionOf = (one: AttemptRecord, other: AttemptRecord): boolean =>
  one.time === other.time && one.generation_type === other.generation_type && one.seed === other.seed;

/** The device's record wins, but points that it does not have are taken from the file; typed points of both are kept. */
function mergedMatch(own: MatchRecord | undefined, given: MatchRecord): MatchRecord {
  if (own === undefined) return given;
  if (own.typed_points?.length && given.typed_points) return withVersionsOf(own, given.typed_points);
  if (own.result || !given.result) return own;
  return { ...given, time: own.time, next_attempt: own.next_attempt, automatic: own.automatic };
}

function withVersionsOf(own: MatchRecord, given: readonly TypedPoints[]): MatchRecord {
  const known = own.typed_points ?? [];
  const merged = withTypedPoints(own, [...known, ...given]);
  const isNew = merged.typed_points?.map(typedKey).join() !== known.map(typedKey).join();
  return isNew ? merged : own;
}

/** The device's attempt with the links of the file's and the later name; null where both are here already. */
function withLater(own: AttemptRecord, given: AttemptRecord) {
  const process_names = joinLinks(own.process_names, given.process_names);
  const links = Object.entries(process_names).filter(
    ([team, link]) => own.process_names[team] !== link,
  ).length;
  const renamed = laterName(own.renamed, given.renamed);
  const names = renamed?.time === own.renamed?.time && renamed?.name === own.renamed?.name ? 0 : 1;
  return links + names === 0 ? null : { attempt: { ...own, process_names, renamed }, links, names };
}

async function ownMatch(db: Tables, id: string): Promise<MatchRecord | undefined> {
  const raw = await db.matches.get(id);
  if (raw === undefined) return undefined;
  const read = readStored(matchRecord, raw);
  // A record of a later version must not be replaced.
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
}

async function planMatch(db: Tables, given: MatchRecord, offered: readonly FileAttempt[]) {
  const own = await ownMatch(db, given.id);
  const known: FileAttempt[] = [];
  for (const attempt of readableOf(attemptRecord, await db.attempts.getAllFromIndex("match_id", given.id))) {
    // Only those that may be equal are read: an attempt has megabytes.
    if (!offered.some((one) => isVersionOf(one.attempt, attempt))) continue;
    const teams = readStored(attemptTeams, await db.attemptTeams.get([given.id, attempt.id]));
    if (teams.ok) known.push({ attempt, teams: teams.value });
  }
  const plan = {
    added: [] as FileAttempt[],
    linked: [] as AttemptRecord[],
    links: 0,
    names: 0,
    same: 0,
    both: 0,
  };
  const taken = new Set((await db.attempts.getAllKeysFromIndex("match_id", given.id)).map(([, id]) => id));
  let next = Math.max(own?.next_attempt ?? 1, ...[...taken].map((id) => id + 1));
  for (const { attempt, teams } of offered) {
    const versions = known.filter((one) => isVersionOf(one.attempt, attempt));
    const same = versions.find((one) => haveEqualTeams(one.teams.teams, teams.teams));
    if (same) {
      plan.same += 1;
      const joined = withLater(same.attempt, attempt);
      if (joined && !plan.added.includes(same)) {
        plan.linked.push(joined.attempt);
        plan.links += joined.links;
        plan.names += joined.names;
      }
      continue;
    }
    if (versions.length > 0) plan.both += 1;
    // A match that is new keeps the numbers that its owner knows.
    const id = own === undefined && !taken.has(attempt.id) ? attempt.id : next;
    taken.add(id);
    next = Math.max(next, id + 1);
    const added = { attempt: { ...attempt, id }, teams: { ...teams, id } };
    plan.added.push(added);
    known.push(added);
  }
  const merged = mergedMatch(own, given);
  const match = { ...merged, next_attempt: Math.max(next, merged.next_attempt) };
  const changes = plan.added.length > 0 || (own !== undefined && merged !== own);
  return { ...plan, match: changes ? match : null };
}

/** Which attempts are new here, under which numbers. Reads the database only, so it may run in a transaction. */
export async function planAttempts(file: ReadFile, db: Tables): Promise<AttemptPlan> {
  const byMatch = Map.groupBy(file.attempts, ({ attempt }) => attempt.match_id);
  const plans: Awaited<ReturnType<typeof planMatch>>[] = [];
  const matches = new Map(file.matches.map((match) => [match.id, match]));
  for (const match of matches.values()) plans.push(await planMatch(db, match, byMatch.get(match.id) ?? []));
  return {
    matches: plans.flatMap(({ match }) => match ?? []),
    attempts: plans.flatMap(({ added }) => added),
    linked: plans.flatMap(({ linked }) => linked),
    links: plans.reduce((sum, { links }) => sum + links, 0),
    names: plans.reduce((sum, { names }) => sum + names, 0),
    same: plans.reduce((sum, { same }) => sum + same, 0),
    both: plans.reduce((sum, { both }) => sum + both, 0),
  };
}
