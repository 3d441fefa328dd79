import type { Command } from "commander";
import type { Deps } from "#http/deps.ts";

/** Exit codes of every command. Engine commands add 3: no team exists. */
export const exit = { done: 0, failed: 1, badInput: 2 } as const;

/** Input and output of a command; inside a running server, those of the caller's terminal over a socket. */
export interface Io {
  /** Paths in arguments are relative to this. */
  readonly cwd: string;
  out(line: string): void;
  err(line: string): void;
  /** Bytes for standard output; resolves when more may follow. */
  write(bytes: Uint8Array): Promise<void>;
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Standard input as it comes. A command inside a running server has none. */
  readBytes(): AsyncIterable<Uint8Array>;
}

/** A command of the program. `Run` is what its parsed arguments ask for. */
export interface CommandOf<Run> {
  readonly name: string;
  /** Adds the command to the program; its actions hand over what is to be run. Nothing runs while arguments are parsed. */
  describe(program: Command, chosen: (run: Run) => void): void;
}

/** Returns an exit code. */
export type PlainRun = (io: Io) => Promise<number>;
/** A command that needs no database. */
export type PlainCommand = CommandOf<PlainRun>;

export interface DatabaseRun {
  /** Standard input is read only then, so that a script may leave it open. */
  readonly wantsInput?: boolean;
  /** Makes the embedded database where there is none; other commands are refused there. */
  readonly makesDatabase?: true;
  run(deps: Deps, io: Io): Promise<number>;
}
/**
 * A command on the installation's database. With the embedded database it runs inside the server when one is running
 * (events reach open browsers), else on the folder itself.
 */
export interface DatabaseCommand extends CommandOf<DatabaseRun> {
  /** May not run inside a running server. */
  readonly offline?: true;
}

/**
 * Runs a part of a command on the installation's database. `args` are what a running server parses after the command's
 * name; absent: the program's.
 */
export type OnDatabase = (run: DatabaseRun, io: Io, args?: readonly string[]) => Promise<number>;

/** Input that shows to be wrong while the command runs; the message is for the operator. */
export class UsageError extends Error {}
