import { resolve } from "node:path";
import { findMatchFiles } from "#modules/reports/public.ts";
import { UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileErrorCode, fileProblem } from "./file-problem.ts";

/** Match files at the paths of a command's arguments; a path that cannot be read is wrong input. */
export async function openMatchFiles(paths: readonly string[], io: Io) {
  try {
    return await findMatchFiles(paths.map((path) => resolve(io.cwd, path)));
  } catch (error) {
    const path = fileErrorCode(error) === null ? "" : (error as NodeJS.ErrnoException).path;
    throw new UsageError(`${path ? `${path} cannot be read: ` : ""}${fileProblem(error)}`);
  }
}
