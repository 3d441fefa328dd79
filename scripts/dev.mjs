// npm run dev: the server with its demo, which starts again when its sources change, and the web with hot reload.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, projectEnv, root, say } from "./bootstrap.mjs";

/** An editor writes several files at once. Milliseconds. */
const QUIET = 300;
const SERVER = ["apps/server/bin/teamwright.mjs", "serve", "--no-web", "--demo", "--demo-posts"];
const SOURCES = ["apps/server/src", "apps/sandbox/src", "packages"];

ensureInstalled();
const port = process.env.PORT ?? "3000";
const webPort = process.env.WEB_PORT ?? "5173";
const env = projectEnv({ PORT: port, TEAMWRIGHT_API: `http://127.0.0.1:${port}` });
const start = (command, args, cwd = root) => spawn(command, args, { cwd, env, stdio: "inherit" });
// Arguments are options of the server's Node, as in `npm run dev -- --inspect`.
const startServer = () => start("node", [...process.argv.slice(2), ...SERVER]);
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
let stopping = false;
let restarting = false;

const web = start("vite", ["--port", webPort, "--strictPort"], join(root, "apps/web"));
let server = startServer();
say(`Web with hot reload: http://localhost:${webPort}. The server prints the demo's sign-ins.`);

function startAgain() {
  // The server that is about to start reads this change too.
  if (restarting) return;
  restarting = true;
  const next = () => {
    restarting = false;
    if (stopping) return;
    say("The sources of the server changed: it starts again.");
    server = startServer();
  };
  // A server that failed waits for the next change.
  if (hasEnded(server)) return next();
  server.once("exit", next);
  server.kill("SIGTERM");
}

// Not `node --watch`: it sends messages of its own through the threads of the server.
let timer;
for (const folder of SOURCES)
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name?.endsWith(".ts") || /\.test\.ts$|node_modules/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(startAgain, QUIET);
  });

const stop = (code) => {
  stopping = true;
  for (const child of [web, server]) child.kill("SIGTERM");
  server.once("exit", () => process.exit(code));
  if (hasEnded(server)) process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
web.on("exit", (code) => stop(code ?? 0));
