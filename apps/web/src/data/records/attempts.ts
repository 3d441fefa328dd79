import type { Outcome, SportIndex } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "./attempt-record.ts";
import { findVersions, recordNow, sameColumns } from "./attempt-versions.ts";
import type { AttemptVersion, ReadAttempt } from "./attempt-versions.ts";
import { database } from "./database.ts";
import type { RecordsDatabase, Row } from "./database.ts";
import { matchRecord } from "./match-record.ts";
import type { MatchRecord } from "./match-record.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { readableOf, readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

export interface MatchWithAttempts {
  readonly match: MatchRecord;
  /** Newest first. */
  readonly attempts: readonly AttemptRecord[];
}

export interface OpenedAttempt {
  readonly match: MatchRecord;
  readonly attempt: AttemptRecord;
  readonly teams: AttemptTeams;
}

const newestFirst = (a: AttemptRecord, b: AttemptRecord): number => b.id - a.id;

/** The matches of a sport that have stored teams, the latest match first. */
export async function listMatches(sport: SportIndex, db = database): Promise<MatchWithAttempts[]> {
  const matches = readableOf(matchRecord, await db.matches.where("sport_index").equals(sport).toArray());
  const rows = await Promise.all(matches.map(({ id }) => db.attempts.where("match_id").equals(id).toArray()));
  const attempts = readableOf(attemptRecord, rows.flat());
  return matches
    .map((match) => ({
      match,
      attempts: attempts.filter(({ match_id }) => match_id === match.id).toSorted(newestFirst),
    }))
    .toSorted((a, b) => b.match.match_time.localeCompare(a.match.match_time));
}

/** Every match with stored teams and their number, most teams first. */
export async function listEveryMatch(db = database): Promise<{ match: MatchRecord; teams: number }[]> {
  const matches = readableOf(matchRecord, await db.matches.toArray());
  const attempts = readableOf(attemptRecord, await db.attempts.toArray());
  return matches
    .map((match) => ({
      match,
      teams: attempts
        .filter(({ match_id }) => match_id === match.id)
        .reduce((sum, { number_of_teams }) => sum + number_of_teams, 0),
    }))
    .toSorted((a, b) => b.teams - a.teams);
}

/** One match with its attempts; null when nothing is stored for it. */
export async function findMatch(id: string, db = database): Promise<MatchWithAttempts | null> {
  const raw = await db.matches.get(id);
  const match = readStored(matchRecord, raw);
  if (!match.ok) return null;
  const rows = await db.attempts.where("match_id").equals(id).toArray();
  return { match: match.value, attempts: readableOf(attemptRecord, rows).toSorted(newestFirst) };
}

/** One attempt with its teams; null when it is not stored here. */
export async function findAttempt(
  matchId: string,
  attemptId: number,
  db = database,
): Promise<OpenedAttempt | null> {
  const [matchRow, attemptRow, teamsRow] = await Promise.all([
    db.matches.get(matchId),
    db.attempts.get([matchId, attemptId]),
    db.attemptTeams.get([matchId, attemptId]),
  ]);
  const match = readStored(matchRecord, matchRow);
  const attempt = readStored(attemptRecord, attemptRow);
  const teams = readStored(attemptTeams, teamsRow);
  if (!match.ok || !attempt.ok || !teams.ok) return null;
  return { match: match.value, attempt: attempt.value, teams: teams.value };
}

/** How many teams the device holds, over all attempts. */
export async function countStoredTeams(db = database): Promise<number> {
  let total = 0;
  for (const row of await db.attempts.toArray())
    if (typeof row["number_of_teams"] === "number") total += row["number_of_teams"];
  return total;
}

/** Rows as they were stored, for restoring them. */
export interface DeletedRows {
  readonly matches: readonly Row[];
  readonly attempts: readonly Row[];
  readonly teams: readonly Row[];
}

