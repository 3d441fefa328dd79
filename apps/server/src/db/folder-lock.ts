import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

/**
 * Keeps a second process out of the data folder. The lock is a lock of the operating system on a file (SQLite takes it,
 * Node has no call for it), so a killed process leaves no stale lock. Throws an Error with a message for the operator.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, "folder.lock"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop that one first, or give this one its own DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
