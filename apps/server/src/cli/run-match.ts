import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Deps } from "#http/deps.ts";
import { detailOf, findMatch } from "#modules/matches/public.ts";
import { exit, UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";

/** Writes the detail of a match as the API has it, with what admins changed. */
export async function exportMatch(id: string, file: string, deps: Deps, io: Io): Promise<number> {
  const match = await findMatch(deps.database.db, id);
  if (match === null) throw new UsageError(`There is no match ${id}.`);
  const text = JSON.stringify(detailOf(match.shown), null, 2);
  if (file === "-") {
    io.out(text);
    return exit.done;
  }
  try {
    writeFileSync(resolve(io.cwd, file), `${text}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${fileProblem(error)}`, { cause: error });
  }
  io.err(`Wrote ${id} to ${file}.`);
  return exit.done;
}
