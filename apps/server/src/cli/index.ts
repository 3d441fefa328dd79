import { writeSync } from "node:fs";
import { exit } from "./command.ts";
import type { Io } from "./command.ts";
import { completion } from "./completion.ts";
import { engineCommands } from "./engine/index.ts";
import { errorText } from "./error-text.ts";
import { fileProblem } from "./file-problem.ts";
import { man } from "./man.ts";
import { parseArguments } from "./parse.ts";
import { orBadInput } from "./run.ts";
import { writeChunk } from "./written.ts";

/** The command line: arguments without the program's name. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", endWithoutOutput);
  const io: Io = {
    cwd: process.cwd(),
    out: (line) => void process.stdout.write(line + "\n"),
    err: (line) => void process.stderr.write(line + "\n"),
    write: (bytes) => writeChunk(process.stdout, bytes),
    readInput,
    readBytes: () => process.stdin,
  };
  try {
    const parsed = parseArguments(await commandsFor(args), args, io);
    return typeof parsed === "number" ? parsed : await orBadInput(() => parsed(io), io);
  } catch (error) {
    // Settings, a locked folder, or an unreachable database: the message is for the operator.
    io.err(errorText(error));
    return exit.failed;
  }
}

/** The engine's commands start faster without the descriptions of all others. */
async function commandsFor(args: readonly string[]) {
  if (engineCommands.some(({ name }) => name === args[0])) return engineCommands;
  const { serverCommands } = await import("./server-commands.ts");
  return [...serverCommands(args), ...engineCommands, completion, man];
}

/** The reader of the output may stop early, as `head` does; that is not an error. Output that is lost is one. */
function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  try {
    writeSync(2, `The output cannot be written: ${fileProblem(error)}.\n`);
  } catch {
    // Standard error is the one that cannot be written.
  }
  process.exit(exit.failed);
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return "";
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
