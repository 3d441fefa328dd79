import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { readEnv } from "#env/env.ts";
import { exit } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";

const webFolder = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  readonly web: boolean;
  readonly jobs: boolean;
  readonly demo?: boolean;
  readonly demoPosts?: boolean;
  readonly json?: boolean;
}

/** Runs until the server is stopped. */
export async function runServer(
  { port, host, dataDir, web, jobs, demo = false, demoPosts = false, json = false }: ServeOptions,
  databaseCommands: readonly DatabaseCommand[],
  io: Io,
): Promise<number> {
  if (demoPosts && !demo) throw new Error("--demo-posts needs --demo.");
  const env = readEnv({
    ...(demo ? { LOG_LEVEL: "warn", CODE_RATE: "1000", STAFF_SECOND_FACTOR: "warn" } : {}),
    ...process.env,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
  });
  if (!jobs && env.DATABASE_URL === undefined)
    throw new Error(
      "--no-jobs needs DATABASE_URL: with the embedded database no other instance can run the jobs.",
    );
  const withWeb = web && existsSync(webFolder);
  if (web && !withWeb)
    throw new Error("The web application is not built: run `npm run build -w apps/web`, or give --no-web.");
  // After the settings: a wrong one is told without loading the server.
  const { startServer } = await import("#app/start-server.ts");
  const server = await startServer(env, {
    webFolder: withWeb ? webFolder : null,
    runsJobs: jobs,
    demo,
    demoPosts,
    // Standard output has JSON only: the address, and the log.
    say: json ? io.err : io.out,
    openCommands: async (deps) => {
      if (env.DATABASE_URL !== undefined) return null;
      const { openControlSocket } = await import("./control-socket.ts");
      return openControlSocket(deps, databaseCommands);
    },
  }).catch(async (error: unknown) => {
    if (env.DATABASE_URL !== undefined) throw error;
    const { startProblem } = await import("#db/embedded/opening-problem.ts");
    throw await startProblem(env.DATA_DIR, error);
  });
  if (json) io.out(JSON.stringify({ url: server.url, database: server.deps.database.kind, demo }));
  // Node writes its compile cache when a process exits, which a killed one does not. The line that says where the server is comes first.
  setImmediate(flushCompileCache);
  await server.untilTold();
  await server.close();
  return exit.done;
}
