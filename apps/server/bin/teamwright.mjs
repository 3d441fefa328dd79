#!/usr/bin/env node
// Starts the command line with a recent enough Node: the current one, or the one in node_modules.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
// As a namespace: an older Node, which only looks for the project's own, has no compile cache.
import * as modules from "node:module";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const NEEDED = 24;
const ownNode = fileURLToPath(new URL("../../../node_modules/node/bin/node", import.meta.url));

if (Number(process.versions.node.split(".", 1)[0]) >= NEEDED) {
  // The cache is beside the installed libraries, never in a folder that other users can write to. Without it only the
  // start is slower. By the variable the threads use it too.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL("../../../node_modules/.cache/teamwright/compiled", import.meta.url),
  );
  modules.enableCompileCache();
  await import("./resolve-orm.mjs");
  // Files written by any library are private to this account.
  process.umask(0o077);
  const { main } = await import("../src/cli/index.ts");
  process.exitCode = await main(process.argv.slice(2));
} else if (existsSync(ownNode)) {
  const child = spawn(ownNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
} else {
  console.error(
    `Teamwright needs Node ${NEEDED} or newer; this is ${process.version}. In the repository, npm install brings one.`,
  );
  process.exitCode = 1;
}
