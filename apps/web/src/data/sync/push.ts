import { MAX_SYNC_ITEM } from "@teamwright/contract/resources/sync";
import { writeAttemptFile } from "../portable/write-file.ts";
import { matchRecord } from "../records/match-record.ts";
import { readStored } from "../records/stored-record.ts";
import { findNamed, localItems, sealFile } from "./items.ts";
import type { LocalItems } from "./items.ts";
import { about, save, stopOf } from "./sync-run.ts";
import type { SyncRun } from "./sync-run.ts";

/** What this device has that the server has not. */
export async function push(run: SyncRun): Promise<void> {
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
export async function removeDeleted(
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
