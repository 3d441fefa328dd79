import type { Deps } from "#http/deps.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand, DatabaseRun, Io } from "./command.ts";
import { parseArguments } from "./parse.ts";

/** Parses a command and runs it; for bad arguments it prints the message and returns exit code 2. */
export async function runDatabaseCommand(
  command: DatabaseCommand,
  args: readonly string[],
  deps: Deps,
  io: Io,
): Promise<number> {
  const parsedArguments = parseArguments([command], [command.name, ...args], io);
  return typeof parsedArguments === "number" ? parsedArguments : runParsed(parsedArguments, deps, io);
}

export const runParsed = ({ run }: DatabaseRun, deps: Deps, io: Io): Promise<number> =>
  orBadInput(() => run(deps, io), io);

/** Exit code 2 and the message for wrong input; other errors are rethrown. */
export async function orBadInput(run: () => Promise<number>, io: Io): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(error.message);
    return exit.badInput;
  }
}
