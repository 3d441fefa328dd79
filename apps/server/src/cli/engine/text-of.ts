import { fileProblem } from "../file-problem.ts";
import { BadInput } from "./bad-input.ts";
import type { EngineIo } from "./engine-io.ts";

/** The text of a file; throws `BadInput` where it cannot be read. */
export function textOf(path: string, io: EngineIo): string {
  try {
    return io.readFile(path);
  } catch (error) {
    throw new BadInput(`${path}: cannot be read: ${fileProblem(error)}`, { cause: error });
  }
}
