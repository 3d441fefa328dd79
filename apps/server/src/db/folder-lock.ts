import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

/**
 * Keeps a second process out of the data folder. The lock is the operating system's own on a file (SQLite takes it,
 * Node has no call for it), so a killed process leaves nothing stale behind. Throws an Error for the operator's eyes.
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
