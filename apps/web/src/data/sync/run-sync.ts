import { MAX_SYNC_ITEM } from "@teamwright/contract/resources/sync";
import { fromBase64 } from "#lib/base64.ts";
import { importRecords } from "../portable/import-file.ts";
import { readDataFile } from "../portable/read-file.ts";
import { writeAttemptFile } from "../portable/write-file.ts";
import { deleteVersion } from "../records/attempts.ts";
import type { AttemptVersion } from "../records/attempt-versions.ts";
import { database } from "../records/database.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { matchRecord } from "../records/match-record.ts";
import { readStored } from "../records/stored-record.ts";
import { addAddition, dropReplaced, readAddition, targetOf } from "./additions.ts";
import { findNamed, localItems, nameOf, openFile, sealFile } from "./items.ts";
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

interface SyncRun {
  readonly state: SyncState;
  readonly server: SyncServer;
  readonly db: RecordsDatabase;
  readonly knownNames: Set<string>;
  /** As `known`, of additions. */
  readonly additions: Set<string>;
  /** Additions to what this device does not have, by their names. */
  readonly waiting: Map<string, string>;
  /** Attempts that are being stored here. */
  readonly taking: Set<string>;
  /** What may be on the server, although no reply said so. */
  readonly sending: Map<string, "attempt" | "addition">;
  /** What may be deleted on the server by this device, although no reply said so. */
  readonly deleting: Set<string>;
  /** Of these, what this run has found deleted there. */
  readonly doneDeletions: Set<string>;
}

const about = ({ vault }: SyncState, name: string): string => `${vault}:${name}`;

const save = (
  { state, knownNames, additions, waiting, taking, sending, deleting, db }: SyncRun,
  revision: number,
): Promise<void> => {
  state.revision = revision;
  state.known = [...knownNames];
  state.additions = [...additions];
  state.waiting = Object.fromEntries(waiting);
  state.taking = [...taking];
  state.sending = Object.fromEntries(sending);
  state.deleting = [...deleting];
  return writeState(state, db);
};

/** Takes an item of another device. One that cannot be opened or read is left alone: it may be of a newer version. */
async function take(run: SyncRun, name: string, { named }: LocalItems): Promise<void> {
  const { state, server, db } = run;
  const sealedItem = await server.read(name);
  if (!sealedItem.ok) {
    if (sealedItem.why === "missing") return;
    throw stopOf(sealedItem);
  }
  const file = await openFile(state, fromBase64(sealedItem.content), about(state, name));
  if (file === null) return;
  const read = await readDataFile(file);
  if (read.ok) {
    // Before it is stored: after an interruption it must not pass for this device's own attempt, which a deletion spares.
    run.taking.add(name);
    await save(run, state.revision);
    if (!(await importRecords(read.value, db)).ok) throw new Stop("failed");
    // Known at once: it may be deleted here before the next run, which would take it again.
    const [attempt] = read.value.attempts;
    if (attempt && (await nameOf(state, attempt.attempt, attempt.teams)) === name) run.knownNames.add(name);
    await save(run, state.revision);
    return;
  }
  const addition = read.error.code === "other" ? await readAddition(file) : null;
  if (addition === null) return;
  if (await addAddition(addition, named, db)) run.additions.add(name);
  else run.waiting.set(name, targetOf(addition));
  // One that is replaced before the next run must be known.
  await save(run, state.revision);
}

/**
 * Deletes what another device has deleted, and notes that in one step: after an interruption between them it would count as
 * deleted here, and be deleted on the server again although it was restored there meanwhile.
 */
const dropTold = (run: SyncRun, version: AttemptVersion): Promise<void> =>
  run.db.transaction("rw", [...run.db.ofAttempts, run.db.syncState], async () => {
    await deleteVersion(version, run.db);
    await save(run, run.state.revision);
  });

