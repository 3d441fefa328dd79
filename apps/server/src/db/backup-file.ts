import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { DAY } from "@teamwright/domain/durations";
import { writeBackup } from "./backup.ts";
import type { Db } from "./database.ts";
import { makeFolder } from "./private-folder.ts";
import { replaceDurably } from "#disk/sync-files.ts";

/** Files of each kind begin with its name; those of other names are never removed. */
const KINDS = { upgrade: "before-upgrade", daily: "daily" } as const;
/** Backups that are kept of those made before upgrades. */
const UPGRADES_KEPT = 3;
/** `before-upgrade-2026-11-22T10-20-30Z.gz`, `daily-2026-11-22.gz`. */
const OURS = /^(before-upgrade|daily)-\d{4}-\d\d-\d\d(T[\d-]+Z)?\.gz$/;
/** One of ours that is not complete. */
const PART = /^(before-upgrade|daily)-.+\.part$/;

/** Writes a packed backup to a stream, and ends it. */
export async function packBackup(db: Db, target: Writable): Promise<{ tables: number; rows: number }> {
  const lines = new Readable({ read() {}, highWaterMark: 1 << 20 });
  const writing = pipeline(lines, createGzip({ level: 6 }), target);
  const backup = writeBackup(db, async (line) => {
    if (!lines.push(line)) await new Promise((next) => setImmediate(next));
  });
  const [counts] = await Promise.all([backup.finally(() => lines.push(null)), writing]);
  return counts;
}

/** Whether a pipe, a device or a folder has the name, which a new file would take the place of. */
const isSpecial = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() === false;

/**
 * Writes a temporary file beside the target and renames it at the end, so that the target is never half written. Its name is
 * its own: another backup to the same target may be written at the same time.
 */
export async function writeBackupFile(db: Db, target: string): Promise<{ tables: number; rows: number }> {
  if (await isSpecial(target)) return packBackup(db, createWriteStream(target));
  const part = `${target}.${randomUUID()}.part`;
  try {
    const counts = await packBackup(db, createWriteStream(part, { mode: 0o600 }));
    await replaceDurably(part, target);
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The backups of the folder, oldest first: their names hold their times. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => OURS.test(name)).sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}
const timeOf = (name: string) => /\d.*/.exec(name)?.[0] ?? "";

/** Deletes what processes that were killed have left: nobody has written to it for a day. */
async function forgetParts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => PART.test(each))) {
    const path = join(folder, name);
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
    if (written < Date.now() - DAY) await rm(path, { force: true });
  }
}

async function writeAndForget(
  db: Db,
  folder: string,
  { name, kind, keep }: { readonly name: string; readonly kind: string; readonly keep: number },
): Promise<string> {
  makeFolder(folder);
  await forgetParts(folder);
  const target = join(folder, `${kind}-${name}.gz`);
  await writeBackupFile(db, target);
  const old = (await backupsIn(folder)).filter((each) => each.startsWith(kind)).slice(0, -keep);
  for (const each of old) await rm(join(folder, each), { force: true });
  return target;
}

/** Before migrations change a database that exists. Throws an Error for the operator when it cannot be written. */
export async function backUpBeforeUpgrade(db: Db, folder: string): Promise<string> {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-") + "Z";
  try {
    return await writeAndForget(db, folder, { name: now, kind: KINDS.upgrade, keep: UPGRADES_KEPT });
  } catch (cause) {
    throw new Error(
      `The database was not upgraded, because a backup cannot be written to ${folder}: ${cause instanceof Error ? cause.message : String(cause)}. Make room, or set BACKUP_DIR to another folder.`,
      { cause },
    );
  }
}

/** One for each day (UTC): a repeated attempt replaces the day's. Keeps that many. */
export const writeDailyBackup = (db: Db, folder: string, keep: number): Promise<string> =>
  writeAndForget(db, folder, {
    name: new Date().toISOString().slice(0, 10),
    kind: KINDS.daily,
    keep,
  });

/** The path of the newest backup of the folder; null when there is none. */
export async function newestBackupFile(folder: string): Promise<string | null> {
  const name = (await backupsIn(folder)).at(-1);
  return name === undefined ? null : join(folder, name);
}

/** When the newest backup of the folder was completed; null when there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const path = await newestBackupFile(folder);
  if (path === null) return null;
  return (await stat(path).catch(() => null))?.mtime ?? null;
}
