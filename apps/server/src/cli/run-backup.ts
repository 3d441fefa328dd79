import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { writeBackup } from "../db/backup.ts";
import type { Deps } from "../http/deps.ts";
import { exit } from "./command.ts";
import type { Io } from "./command.ts";
import { noteRead } from "./note-read.ts";

/** Writes a temporary file beside the target and renames it at the end, so that the target is never half written. */
export async function backupTo(file: string, deps: Deps, io: Io, json = false): Promise<number> {
  const target = resolve(io.cwd, file);
  // Before the copy is made: it leaves the server in any case.
  await noteRead(deps, { action: "backup.write", details: { file: target } });
  const part = `${target}.part`;
  const lines = new Readable({ read() {}, highWaterMark: 1 << 20 });
  const stored = pipeline(lines, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600 }));
  try {
    const made = writeBackup(deps.database.db, async (line) => {
      if (!lines.push(line)) await new Promise((next) => setImmediate(next));
    });
    const [{ tables, rows }] = await Promise.all([made.finally(() => lines.push(null)), stored]);
    const handle = await open(part, "r+");
    await handle.sync();
    await handle.close();
    await rename(part, target);
    const text = `Wrote ${rows} rows of ${tables} tables to ${target}.`;
    io.out(json ? JSON.stringify({ file: target, rows, tables }) : text);
    return exit.done;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && "code" in error && typeof error.code === "string" && "path" in error) {
      io.err(`${target} cannot be written: ${error.message}`);
      return exit.failed;
    }
    throw error;
  }
}
