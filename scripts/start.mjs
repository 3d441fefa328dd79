// npm start: installs, builds, creates the embedded database, loads the demo, serves web and API on one port.
import { spawn } from "node:child_process";
import { join } from "node:path";
import {
  ensureInstalled,
  ensureWebBuilt,
  projectEnv,
  projectNode,
  root,
  say,
  stop,
  toStart,
} from "./bootstrap.mjs";

ensureInstalled({ workspaces: toStart });
if (!(await ensureWebBuilt())) stop("The web application could not be built: see the message above.");

say("Starting Teamwright with its demo ...");
const server = spawn(
  projectNode(),
  [join(root, "apps/server/bin/teamwright.mjs"), "serve", "--demo", "--demo-posts", ...process.argv.slice(2)],
  // docs/installation.md, "Memory".
  { cwd: root, env: projectEnv({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" }), stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
