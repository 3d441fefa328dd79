import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "#disk/sync-files.ts";

const OTHERS = 0o077;

/** What shows that a folder is a data folder already. */
const OURS = ["pglite", "secret.key"];

/**
 * Creates the folder and those above it, one by one. Node's own recursive creation never returns where the system
 * answers that the parent does not exist although it does, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    syncFolder(dirname(folder));
  } catch (error) {
    // Another process created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

/** Creates the data folder. Throws an Error for the operator when there can be none. */
export function makeDataFolder(folder: string): void {
  let reason = "it is not a folder";
  try {
    makeFolder(folder);
    if (statSync(folder).isDirectory()) return;
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  throw new Error(
    `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder that this account may write to.`,
  );
}

/**
 * Creates the data folder, or removes other users' access to an existing one: they then cannot reach files that a
 * library made readable. Throws an Error for the operator when the folder belongs to another user, or when it holds
 * other files, which their users may need.
 */
export function makePrivate(folder: string): void {
  makeDataFolder(folder);
  // Windows has no such modes.
  if (process.platform === "win32") return;
  if ((statSync(folder).mode & OTHERS) === 0) return;
  const names = readdirSync(folder);
  if (names.some((name) => name !== "lost+found") && !OURS.some((name) => names.includes(name)))
    throw new Error(
      `The data folder ${folder} holds other files, and others can read it. Set DATA_DIR to a folder of its own, or run \`chmod 700\` on it if nobody else needs it.`,
    );
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new Error(
      `Others can read the data folder ${folder}, and it cannot be closed to them: give its owner's account, or run \`chmod 700\` on it.`,
      { cause },
    );
  }
}
