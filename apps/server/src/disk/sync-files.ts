import { closeSync, fsyncSync, openSync, readdirSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Windows cannot open a folder; its file systems keep the entries by themselves. */
const canSyncFolders = process.platform !== "win32";

/** Waits until the names in a folder are on the disk. */
export function syncFolder(path: string): void {
  if (!canSyncFolders) return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The folder with all that is in it. Syncs that run side by side share the disk's work. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await syncTree(path);
      else if (entry.isFile()) await syncFile(path);
    }),
  );
  syncFolder(folder);
}

/** Gives a file or folder its final name. Its content must be synced before: a power cut leaves the old or the new one. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** The same for a file whose content is written but not synced. */
export async function replaceDurably(from: string, to: string): Promise<void> {
  await syncFile(from);
  renameDurably(from, to);
}
