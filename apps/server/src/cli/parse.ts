import { VERSION } from "@teamwright/contract/version";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { exit } from "./command.ts";
import type { CommandOf, Io } from "./command.ts";

type Terminal = Pick<Io, "out" | "err">;

/**
 * Parses the arguments, without the program's name. Returns what the chosen command is to run, or an exit code when the
 * answer was help or a message about wrong arguments.
 */
export function parseArguments<Run>(
  commands: readonly CommandOf<Run>[],
  args: readonly string[],
  io: Terminal,
): Run | number {
  const chosenRuns: Run[] = [];
  const program = new Command("teamwright")
    .description("Fantasy teams from the command line, and the server with its database.")
    .version(VERSION, "-V, --version", "Print the version.")
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    });
  for (const command of commands) command.describe(program, (run) => chosenRuns.push(run));
  try {
    program.parse(args.length === 0 ? ["--help"] : args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.badInput;
    throw error;
  }
  return chosenRuns[0] ?? exit.badInput;
}

/** For options and arguments that are whole numbers. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
}

/** For options that are ports; 0 lets the system choose one. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It is a port, 0 to 65535.");
  return port;
}

export const separatedByCommas = (text: string): string[] => text.split(",").filter((part) => part !== "");

/** The text without the mark that editors of Windows begin UTF-8 files with. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");
