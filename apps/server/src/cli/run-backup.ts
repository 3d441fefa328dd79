import { resolve } from "node:path";
import { writeBackupFile } from "../db/backup-file.ts";
import type { Deps } from "../http/deps.ts";
import { exit } from "./command.ts";
import type { Io } from "./command.ts";
import { noteRead } from "./note-read.ts";

export async function backupTo(file: string, deps: Deps, io: Io, json = false): Promise<number> {
  const target = resolve(io.cwd, file);
  // Before the copy is made: it leaves the server in any case.
  await noteRead(deps, { action: "backup.write", details: { file: target } });
  try {
    const { tables, rows } = await writeBackupFile(deps.database.db, target);
    const text = `Wrote ${rows} rows of ${tables} tables to ${target}.`;
    io.out(json ? JSON.stringify({ file: target, rows, tables }) : text);
    return exit.done;
  } catch (error) {
    if (error instanceof Error && "code" in error && typeof error.code === "string" && "path" in error) {
      io.err(`${target} cannot be written: ${error.message}`);
      return exit.failed;
    }
    throw error;
  }
}
