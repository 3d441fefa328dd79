// Plain JavaScript that an older Node can run too: it installs the project's own Node and dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const leastNode = 24;
/** npm leaves out the native parts of libraries that ask for a newer Node than the one that runs it. */
const leastToInstall = [20, 19];
const windows = process.platform === "win32";

export const say = (text) => console.log(`\u001b[1m${text}\u001b[0m`);

export function stop(text) {
  console.error(`\n${text}`);
  process.exit(1);
}

/** A hash of files, to detect whether results derived from them are still valid. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort())
        if (name !== "node_modules" && name !== "dist") add(join(path, name));
    } else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest("hex");
}

const stampOf = (name) => join(root, "node_modules", ".cache", "teamwright", name);

/** Whether the stamp `name` records this fingerprint. */
export const isFresh = (name, print) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), "utf8") === print;

export function markFresh(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}

function packagesIn(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Whether npm has installed what the lock file names; it records that in `node_modules` at the end of an installation. */
export function installIsFresh() {
  const installedPackages = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json"))
    .filter(([path]) => path.includes("node_modules/"))
    .every(([path, { version, optional }]) =>
      installedPackages[path] === undefined ? optional === true : installedPackages[path].version === version,
    );
}

/** What `npm start` runs, with the build of the web. Tests, checks and measures need the other workspaces and the root too. */
export const toStart = ["apps/server", "apps/sandbox", "apps/web"];

/**
 * Installs from the lock file when it changed since the last installation. In a bare clone only what `workspaces` need,
 * where they are named; an installation of everything stays whole.
 */
export function ensureInstalled({ install = true, workspaces } = {}) {
  const lock = fingerprint(["package-lock.json"]);
  const isPart = existsSync(stampOf("part"));
  if (installIsFresh() || (workspaces !== undefined && isFresh("part", lock))) return;
  const part =
    workspaces !== undefined && (isPart || !existsSync(join(root, "node_modules"))) ? workspaces : [];
  const args = [
    "ci",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...part.map((name) => `--workspace=${name}`),
  ];
  const command = `npm ${args.join(" ")}`;
  if (!install) stop(`The dependencies are not installed. Run: ${command}`);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < leastToInstall[0] || (major === leastToInstall[0] && minor < leastToInstall[1]))
    stop(
      `Installing needs Node ${leastToInstall.join(".")} or newer; this is ${process.version}. docs/installation.md says how Debian gets one.`,
    );
  say(`Installing the dependencies from the lock file (once): ${command}`);
  const outcome = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: windows,
  });
  if (outcome.status !== 0) stop("npm could not install the dependencies: see its message above.");
  if (part.length > 0) markFresh("part", lock);
}

/** The Node that runs the project: the one from the `node` package, else the running one if it is new enough. */
export function projectNode() {
  const ownNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");
  if (existsSync(ownNode) && spawnSync(ownNode, ["--version"]).status === 0) return ownNode;
  if (Number(process.versions.node.split(".")[0]) >= leastNode) return process.execPath;
  return stop(
    `Teamwright needs Node ${leastNode} or newer; this is ${process.version}, and the npm package "node" brought none ` +
      `(are install scripts switched off? try: npm rebuild node).`,
  );
}

/** The environment with the project's Node and commands first in the path. */
export function projectEnv(extra = {}) {
  const path = [dirname(projectNode()), join(root, "node_modules", ".bin"), process.env.PATH].join(
    windows ? ";" : ":",
  );
  return { ...process.env, PATH: path, ...extra };
}

/** Runs a command of the project; resolves with its exit code and, unless shown, its output. */
export function run(command, args, { env = {}, show = true, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: projectEnv(env),
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: windows,
    });
    let output = "";
    if (!show) {
      child.stdout.on("data", (chunk) => (output += chunk));
      child.stderr.on("data", (chunk) => (output += chunk));
    }
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Builds the web application when its sources changed since the last build. */
export async function ensureWebBuilt() {
  const print = fingerprint(["apps/web", "packages", "package-lock.json"]);
  if (isFresh("web", print) && existsSync(join(root, "apps/web/dist/index.html"))) return true;
  say("Building the web application ...");
  const { code, output } = await run("vite", ["build", "--logLevel", "warn"], {
    cwd: join(root, "apps/web"),
    show: false,
  });
  if (code !== 0) {
    console.error(output);
    return false;
  }
  markFresh("web", print);
  return true;
}
