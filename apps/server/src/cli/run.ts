import type { Deps } from "../http/deps.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";

/** Runs a command and turns bad arguments into their message and exit code 2. */
export async function runDatabaseCommand(
  command: DatabaseCommand,
  args: readonly string[],
  deps: Deps,
  io: Io,
): Promise<number> {
  try {
    return await command.run(args, deps, io);
  } catch (error) {
    return sayBadInput(error, command.usage, io);
  }
}

/** Says what is wrong with the arguments, or throws on what is no such thing. */
export function sayBadInput(error: unknown, usage: readonly string[], io: Io): number {
  const fromParser =
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof UsageError) && !fromParser) throw error;
  io.err(error.message);
  for (const form of usage) io.err(`  teamwright ${form}`);
  return exit.badInput;
}
