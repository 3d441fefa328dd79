import { existsSync } from "node:fs";
import { join } from "node:path";
import { admin } from "./admin/index.ts";
import { backtestCommand } from "./backtest.ts";
import { backup } from "./backup.ts";
import type { DatabaseCommand, DatabaseRun, Io, PlainCommand } from "./command.ts";
import { doctor } from "./doctor/index.ts";
import { forecast } from "./forecast/index.ts";
import { forecastModel } from "./forecast/model-commands.ts";
import { importCommand } from "./import.ts";
import { match } from "./match.ts";
import { reports } from "./reports.ts";
import { restore } from "./restore.ts";
import { runParsed } from "./run.ts";
import { sandbox } from "./sandbox.ts";
import { serve } from "./serve.ts";
import { verify } from "./verify.ts";

/** Commands on the database; a running server executes them too. */
const databaseCommands: readonly DatabaseCommand[] = [
  admin,
  importCommand,
  match,
  reports,
  backtestCommand,
  backup,
  restore,
  doctor,
];

/** Those that a running server executes: of `forecast` only the commands on the stored model. */
const commandsInServer: readonly DatabaseCommand[] = [...databaseCommands, forecastModel];

/**
 * The commands that work with the server's code, which is loaded when one runs. `args` are the program's: a running
 * server parses them again.
 */
export const serverCommands = (args: readonly string[]): readonly PlainCommand[] => [
  serve(commandsInServer),
  sandbox,
  verify,
  forecast((run, io, own = args.slice(1)) => runOnDatabase("forecast", own, run, io)),
  ...databaseCommands.map((command): PlainCommand => ({
    name: command.name,
    describe: (program, chosen) =>
      command.describe(program, (parsed) =>
        chosen((io) => runOnDatabase(command.name, args.slice(1), parsed, io)),
      ),
  })),
];

/**
 * The arguments are parsed already, so that wrong ones open no database. The server's code, most of the start, is loaded
 * only where the command does its work in this process.
 */
async function runOnDatabase(
  command: string,
  args: readonly string[],
  databaseRun: DatabaseRun,
  io: Io,
): Promise<number> {
  const { readEnv } = await import("#env/env.ts");
  const env = readEnv();
  if (env.DATABASE_URL === undefined) {
    const { askRunningServer } = await import("./control-socket.ts");
    const request = { command, args, wantsInput: databaseRun.wantsInput === true };
    const code = await askRunningServer(env.DATA_DIR, request, io);
    if (code !== null) return code;
    if (databaseRun.makesDatabase !== true) refuseMissingDatabase(env.DATA_DIR);
  }
  const { makeDeps } = await import("#app/make-deps.ts");
  const { deps, close } = await makeDeps(env);
  try {
    return await runParsed(databaseRun, deps, io);
  } finally {
    await close();
  }
}

/** Commands run in a wrong folder must not make a database there and report success. */
function refuseMissingDatabase(folder: string): void {
  if (!existsSync(join(folder, "pglite")))
    throw new Error(
      `There is no database in ${folder}. Set DATA_DIR to the data folder of the server, or start the server once: it makes the database.`,
    );
}
