import type { Deps } from "../http/deps.ts";

/** Exit codes of every command. Engine commands add 3: no team exists. */
export const exit = { done: 0, failed: 1, badInput: 2 } as const;

/** What a command reads and writes; inside a running server it is the caller's terminal at the other end of a socket. */
export interface Io {
  /** Paths in arguments are relative to this. */
  readonly cwd: string;
  out(line: string): void;
  err(line: string): void;
  /** All of standard input. */
  readInput(): Promise<string>;
}

/**
 * A command on the installation's database. With the embedded database it runs inside the server when one is running
 * (events reach open browsers), else on the folder itself. Returns an exit code.
 */
export interface DatabaseCommand {
  readonly name: string;
  /** One line per form, without the program's name. */
  readonly usage: readonly string[];
  readonly summary: string;
  /** May not run inside a running server. */
  readonly offline?: true;
  /** Whether these arguments want standard input; it is read only then, so that a script may leave it open. */
  readonly wantsInput?: (args: readonly string[]) => boolean;
  run(args: readonly string[], deps: Deps, io: Io): Promise<number>;
}

/** A command that needs no database of ours. */
export interface PlainCommand {
  readonly name: string;
  readonly usage: readonly string[];
  readonly summary: string;
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Bad arguments; the message is for the operator. */
export class UsageError extends Error {}
