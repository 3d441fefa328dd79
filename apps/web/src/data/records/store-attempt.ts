import type { Outcome } from "@teamwright/domain";
import { succeed } from "@teamwright/domain";
import { idle } from "#lib/idle.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { database } from "./database.ts";
import type { RecordsDatabase } from "./database.ts";
import { handOver, keepUnstored, noteEndOfStoring } from "./handed-over.ts";
import { matchRecord } from "./match-record.ts";
import { recordsOf } from "./new-attempt.ts";
import type { AttemptToStore } from "./new-attempt.ts";
import { readStored } from "./stored-record.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { askToKeepRecords } from "./storage-room.ts";
import { openStorageAlert, openUnstoredAlert } from "./storage-alert-state.ts";
import { alertWhenShort } from "./storage-alert.ts";
import { storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

export interface StoredAttempt {
  readonly matchId: string;
  readonly attemptId: number;
}

export interface StoreOptions {
  readonly db?: RecordsDatabase;
  readonly now?: number;
}

/**
 * Stores an attempt, and its match if it is the first, in one transaction: when a tab is closed, the whole attempt is
 * stored or nothing, and two tabs get different numbers. Opens the storage dialog when space is low or used up.
 *
 * Resolves as soon as the attempt has its number, with its teams handed over to its screen. The number belongs to this
 * attempt from then on, because the transaction shuts out the other tabs until it ends; `handed-over.ts` says how it
 * ended. Where the database fails before there is a number, the teams are kept in memory under the number that stands
 * for none; it is a failure only for teams that were kept there before.
 */
export async function beginStoring(
  attempt: AttemptToStore,
  { db = database, now = Date.now() }: StoreOptions = {},
): Promise<Outcome<StoredAttempt, StorageFailure>> {
  const numbering = Promise.withResolvers<OpenedAttempt>();
  const writing = storing(() => writeAttempt(attempt, { db, now, onNumbered: numbering.resolve }));
  const first = await Promise.race([numbering.promise.then(succeed), writing]);
  if (!first.ok) return keepInMemory(attempt, first, now);
  const turn = handOver(first.value, attempt);
  void writing.then(async (outcome) => {
    noteEndOfStoring(turn, outcome.ok ? null : { failure: outcome.error, attempt });
    // The screen of the teams is drawn first.
    await idle();
    if (outcome.ok) noteStored(attempt, db);
    else tellUnstored(outcome.error);
  });
  return succeed(namesOf(first.value));
}

function keepInMemory(
  attempt: AttemptToStore,
  failure: { readonly ok: false; readonly error: StorageFailure },
  now: number,
): Outcome<StoredAttempt, StorageFailure> {
  const unstoredAttempt = keepUnstored(recordsOf(attempt, undefined, now), {
    failure: failure.error,
    attempt,
  });
  void idle().then(() => tellUnstored(failure.error));
  return unstoredAttempt === null ? failure : succeed(namesOf(unstoredAttempt));
}

const tellUnstored = (failure: StorageFailure): void => {
  openUnstoredAlert();
  noteFailure(failure);
};

const namesOf = ({ match, attempt }: OpenedAttempt): StoredAttempt => ({
  matchId: match.id,
  attemptId: attempt.id,
});

const noteFailure = ({ code }: StorageFailure): void => {
  if (code === "storage_limit_exceeded") openStorageAlert();
};

/** What follows from a stored attempt. Nobody waits for it. */
const noteStored = ({ generation }: AttemptToStore, db: RecordsDatabase): void => {
  noteRecordsChanged("stored");
  void askToKeepRecords(db);
  void alertWhenShort(generation.teams.count, db);
};

async function writeAttempt(
  attempt: AttemptToStore,
  { db, now, onNumbered }: Required<StoreOptions> & { readonly onNumbered?: (opened: OpenedAttempt) => void },
): Promise<OpenedAttempt> {
  return db.transaction("rw", db.ofAttempts, async () => {
    const raw = await db.matches.get(attempt.match.id);
    const before = raw === undefined ? undefined : readStored(matchRecord, raw);
    if (before?.ok === false) throw new Error(before.error.detail);
    const records = recordsOf(attempt, before?.value, now);
    onNumbered?.(records);
    // Asked for at once: the browser writes them without waiting for this thread, which draws the teams meanwhile.
    await Promise.all([
      db.matches.put(records.match),
      db.attempts.add(records.attempt),
      db.attemptTeams.add(records.teams),
    ]);
    return records;
  });
}
