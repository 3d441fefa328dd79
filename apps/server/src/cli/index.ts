import { makeDeps } from "../app/make-deps.ts";
import { readEnv } from "../plugins/env.ts";
import { admin } from "./admin.ts";
import { backup } from "./backup.ts";
import { exit } from "./command.ts";
import type { DatabaseCommand, Io, PlainCommand } from "./command.ts";
import { askRunningServer } from "./control-socket.ts";
import { engineCommands } from "./engine/index.ts";
import { importCommand } from "./import.ts";
import { restore } from "./restore.ts";
import { runDatabaseCommand, sayBadInput } from "./run.ts";
import { serve } from "./serve.ts";

/** Commands on the database; a running server answers them too. */
export const databaseCommands: readonly DatabaseCommand[] = [admin, importCommand, backup, restore];
const plainCommands: readonly PlainCommand[] = [serve(databaseCommands), ...engineCommands];

/** The command line: arguments without the program's name. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const io: Io = {
    cwd: process.cwd(),
    out: (line) => void process.stdout.write(line + "\n"),
    err: (line) => void process.stderr.write(line + "\n"),
    readInput,
  };
  const [name, ...rest] = args;
  try {
    const plain = plainCommands.find((command) => command.name === name);
    if (plain) return await runPlain(plain, rest, io);
    const onDatabase = databaseCommands.find((command) => command.name === name);
    if (onDatabase) return await runOnDatabase(onDatabase, rest, io);
  } catch (error) {
    // Settings, a locked folder, a database that does not answer: the message is for the operator.
    io.err(error instanceof Error ? error.message : String(error));
    return exit.failed;
  }
  return help(name, io);
}

async function runPlain(command: PlainCommand, args: readonly string[], io: Io): Promise<number> {
  try {
    return await command.run(args, io);
  } catch (error) {
    return sayBadInput(error, command.usage, io);
  }
}

async function runOnDatabase(command: DatabaseCommand, args: readonly string[], io: Io): Promise<number> {
  const env = readEnv();
  if (env.DATABASE_URL === undefined) {
    const code = await askRunningServer(env.DATA_DIR, command, args, io);
    if (code !== null) return code;
  }
  const { deps, close } = await makeDeps(env);
  try {
    return await runDatabaseCommand(command, args, deps, io);
  } finally {
    await close();
  }
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return "";
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function help(name: string | undefined, io: Io): number {
  const asked = name === undefined || name === "help" || name === "--help" || name === "-h";
  const say = asked ? io.out : io.err;
  if (!asked) say(`There is no command ${name}.`);
  for (const { usage, summary } of [...plainCommands, ...databaseCommands]) {
    for (const form of usage) say(`teamwright ${form}`);
    say(`    ${summary}`);
  }
  return asked ? exit.done : exit.badInput;
}
