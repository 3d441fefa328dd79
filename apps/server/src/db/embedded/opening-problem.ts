import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newestBackupFile } from "../backup-file.ts";
import { failureOf } from "../failure.ts";
import { freeSpace, RESERVE } from "./storage-watch.ts";

/** The PostgreSQL that the embedded database is. */
export const EMBEDDED_VERSION = "18";

interface DatabasePlace {
  readonly dataDir: string;
  readonly backups: string | undefined;
  readonly free: number;
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1e6)} MB`;

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const diskFull = (folder: string, free: number, cause: unknown): Error =>
  new Error(
    `The disk of ${folder} is full: ${megabytes(free)} are free, ${megabytes(RESERVE)} are needed (${reasonOf(cause)}). Make room on it, or move the folder to a larger disk and set DATA_DIR.`,
    { cause },
  );

/** What the operator reads when a server with the embedded database does not start. */
export async function startProblem(folder: string, cause: unknown): Promise<unknown> {
  const isFull = failureOf(cause) === "storage_full" || (cause as { code?: unknown }).code === "ENOSPC";
  return isFull ? diskFull(folder, await freeSpace(folder), cause) : cause;
}

/** What the operator reads when a database that exists cannot be opened: what is wrong, where, and what helps. */
export async function openingProblem(
  { dataDir, backups, free }: DatabasePlace,
  cause: unknown,
): Promise<Error> {
  if (free < RESERVE) return diskFull(dataDir, free, cause);
  const version = (await readFile(join(dataDir, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (/^\d+$/.test(version) && version !== EMBEDDED_VERSION)
    return new Error(
      `${dataDir} is a database of PostgreSQL ${version}, and this version opens those of PostgreSQL ${EMBEDDED_VERSION}. Start the version of Teamwright that made it, write a backup with \`teamwright backup FILE\`, and restore it with this version into an empty DATA_DIR, beside a copy of secret.key.`,
      { cause },
    );
  const backup = backups === undefined ? null : await newestBackupFile(backups);
  const help =
    backup === null
      ? `There is no backup in ${backups ?? "BACKUP_DIR"}: restore one of yours with \`teamwright restore FILE\``
      : `The newest backup is ${backup}: restore it with \`teamwright restore ${backup}\``;
  return new Error(
    `${dataDir}: ${reasonOf(cause)}. Start again; when the same is said, its files are damaged. ${help}, after moving ${dataDir} to another place. Delete nothing before the restored server runs.`,
    { cause },
  );
}
