import { resolve } from "node:path";
import { Writable } from "node:stream";
import { packBackup, writeBackupFile } from "#db/backup-file.ts";
import type { Deps } from "#http/deps.ts";
import { exit } from "./command.ts";
import type { Io } from "./command.ts";
import { fileErrorCode, fileProblem } from "./file-problem.ts";
import { noteRead } from "./note-read.ts";

export async function backupTo(file: string, deps: Deps, io: Io, json = false): Promise<number> {
  if (file === "-") return backupToOutput(deps, io, json);
  const target = resolve(io.cwd, file);
  // Before the copy is made: it leaves the server in any case.
  await noteRead(deps, { action: "backup.write", details: { file: target } });
  try {
    const { tables, rows } = await writeBackupFile(deps.database.db, target);
    const text = `Wrote ${rows} rows of ${tables} tables to ${target}.`;
    io.out(json ? JSON.stringify({ file: target, rows, tables }) : text);
    return exit.done;
  } catch (error) {
    if (fileErrorCode(error) === null) throw error;
    io.err(`${target} cannot be written: ${fileProblem(error)}`);
    return exit.failed;
  }
}

/** Standard output has the backup alone; the result is on standard error. */
async function backupToOutput(deps: Deps, io: Io, json: boolean): Promise<number> {
  await noteRead(deps, { action: "backup.write", details: { file: "-" } });
  const output = new Writable({
    write: (chunk: Buffer, _encoding, next) => void forward(chunk, io, next),
  });
  const { tables, rows } = await packBackup(deps.database.db, output);
  io.err(json ? JSON.stringify({ file: "-", rows, tables }) : `Wrote ${rows} rows of ${tables} tables.`);
  return exit.done;
}

async function forward(chunk: Buffer, io: Io, next: (error?: Error) => void): Promise<void> {
  try {
    await io.write(chunk);
  } catch (error) {
    return next(error instanceof Error ? error : new Error(String(error)));
  }
  next();
}
