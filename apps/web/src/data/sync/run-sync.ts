import { MOST_SYNC_ITEM } from "@teamwright/contract/resources/sync";
import { fromBase64, toBase64 } from "../../lib/base64.ts";
import { importRecords } from "../portable/import-file.ts";
import { readDataFile } from "../portable/read-file.ts";
import { writeAttemptFile } from "../portable/write-file.ts";
import { deleteAttempt } from "../records/attempts.ts";
import { database } from "../records/database.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import { readStored } from "../records/stored-record.ts";
import { localItems, openFile, sealFile } from "./items.ts";
import type { LocalItems } from "./items.ts";
import type { ListedItem, SyncServer } from "./sync-server.ts";
import { forgetState, readState, writeState } from "./sync-state.ts";
import type { SyncState } from "./sync-state.ts";

/**
 * "off": this device does not synchronise. "changed": it was turned off, or on again, elsewhere; this device stopped.
 * "full": the account's room is used up. "failed": the server could not be reached, or a part could not be stored; the
 * next run goes on.
 */
export type SyncOutcome = "done" | "off" | "changed" | "full" | "failed";

/** Ends a run; caught within this file. */
class Stop extends Error {
  readonly outcome: SyncOutcome;
  constructor(outcome: SyncOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

const stopOf = ({ why }: { readonly why: "changed" | "missing" | "full" | "failed" }): Stop =>
  new Stop(why === "missing" ? "failed" : why);

interface Run {
  readonly state: SyncState;
  readonly server: SyncServer;
  readonly db: RecordsDatabase;
  readonly known: Set<string>;
}

const about = ({ vault }: SyncState, name: string): string => `${vault}:${name}`;

const save = ({ state, known, db }: Run, revision: number): Promise<void> => {
  state.revision = revision;
  state.known = [...known];
  return writeState(state, db);
};

/** Takes an attempt of another device. One that cannot be opened or read is left alone: it may be of a newer version. */
async function take(run: Run, name: string): Promise<void> {
  const { state, server, db } = run;
  const sealed = await server.read(name);
  if (!sealed.ok) {
    if (sealed.why === "missing") return;
    throw stopOf(sealed);
  }
  const file = await openFile(state, fromBase64(sealed.content), about(state, name));
  const read = file && (await readDataFile(file));
  if (!read?.ok) return;
  if (!(await importRecords(read.value, db)).ok) throw new Stop("failed");
}

/** Takes what changed of one list; returns the names that this device did not have. */
async function takeChanges(
  run: Run,
  items: readonly ListedItem[],
  { named }: LocalItems,
): Promise<readonly string[]> {
  const { db, known } = run;
  const taken: string[] = [];
  for (const { id, deleted } of items) {
    const own = named.get(id);
    if (deleted) {
      // Only what this device had from the server: its own copy of something else stays, and is sent again.
      if (own && known.has(id)) {
        await deleteAttempt(own.match_id, own.id, db);
        named.delete(id);
      }
      known.delete(id);
    } else if (own || known.has(id)) known.add(id);
    else {
      await take(run, id);
      taken.push(id);
    }
  }
  return taken;
}

/** What changed on the server since the last run. A list that was taken in part is taken again by the next run. */
async function pull(run: Run, before: LocalItems): Promise<void> {
  const { state, server, db, known } = run;
  let local = before;
  for (let more = true; more;) {
    const list = await server.list(state.vault, state.revision);
    if (!list.ok) throw stopOf(list);
    const taken = await takeChanges(run, list.items, local);
    // Names are computed from what is stored: an attempt that was not stored as it was must not count as known.
    if (taken.length > 0) local = await localItems(state, db);
    for (const name of taken) if (local.named.has(name)) known.add(name);
    await save(run, list.items.at(-1)?.revision ?? state.revision);
    more = list.more;
  }
}

/** What this device has that the server has not. */
async function push(run: Run): Promise<void> {
  const { state, server, db, known } = run;
  for (const [name, attempt] of (await localItems(state, db)).named) {
    if (known.has(name)) continue;
    const match = readStored(matchRecord, await db.matches.get(attempt.match_id));
    if (!match.ok) continue;
    const sealed = await sealFile(
      state,
      await writeAttemptFile(match.value, attempt, db),
      about(state, name),
    );
    if (sealed.length > MOST_SYNC_ITEM) continue;
    const stored = await server.put(state.vault, name, toBase64(sealed));
    if (!stored.ok) throw stopOf(stored);
    known.add(name);
    await save(run, state.revision);
  }
}

/** What was deleted on this device. */
async function removeDeleted(run: Run, { named, complete }: LocalItems): Promise<void> {
  const { state, server, known } = run;
  // An attempt that this version cannot read is not deleted.
  if (!complete) return;
  for (const name of [...known].filter((each) => !named.has(each))) {
    const removed = await server.remove(state.vault, name);
    if (!removed.ok && removed.why !== "missing") throw stopOf(removed);
    known.delete(name);
    await save(run, state.revision);
  }
}

/**
 * Brings this device and the server together: takes what changed there, sends what is new here, and deletes there what
 * was deleted here. It may stop anywhere and go on with the next run.
 */
export async function runSync(
  account: string,
  server: SyncServer,
  db: RecordsDatabase = database,
): Promise<SyncOutcome> {
  const state = await readState(db);
  if (state === null || state.account !== account) return "off";
  const run: Run = { state, server, db, known: new Set(state.known) };
  try {
    // Deletions first: a deleted attempt that is on the server must not be taken again.
    const local = await localItems(state, db);
    await removeDeleted(run, local);
    await pull(run, local);
    await push(run);
    state.finished = Date.now();
    await save(run, state.revision);
    return "done";
  } catch (error) {
    if (!(error instanceof Stop)) return "failed";
    if (error.outcome === "changed") await forgetState(db);
    return error.outcome;
  }
}
