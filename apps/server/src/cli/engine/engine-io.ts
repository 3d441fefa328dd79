import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Io } from "../command.ts";

/** Input and output of an engine command. `readFile` throws when the file does not exist. */
export interface EngineIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly readFile: (path: string) => string;
}

/** The input and output of a command, for the engine's commands. */
export const engineIo = (io: Io): EngineIo => ({
  stdout: (text) => io.out(text.replace(/\r?\n$/, "")),
  stderr: (text) => io.err(text.replace(/\r?\n$/, "")),
  readFile: fileReader(io.cwd),
});

/** Reads files, and standard input for `-`, which several options may name only if they mean the same text. */
function fileReader(cwd: string): EngineIo["readFile"] {
  let input: string | undefined;
  return (path) =>
    path === "-" ? (input ??= readFileSync(0, "utf8")) : readFileSync(resolve(cwd, path), "utf8");
}