/** Takes what changed of one list; returns the names that this device did not have. */
async function takeChanges(
  run: SyncRun,
  items: readonly ListedItem[],
  local: LocalItems,
): Promise<readonly string[]> {
  const { state, db, knownNames, additions, waiting, sending } = run;
  const { named } = local;
  const takenIds: string[] = [];
  for (const { id, deleted } of items) {
    const ownItem = named.get(id);
    // Its sending arrived, although no reply came.
    const wasSent = sending.delete(id);
    if (deleted) {
      // Only what the server had too: this device's own copy of something else stays, and is sent again. So does what this
      // device deleted itself and has again, because that was undone.
      const isTold = !run.deleting.has(id);
      if (!isTold) run.doneDeletions.add(id);
      if (ownItem && isTold && (wasSent || knownNames.has(id))) {
        const version = await findNamed(state, id, ownItem, db);
        knownNames.delete(id);
        if (version) await dropTold(run, version);
        named.delete(id);
      }
      const replacedItem = local.additions.get(id);
      if (replacedItem && isTold && (wasSent || additions.has(id))) await dropReplaced(replacedItem, db);
      knownNames.delete(id);
      additions.delete(id);
      waiting.delete(id);
    } else if (ownItem || knownNames.has(id)) knownNames.add(id);
    else if (local.additions.has(id)) additions.add(id);
    else if (!additions.has(id)) {
      await take(run, id, local);
      takenIds.push(id);
    }
  }
  return takenIds;
}

/**
 * After an interruption between the storing of an attempt and of the state. An attempt that was not stored as it was has
 * another name here, so it does not count as known.
 */
function noteTaken({ knownNames, taking }: SyncRun, { named }: LocalItems): void {
  for (const name of taking) if (named.has(name)) knownNames.add(name);
  taking.clear();
}

/** What was deleted here after it may have been sent counts as known, so that it is deleted on the server as well. */
function noteSent({ knownNames, additions, sending }: SyncRun, local: LocalItems): void {
  // A record that this version cannot read may be one of them.
  if (!local.complete) return;
  for (const [name, kind] of sending) {
    const here = kind === "attempt" ? local.named : local.additions;
    if (here.has(name)) continue;
    (kind === "attempt" ? knownNames : additions).add(name);
    sending.delete(name);
  }
}

/** The lists of what has a later revision. */
async function* listsAfter(
  { state, server }: SyncRun,
  revision: number,
): AsyncGenerator<readonly ListedItem[]> {
  for (let after = revision, more = true; more;) {
    const list = await server.list(state.vault, after);
    if (!list.ok) throw stopOf(list);
    yield list.items;
    const last = list.items.at(-1)?.revision ?? 0;
    // Such lists would have no end.
    if (list.more && last <= after) throw new Stop("failed");
    ({ more } = list);
    after = last;
  }
}

/** Whether the item that was taken last is where it was. A server that was restored from an older backup lacks it. */
async function goesOn(run: SyncRun): Promise<boolean> {
  const { revision, last } = run.state;
  if (revision === 0 || last === undefined) return false;
  const { value = [] } = await listsAfter(run, revision - 1).next();
  return value[0]?.id === last && value[0].revision === revision;
}

/**
 * What changed on the server since the last run. A list that was taken in part is taken again by the next run. Where the
 * server does not go on from the last run, everything is listed, and what it does not have is sent again.
 */
async function pull(run: SyncRun, before: LocalItems): Promise<void> {
  const { state, db } = run;
  const whole = !(await goesOn(run));
  const listedIds = new Set<string>();
  let local = before;
  let last: ListedItem | undefined;
  for await (const items of listsAfter(run, whole ? 0 : state.revision)) {
    for (const { id } of items) listedIds.add(id);
    const takenIds = await takeChanges(run, items, local);
    if (takenIds.length > 0) local = await localItems(state, db);
    noteTaken(run, local);
    await takeWaiting(run, local);
    last = items.at(-1) ?? last;
    if (whole) await save(run, state.revision);
    else await saveTaken(run, last);
  }
  if (!whole) return;
  for (const names of [run.knownNames, run.additions, run.waiting])
    for (const name of names.keys()) if (!listedIds.has(name)) names.delete(name);
  await saveTaken(run, last);
}

