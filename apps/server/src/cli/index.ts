import { exit } from "./command.ts";
import type { Io, PlainCommand } from "./command.ts";
import { engineCommands } from "./engine/index.ts";
import { sayBadInput } from "./run.ts";

/** Loaded when needed: the engine's commands start several times faster without the server's code. */
const loadServerCommands = async (): Promise<readonly PlainCommand[]> =>
  (await import("./server-commands.ts")).serverCommands;

/** The command line: arguments without the program's name. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", passOverClosedPipe);
  const io: Io = {
    cwd: process.cwd(),
    out: (line) => void process.stdout.write(line + "\n"),
    err: (line) => void process.stderr.write(line + "\n"),
    readInput,
  };
  const [name, ...rest] = args;
  const named = (command: PlainCommand): boolean => command.name === name;
  try {
    const command = engineCommands.find(named) ?? (await loadServerCommands()).find(named);
    if (command) return await run(command, rest, io);
  } catch (error) {
    // Settings, a locked folder, a database that does not answer: the message is for the operator.
    io.err(error instanceof Error ? error.message : String(error));
    return exit.failed;
  }
  return help(name, io);
}

/** Whoever reads the output may stop early, as `head` does; that is no failure. */
function passOverClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

async function run(command: PlainCommand, args: readonly string[], io: Io): Promise<number> {
  try {
    return await command.run(args, io);
  } catch (error) {
    return sayBadInput(error, command.usage, io);
  }
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return "";
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function help(name: string | undefined, io: Io): Promise<number> {
  const asked = name === undefined || name === "help" || name === "--help" || name === "-h";
  const say = asked ? io.out : io.err;
  if (!asked) say(`There is no command ${name}.`);
  for (const { usage, summary } of [...(await loadServerCommands()), ...engineCommands]) {
    for (const form of usage) say(`teamwright ${form}`);
    say(`    ${summary}`);
  }
  return asked ? exit.done : exit.badInput;
}
