import { makeDeps } from "../app/make-deps.ts";
import { readEnv } from "../plugins/env.ts";
import { admin } from "./admin.ts";
import { backup } from "./backup.ts";
import type { DatabaseCommand, Io, PlainCommand } from "./command.ts";
import { askRunningServer } from "./control-socket.ts";
import { importCommand } from "./import.ts";
import { restore } from "./restore.ts";
import { runDatabaseCommand } from "./run.ts";
import { serve } from "./serve.ts";

/** Commands on the database; a running server answers them too. */
const databaseCommands: readonly DatabaseCommand[] = [admin, importCommand, backup, restore];

/** The commands that need the server's code. */
export const serverCommands: readonly PlainCommand[] = [
  serve(databaseCommands),
  ...databaseCommands.map((command): PlainCommand => ({
    ...command,
    run: (args, io) => runOnDatabase(command, args, io),
  })),
];

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