/** Deletes an attempt that was read before; the result is for `restore`, when the user undoes the deletion. */
export function deleteAttempt(
  before: ReadAttempt,
  db = database,
): Promise<Outcome<DeletedRows, StorageFailure>> {
  return deleting(db, async () => {
    const attemptNow = await recordNow(before, db);
    if (attemptNow === null) return undefined;
    const key: [string, number] = [attemptNow.match_id, attemptNow.id];
    const [attempt, teams] = await Promise.all([db.attempts.get(key), db.attemptTeams.get(key)]);
    await Promise.all([db.attempts.delete(key), db.attemptTeams.delete(key)]);
    return attempt && { matches: [], attempts: [attempt], teams: teams === undefined ? [] : [teams] };
  });
}

/** Deletes a match with all its attempts; the result is for `restore`. */
export function deleteMatch(matchId: string, db = database): Promise<Outcome<DeletedRows, StorageFailure>> {
  return deleting(db, async () => {
    const match = await db.matches.get(matchId);
    const attempts = await db.attempts.where("match_id").equals(matchId).toArray();
    const teams = await db.attemptTeams.where("match_id").equals(matchId).toArray();
    await db.matches.delete(matchId);
    await db.attempts.where("match_id").equals(matchId).delete();
    await db.attemptTeams.where("match_id").equals(matchId).delete();
    return match && { matches: [match], attempts, teams };
  });
}

async function deleting(
  db: RecordsDatabase,
  work: () => Promise<DeletedRows | undefined>,
): Promise<Outcome<DeletedRows, StorageFailure>> {
  const outcome = await storing(() => db.transaction("rw", db.ofAttempts, work));
  if (!outcome.ok) return outcome;
  noteRecordsChanged("other");
  return outcome.value === undefined ? fail(notFound()) : { ok: true, value: outcome.value };
}

/** Deletes a version, unless its number belongs to another attempt by now or its teams were changed. */
export const deleteVersion = ({ attempt, teams }: AttemptVersion, db: RecordsDatabase): Promise<void> =>
  db.transaction("rw", db.ofAttempts, async () => {
    const versions = await findVersions(attempt, db);
    const same = versions.find((each) => sameColumns(each.teams.teams, teams.teams));
    if (same !== undefined) await deleteAttempt(same.attempt, db);
  });

/** Whether the match has the attempt with these teams: restored already, or sent again by another device. */
async function isHere(attempt: Row, teams: Row | undefined, db: RecordsDatabase): Promise<boolean> {
  const [before, columns] = [readStored(attemptRecord, attempt), readStored(attemptTeams, teams)];
  if (before.ok && columns.ok)
    return (await findVersions(before.value, db)).some((each) =>
      sameColumns(each.teams.teams, columns.value.teams),
    );
  // One that this version cannot read.
  const holder = await db.attempts.get([String(attempt["match_id"]), Number(attempt["id"])]);
  return holder !== undefined && holder["time"] === attempt["time"];
}

/** Its number may have been given to another attempt since; then it gets the match's next one. */
async function restoreAttempt(attempt: Row, teams: Row | undefined, db: RecordsDatabase): Promise<void> {
  const [matchId, number] = [String(attempt["match_id"]), Number(attempt["id"])];
  const next = Number((await db.matches.get(matchId))?.["next_attempt"] ?? 1);
  if (await isHere(attempt, teams, db)) return;
  const isFree = (await db.attempts.get([matchId, number])) === undefined;
  const id = isFree ? number : next;
  await db.attempts.add({ ...attempt, id });
  if (teams !== undefined) await db.attemptTeams.put({ ...teams, id });
  if (id >= next) await db.matches.update(matchId, { next_attempt: id + 1 });
}

/** Restores what was deleted. What was stored meanwhile is not changed. */
export async function restore(
  deletedRows: DeletedRows,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", db.ofAttempts, async () => {
      for (const match of deletedRows.matches)
        if ((await db.matches.get(String(match["id"]))) === undefined) await db.matches.add(match);
      for (const attempt of deletedRows.attempts) {
        const teams = deletedRows.teams.find(
          (row) => row["match_id"] === attempt["match_id"] && row["id"] === attempt["id"],
        );
        await restoreAttempt(attempt, teams, db);
      }
    }),
  );
  if (outcome.ok) noteRecordsChanged("other");
  return outcome;
}
