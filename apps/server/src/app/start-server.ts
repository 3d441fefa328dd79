import type { AddressInfo } from "node:net";
import type { Deps } from "../http/deps.ts";
import type { Env } from "../plugins/env.ts";
import { buildApp } from "./build-app.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { makeDeps } from "./make-deps.ts";
import { enterMode } from "./mode.ts";

/** After so long connections still open are cut off. Milliseconds. */
const PATIENCE = 2500;
/** After so long the process ends, whatever still holds it. Milliseconds. */
const LAST_PATIENCE = 3500;

export interface RunningServer {
  readonly deps: Deps;
  readonly url: string;
  /** Resolves when the process is asked to end. */
  untilTold(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, listens. In demo mode `say` gets the address and the demo's sign-ins. */
export async function startServer(
  env: Env,
  settings: { webFolder: string | null; demo: boolean; say: (line: string) => void },
): Promise<RunningServer> {
  const { deps, close: closeDeps } = await makeDeps(env);
  try {
    const introduction = await enterMode(deps, settings.demo);
    const app = await buildApp(deps, { webFolder: settings.webFolder, demo: settings.demo });
    await app.listen({ port: env.PORT, host: env.HOST });
    const { port } = app.server.address() as AddressInfo;
    const host =
      env.HOST === "0.0.0.0" || env.HOST === "127.0.0.1" || env.HOST === "::" ? "localhost" : env.HOST;
    const url = `http://${host}:${port}`;
    const housekeeping = startHousekeeping(deps, app.log);
    app.log.info({ url, database: deps.database.kind, demo: settings.demo }, "ready");
    for (const line of introduction(url)) settings.say(line);
    return {
      deps,
      url,
      untilTold: () =>
        new Promise((resolve) => {
          process.once("SIGINT", () => resolve());
          process.once("SIGTERM", () => resolve());
        }),
      close: async () => {
        const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
        const end = setTimeout(() => process.exit(1), LAST_PATIENCE);
        end.unref();
        housekeeping.stop();
        await app.close();
        await closeDeps();
        clearTimeout(cutOff);
        clearTimeout(end);
      },
    };
  } catch (error) {
    await closeDeps();
    throw error;
  }
}
