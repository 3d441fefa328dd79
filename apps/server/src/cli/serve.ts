import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startServer } from "../app/start-server.ts";
import { readEnv } from "../plugins/env.ts";
import { exit } from "./command.ts";
import type { DatabaseCommand, PlainCommand } from "./command.ts";
import { openControlSocket } from "./control-socket.ts";

const webFolder = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** Runs the server until it is told to stop. */
export const serve = (databaseCommands: readonly DatabaseCommand[]): PlainCommand => ({
  name: "serve",
  usage: ["serve [--port N] [--host ADDRESS] [--data-dir FOLDER] [--no-web] [--demo]"],
  summary:
    "Run the server. Settings come from the environment, flags win. --demo: invented matches and accounts to try it with.",
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string" },
        host: { type: "string" },
        "data-dir": { type: "string" },
        "no-web": { type: "boolean", default: false },
        demo: { type: "boolean", default: false },
      },
    });
    const env = readEnv({
      ...(values.demo ? { LOG_LEVEL: "warn" } : {}),
      ...process.env,
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
      ...(values["data-dir"] === undefined ? {} : { DATA_DIR: values["data-dir"] }),
    });
    const withWeb = !values["no-web"] && existsSync(webFolder);
    if (!values["no-web"] && !withWeb)
      throw new Error("The web application is not built: run `npm run build -w apps/web`, or give --no-web.");
    const server = await startServer(env, {
      webFolder: withWeb ? webFolder : null,
      demo: values.demo,
      say: io.out,
    });
    const control =
      env.DATABASE_URL === undefined ? await openControlSocket(server.deps, databaseCommands) : null;
    await server.untilTold();
    await control?.close();
    await server.close();
    return exit.done;
  },
});
