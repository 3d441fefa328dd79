import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { readBackup, RestoreRefused } from "../db/backup.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand } from "./command.ts";

export const restore: DatabaseCommand = {
  name: "restore",
  usage: ["restore FILE"],
  summary: "Read a backup into an empty database (a new DATA_DIR or DATABASE_URL), all of it or nothing.",
  offline: true,
  run: async (args, deps, io) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError("Give the one file to read.");
    const source = resolve(io.cwd, file);
    if (!existsSync(source)) {
      io.err(`There is no file ${source}.`);
      return exit.badInput;
    }
    try {
      const { rows } = await readBackup(deps.database.db, linesOf(source));
      io.out(`Restored ${rows} rows.`);
      return exit.done;
    } catch (error) {
      if (!(error instanceof RestoreRefused)) throw error;
      io.err(error.message);
      return exit.failed;
    }
  },
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const plain = createGunzip();
  const unpacked = pipeline(raw, plain);
  try {
    yield* createInterface({ input: plain, crlfDelay: Infinity });
    await unpacked;
  } catch (cause) {
    throw new RestoreRefused("The file is no whole backup of Teamwright: it cannot be unpacked.", { cause });
  } finally {
    plain.destroy();
    await unpacked.catch(() => undefined);
  }
}
