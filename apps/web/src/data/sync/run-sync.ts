import { database } from "../records/database.ts";
import { localItems } from "./items.ts";
import type { LocalItems } from "./items.ts";
import { pull } from "./pull.ts";
import { push, removeDeleted } from "./push.ts";
import { noteTaken, save, Stop } from "./sync-run.ts";
import type { SyncOutcome, SyncRun } from "./sync-run.ts";
import type { SyncServer } from "./sync-server.ts";
import { forgetState, readState } from "./sync-state.ts";

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
