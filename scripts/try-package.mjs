// Makes the package and tries it in an empty folder. The libraries are those of the repository, linked; with --install
// npm installs them by the package's own list.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectEnv, projectNode, root, say } from "./bootstrap.mjs";
import { programOf } from "./documented-program.mjs";
import { resolveFrom } from "./lock-file.mjs";

const folder = mkdtempSync(join(tmpdir(), "teamwright-try-"));
const installedPackage = join(folder, "node_modules/teamwright");
const program = join(installedPackage, "apps/server/bin/teamwright.mjs");
/** How long the server may take until it answers. Milliseconds. */
const START_LIMIT = 60_000;

function must(holds, what) {
  if (!holds) throw new Error(what);
  say(what);
}

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: projectEnv(),
    ...options,
  });
  if (status !== 0)
    throw new Error(`${[command, ...args].join(" ")} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}

function unpack(tarball) {
  mkdirSync(installedPackage, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", installedPackage, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(installedPackage, "package.json"), "utf8"));
  for (const library of Object.keys(dependencies)) {
    const link = join(folder, "node_modules", library);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, resolveFrom("apps/server", library)), link, "junction");
  }
  // An empty database that is created already: creating one takes seconds.
  const caches = join(root, "node_modules/.cache/teamwright");
  for (const name of existsSync(caches) ? readdirSync(caches) : [])
    if (name.startsWith("cluster-"))
      cpSync(join(caches, name), join(installedPackage, "node_modules/.cache/teamwright", name));
}

const env = { ...process.env, DATA_DIR: join(folder, "data"), LOG_LEVEL: "error" };
const teamwright = (...args) => run(projectNode(), [program, ...args], { cwd: folder, env });

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The server answers before it says its addresses. */
async function saidOf(said, text, until) {
  while (!Buffer.concat(said).toString().includes(text) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return Buffer.concat(said).toString().includes(text);
}

async function answer(url, until) {
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function tryServer() {
  const port = await freePort();
  const server = spawn(projectNode(), [program, "serve", "--demo", "--port", String(port)], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = [];
  server.stdout.on("data", (chunk) => lines.push(chunk));
  const exit = once(server, "exit");
  try {
    const base = `http://localhost:${port}`;
    const health = await answer(`${base}/healthz`, Date.now() + START_LIMIT);
    must(health.ok && (await health.json()).status === "success", "serve --demo answers /healthz.");
    const page = await (await fetch(base, { headers: { accept: "text/html" } })).text();
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    must(script !== undefined && (await fetch(base + script)).ok, "It serves the web application.");
    must(
      await saidOf(lines, "/inbox", Date.now() + START_LIMIT),
      "The sandbox of the fantasy apps runs beside it.",
    );
    const file = join(folder, "match.json");
    teamwright("match", "export", "demo-cricket-lineups", file);
    tryEngine(file);
  } finally {
    server.kill("SIGTERM");
  }
  must((await exit)[0] === 0, "The server ends with 0.");
}

function tryEngine(file) {
  const match = JSON.parse(readFileSync(file, "utf8"));
  const players = [...match.left_team_players, ...match.right_team_players].map(
    ({ player_index: index }) => index,
  );
  const strategy = join(folder, "strategy.json");
  writeFileSync(strategy, JSON.stringify({ sport: 0, players, captains: players, vice_captains: players }));
  const packedFile = JSON.parse(
    teamwright("generate", "--match", file, "--strategy", strategy, "--teams", "50", "--seed", "1"),
  );
  must(
    new Set(packedFile.teams.map((team) => JSON.stringify(team))).size === 50,
    "generate makes 50 teams of a stored match.",
  );
}

/** The files below the installed package that a program with the library loads. */
function loadedByLibrary() {
  const entry = join(installedPackage, "packages/library/src/index.js");
  const loadedFiles = new Set([entry]);
  const builtIns = [];
  for (const path of loadedFiles)
    for (const [, name] of readFileSync(path, "utf8").matchAll(/(?:from|import) "([^"]+)"/g))
      if (name.startsWith(".")) loadedFiles.add(join(dirname(path), name));
      else if (name.startsWith("node:")) builtIns.push(`${path}: ${name}`);
  return { loaded: loadedFiles, builtIns };
}

function tryLibrary() {
  const { program: source, files, printed } = programOf("docs/from-pydfs-lineup-optimizer.md");
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, "program.mts"), source);
  // The program reads a file; the library's own declarations must do without the types of Node.
  writeFileSync(
    join(folder, "node.d.ts"),
    'declare module "node:fs" { export function readFileSync(path: string, encoding: "utf8"): string }\ndeclare const console: { log(...values: readonly unknown[]): void };\n// The declarations of zod name it.\ndeclare class URL {}\n',
  );
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: "nodenext",
    target: "es2024",
    lib: ["es2024"],
    types: [],
    noEmit: true,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["node.d.ts", "program.mts"] }),
  );
  run(projectNode(), [join(root, "node_modules/typescript-native/bin/tsc"), "-p", folder]);
  say("A strict program with the library compiles.");
  must(
    run(projectNode(), ["program.mts"], { cwd: folder }).trimEnd() === printed.join("\n"),
    "It prints what its page says.",
  );
  const { loaded, builtIns } = loadedByLibrary();
  must(loaded.size > 100 && builtIns.length === 0, "The library loads nothing of Node.");
}

try {
  const reply = run(
    projectNode(),
    ["--disable-warning=ExperimentalWarning", join(root, "scripts/package.mjs")],
    {
      cwd: root,
    },
  );
  say(reply.trim().split("\n").at(-1));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const tarball = join(root, "dist", `teamwright-${version}.tgz`);
  if (process.argv.includes("--install")) {
    writeFileSync(join(folder, "package.json"), "{}");
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", tarball], {
      cwd: folder,
      shell: process.platform === "win32",
    });
    run(join(folder, "node_modules/.bin/teamwright"), ["--version"], { cwd: folder });
  } else unpack(tarball);
  must(teamwright("--version") === `${version}\n`, "It says its version.");
  tryLibrary();
  await tryServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
