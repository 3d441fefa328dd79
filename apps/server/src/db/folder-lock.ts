import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { StorageFull } from "./failure.ts";

const FILE = "folder.lock";
/** SQLite's codes: another process has the lock; the disk is full. */
const BUSY = 5;
const FULL = 13;

/**
 * Keeps a second process out of the data folder. The lock is a lock of the operating system on a file (SQLite takes it,
 * Node has no call for it), so a killed process leaves no stale lock. Throws an Error with a message for the operator.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, FILE);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock?.close();
    const { errcode, message } = cause as Error & { readonly errcode?: number };
    if (errcode === FULL) throw new StorageFull(`${path} cannot be locked: ${message}`, { cause });
    throw new Error(
      errcode === BUSY
        ? `The data folder ${folder} is in use by another process. Stop that one first, or give this one its own DATA_DIR.`
        : `${path} cannot be locked: ${message}. The file itself holds nothing and may be deleted while no server runs.`,
      { cause },
    );
  }
  const lockedDatabase = lock;
  return { release: () => lockedDatabase.close() };
}
