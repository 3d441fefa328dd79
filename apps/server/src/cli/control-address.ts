import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NAME = "control.sock";
/** In the data folder, when the socket is elsewhere: the folder that holds it. */
const POINTER = "control.folder";
/** Longer paths do not fit in a socket address. Bytes. */
const MAX_PATH = 100;
const OTHERS = 0o077;

const fits = (path: string) => Buffer.byteLength(path) <= MAX_PATH;

function readPointer(dataFolder: string): string | null {
  try {
    return readFileSync(join(dataFolder, POINTER), "utf8");
  } catch {
    return null;
  }
}

/**
 * Whether only we, root or (for root) the owner of the data folder can be behind this file: another user who puts a
 * socket in its place would receive what an operator types.
 */
function isOurs(path: string, dataFolder: string): boolean {
  const ownUser = process.geteuid?.();
  // Windows has no such owners.
  if (ownUser === undefined) return true;
  const { uid } = lstatSync(path);
  return uid === ownUser || uid === 0 || (ownUser === 0 && uid === lstatSync(dataFolder).uid);
}

function isPrivate(folder: string, dataFolder: string): boolean {
  const found = lstatSync(folder);
  if (!found.isDirectory() || !isOurs(folder, dataFolder)) return false;
  return process.platform === "win32" || (found.mode & OTHERS) === 0;
}

/**
 * Where the server opens its socket: in the data folder, or where that path is too long, in a new folder with a random
 * name that the data folder names. Both are open to their owner only. The caller holds the folder's lock.
 */
export function newControlPath(givenPath: string): { path: string; remove(): void } {
  const dataFolder = realpathSync(givenPath);
  removeOld(dataFolder);
  if (!isPrivate(dataFolder, dataFolder))
    throw new Error(`The data folder ${dataFolder} belongs to another user or is open to others.`);
  const near = join(dataFolder, NAME);
  if (fits(near)) return { path: near, remove: () => rmSync(near, { force: true }) };
  const folder = mkdtempSync(join(tmpdir(), "teamwright-"));
  writeFileSync(join(dataFolder, POINTER), folder, { mode: 0o600 });
  return { path: join(folder, NAME), remove: () => removeOld(dataFolder) };
}

/** Removes what a killed server has left. */
function removeOld(dataFolder: string): void {
  rmSync(join(dataFolder, NAME), { force: true });
  const folder = readPointer(dataFolder);
  if (folder === null) return;
  rmSync(join(folder, NAME), { force: true });
  // Only a folder of that name is ours to remove; it holds nothing else.
  if (/^teamwright-\w+$/.test(folder.slice(dirname(folder).length + 1)))
    rmSync(folder, { recursive: true, force: true });
  rmSync(join(dataFolder, POINTER), { force: true });
}

function refuseUnreadable(dataFolder: string): void {
  try {
    accessSync(dataFolder, constants.R_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `This account may not read the data folder ${dataFolder}. Run the command as the server's user, to whom the folder belongs.`,
      { cause },
    );
  }
}

/**
 * The socket of the server that runs on this folder; null when none is there. Throws an Error for the operator when
 * another user could be behind it.
 */
export function findControlPath(givenPath: string): string | null {
  if (!existsSync(givenPath) || !statSync(givenPath).isDirectory()) return null;
  const dataFolder = realpathSync(givenPath);
  refuseUnreadable(dataFolder);
  const near = join(dataFolder, NAME);
  const path = fits(near) ? near : join(readPointer(dataFolder) ?? "", NAME);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return null;
  const safe = [dataFolder, dirname(path)].every((folder) => isPrivate(folder, dataFolder));
  if (safe && isOurs(path, dataFolder)) return path;
  throw new Error(
    `${path} belongs to another user, or others can change its folder: nothing was sent to it. Run the command as the server's user.`,
  );
}
