import { accessSync, constants, createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { readBackup, RestoreRefused } from "#db/backup.ts";
import type { Deps } from "#http/deps.ts";
import { exit } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";

export async function restoreFrom(file: string, deps: Deps, io: Io, json = false): Promise<number> {
  const path = resolve(io.cwd, file);
  const problem = file === "-" ? null : problemOf(path);
  if (problem !== null) {
    io.err(`${path} cannot be read: ${problem}.`);
    return exit.badInput;
  }
  try {
    const source = file === "-" ? Readable.from(io.readBytes()) : createReadStream(path);
    const { rows } = await readBackup(deps.database.db, linesOf(source));
    io.out(json ? JSON.stringify({ rows }) : `Restored ${rows} rows.`);
    return exit.done;
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error;
    io.err(error.message);
    return exit.failed;
  }
}

/** Why the file cannot be read; null: it can. */
function problemOf(path: string): string | null {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory() ? "it is a folder" : null;
  } catch (error) {
    return fileProblem(error);
  }
}

/** The lines of a packed file. A file that cannot be unpacked ends with RestoreRefused, whenever its next line is asked for. */
export async function* linesOf(raw: Readable): AsyncGenerator<string> {
  const plain = createGunzip();
  const unpacking = pipeline(raw, plain);
  // It may fail while a line is in use, with nobody waiting for it: told when the lines end.
  unpacking.catch(() => undefined);
  try {
    yield* createInterface({ input: plain, crlfDelay: Infinity });
    await unpacking;
  } catch (cause) {
    throw new RestoreRefused("The file is no whole backup of Teamwright: it cannot be unpacked.", { cause });
  } finally {
    plain.destroy();
    await unpacking.catch(() => undefined);
  }
}
