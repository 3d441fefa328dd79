import { chmodSync, mkdirSync, statSync } from "node:fs";

const OTHERS = 0o077;

/**
 * Creates the folder, or removes other users' access to an existing one: they then cannot reach files that a library
 * made readable. Throws an Error for the operator when the folder belongs to another user.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Windows has no such modes.
  if (process.platform === "win32") return;
  if ((statSync(folder).mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new Error(
      `Others can read the data folder ${folder}, and it cannot be closed to them: give its owner's account, or run \`chmod 700\` on it.`,
      { cause },
    );
  }
}
