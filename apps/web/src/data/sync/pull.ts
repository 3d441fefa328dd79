import { fromBase64 } from "#lib/base64.ts";
import { importRecords } from "../portable/import-file.ts";
import { readDataFile } from "../portable/read-file.ts";
import { deleteVersion } from "../records/attempts.ts";
import type { AttemptVersion } from "../records/attempt-versions.ts";
import { addAddition, dropReplaced, readAddition, targetOf } from "./additions.ts";
import { findNamed, localItems, nameOf, openFile } from "./items.ts";
import type { LocalItems } from "./items.ts";
import { about, noteTaken, save, Stop, stopOf } from "./sync-run.ts";
import type { SyncRun } from "./sync-run.ts";
import type { ListedItem } from "./sync-server.ts";

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
export async function pull(run: SyncRun, before: LocalItems): Promise<void> {
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
