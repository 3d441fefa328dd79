import { newVault } from "../../apps/web/src/data/sync/keys.ts";
import { syncCalls } from "../../apps/web/src/data/sync/sync-server.ts";
import { newState, readState, writeState } from "../../apps/web/src/data/sync/sync-state.ts";
import { attemptsOf, deviceOf } from "./device.ts";
import type { Device } from "./device.ts";

/**
 * One passphrase for every person and every vault: deriving its keys takes half a second. Content that reached the wrong
 * person could be opened, and so would be found.
 */
const passphrase = newVault("five boats in a quiet harbour");

/** Joins the vault of the person, or turns it on. False when the server did not answer. */
export async function joinVault({ db, person }: Device): Promise<boolean> {
  const { keys, kdf, check } = await passphrase;
  if ((await readState(db)) !== null) return true;
  const found = await syncCalls.read({});
  if (!found.ok) return false;
  let vault = found.data.data?.id;
  if (vault === undefined) {
    const made = await syncCalls.turnOn({ body: { kdf, check } });
    if (!made.ok) return false;
    vault = made.data.data.id;
  }
  await writeState(newState(person.id, vault, keys), db);
  return true;
}

/**
 * The vault in which a deletion is recorded; null where it may come back. A device that has not finished a synchronisation
 * with the vault gets everything of it, also what was deleted before, and sends what it has.
 */
export async function vaultOfDeletion(
  device: Device,
  version: string,
  devices: readonly Device[],
): Promise<string | null> {
  const state = await readState(device.db);
  if (state === null || state.finished === null) return null;
  for (const other of devices) {
    if (other === deviceOf(device) || other.person !== device.person) continue;
    const otherState = await readState(other.db);
    const isMember = otherState?.vault === state.vault && otherState.finished !== null;
    if (!isMember && (await attemptsOf(other)).some((each) => each.version === version)) return null;
  }
  return state.vault;
}
