import { create } from "zustand";
import { useAccountStore } from "../api/account.ts";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";
import { onRecordsChanged } from "../records/records-changed.ts";
import { newVault, openVault } from "./keys.ts";
import type { SyncKeys } from "./keys.ts";
import { runSync } from "./run-sync.ts";
import type { SyncOutcome } from "./sync-run.ts";
import { withSyncLock } from "./sync-lock.ts";
import { syncCalls, syncServer } from "./sync-server.ts";
import { forgetState, newState, writeState } from "./sync-state.ts";

/** A change of the records is followed by others: they are sent together. Milliseconds. */
const AFTER_CHANGE = 5000;

/** What the last run did, and whether one is running; `outcome` is null before the first. */
export const useSyncRun = create<{ readonly running: boolean; readonly outcome: SyncOutcome | null }>(() => ({
  running: false,
  outcome: null,
}));

const accountId = (): string | null => useAccountStore.getState().account?.id ?? null;

/** Whether this device synchronises for the account; without loading the records' library. */
export const isSyncOn = (): boolean => readLocal("sync") !== undefined && readLocal("sync") === accountId();

/** Synchronises now. False while another tab does, and while this one does already. */
export async function syncNow(): Promise<boolean> {
  const account = accountId();
  if (account === null || !isSyncOn()) return true;
  const outcome = await withSyncLock(async () => {
    useSyncRun.setState({ running: true });
    const result = await runSync(account, syncServer);
    if (result === "changed" || result === "off") forgetLocal("sync");
    useSyncRun.setState({ running: false, outcome: result });
    return result;
  });
  return outcome !== null;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** After the changes that follow each other, and after the run that may have read the records before them. */
const syncSoon = (): void => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    void syncNow().then((isDone) => {
      if (!isDone) syncSoon();
    });
  }, AFTER_CHANGE);
};

let hasStarted = false;

/** Synchronises now, after changes on this device, and when the connection is back. */
export function startSync(): void {
  void syncNow();
  if (hasStarted) return;
  hasStarted = true;
  onRecordsChanged(syncSoon);
  window.addEventListener("online", () => void syncNow());
}

const begin = async (account: string, vault: string, keys: SyncKeys): Promise<void> => {
  await writeState(newState(account, vault, keys));
  writeLocal("sync", account);
  startSync();
};

/** "on", or why not; a text is the server's. */
export type TurnedOn = "on" | "wrong passphrase" | { readonly message: string };

/** Makes a passphrase the account's, with this device as the first. */
export async function turnSyncOn(account: string, passphrase: string): Promise<TurnedOn> {
  const { keys, kdf, check } = await newVault(passphrase);
  const result = await syncCalls.turnOn({ body: { kdf, check } });
  if (!result.ok) return { message: result.message };
  await begin(account, result.data.data.id, keys);
  return "on";
}

/** Joins with the passphrase of the other devices. */
export async function joinSync(account: string, passphrase: string): Promise<TurnedOn> {
  const result = await syncCalls.read({});
  if (!result.ok) return { message: result.message };
  const vault = result.data.data;
  // Turned off meanwhile: this passphrase is the first again.
  if (vault === null) return turnSyncOn(account, passphrase);
  const keys = await openVault(passphrase, vault);
  if (keys === null) return "wrong passphrase";
  await begin(account, vault.id, keys);
  return "on";
}

/** This device stops; the server and the other devices keep what they have. */
export async function stopHere(): Promise<void> {
  forgetLocal("sync");
  await forgetState();
  useSyncRun.setState({ running: false, outcome: null });
}

/** Deletes the server's copies; every device keeps its attempts. */
export async function turnSyncOff() {
  const result = await syncCalls.turnOff({});
  if (result.ok) await stopHere();
  return result;
}
