import { newestBackupFile } from "../backup-file.ts";
import { failureOf } from "../failure.ts";
import { freeSpace, RESERVE } from "./storage-watch.ts";

interface Place {
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
export async function openingProblem({ dataDir, backups, free }: Place, cause: unknown): Promise<Error> {
  if (free < RESERVE) return diskFull(dataDir, free, cause);
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