function saveTaken(run: SyncRun, last: ListedItem | undefined): Promise<void> {
  if (last !== undefined) run.state.last = last.id;
  return save(run, last?.revision ?? run.state.revision);
}

/** Takes the additions that waited for an attempt or a match which is here now. */
async function takeWaiting(run: SyncRun, local: LocalItems): Promise<void> {
  // Found before one is taken: one that must still wait is noted again, and would be visited again without end.
  const ready = [...run.waiting].filter(([, target]) => local.named.has(target) || local.matches.has(target));
  for (const [name] of ready) {
    run.waiting.delete(name);
    await take(run, name, local);
  }
}

/** What this device has that the server has not. */
async function push(run: SyncRun): Promise<void> {
  const { state, db, knownNames, additions } = run;
  const local = await localItems(state, db);
  for (const [name, before] of local.named) {
    if (knownNames.has(name)) continue;
    const version = await findNamed(state, name, before, db);
    const match = readStored(matchRecord, await db.matches.get(before.match_id));
    if (version === null || !match.ok) continue;
    // Typed points are items of their own: here they would come back after they were replaced.
    const { typed_points: _typed, ...playedMatch } = match.value;
    await send(run, knownNames, name, await writeAttemptFile(playedMatch, version));
  }
  for (const [name, addition] of local.additions)
    if (!additions.has(name)) await send(run, additions, name, new Blob([JSON.stringify(addition)]));
  // After what replaces them was sent, so that the server always has one of both.
  await removeDeleted(run, additions, local.additions, local);
}

/** Sends an item, unless it is too large. */
async function send(run: SyncRun, knownIds: Set<string>, name: string, file: Blob): Promise<void> {
  const { state, server } = run;
  const sealedFile = await sealFile(state, file, about(state, name));
  if (sealedFile.length > MAX_SYNC_ITEM) return;
  run.sending.set(name, knownIds === run.knownNames ? "attempt" : "addition");
  // After an interruption the device must know what others may have got from it: a deletion here must reach them.
  await save(run, state.revision);
  const reply = await server.put(state.vault, name, sealedFile);
  if (!reply.ok) throw stopOf(reply);
  knownIds.add(name);
  run.sending.delete(name);
  await save(run, state.revision);
}

/** What was deleted on this device, or replaced. */
async function removeDeleted(
  run: SyncRun,
  knownIds: Set<string>,
  here: ReadonlyMap<string, unknown>,
  { complete }: LocalItems,
): Promise<void> {
  const { state, server } = run;
  // A record that this version cannot read is not deleted.
  if (!complete) return;
  for (const name of [...knownIds].filter((each) => !here.has(each))) {
    run.deleting.add(name);
    await save(run, state.revision);
    const removal = await server.remove(state.vault, name);
    if (!removal.ok && removal.why !== "missing") throw stopOf(removal);
    knownIds.delete(name);
    run.deleting.delete(name);
    await save(run, state.revision);
  }
}

/**
 * Brings this device and the server together: takes what changed there, sends what is new here, and deletes there what
 * was deleted here. It may stop anywhere and go on with the next run.
 */
export async function runSync(account: string, server: SyncServer, db = database): Promise<SyncOutcome> {
  const state = await readState(db);
  if (state === null || state.account !== account) return "off";
  // A version that did not take these additions has passed over them: everything is listed once more.
  if (state.additions === undefined || state.names !== true) delete state.last;
  state.names = true;
  const run: SyncRun = {
    state,
    server,
    db,
    knownNames: new Set(state.known),
    additions: new Set(state.additions),
    waiting: new Map(Object.entries(state.waiting)),
    taking: new Set(state.taking),
    sending: new Map(Object.entries(state.sending)),
    deleting: new Set(state.deleting),
    doneDeletions: new Set(),
  };
  try {
    // Deletions first: a deleted attempt that is on the server must not be taken again.
    const local = await localItems(state, db);
    noteTaken(run, local);
    noteSent(run, local);
    await removeDeleted(run, run.knownNames, local.named, local);
    await pull(run, local);
    // Any other one may still be on its way to the server.
    for (const name of run.doneDeletions) run.deleting.delete(name);
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
