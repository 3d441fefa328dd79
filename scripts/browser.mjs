// Finds a Chromium for the journeys: an installed one, else Playwright's own, else the system's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run, say } from "./bootstrap.mjs";

/** The headless shell first: the journeys need a third less processor time in it. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installedBrowser() {
  const namedPath = process.env.CHROMIUM_PATH;
  if (namedPath && existsSync(namedPath)) return namedPath;
  for (const folder of (process.env.PATH ?? "").split(process.platform === "win32" ? ";" : ":"))
    for (const name of names) {
      const path = join(folder, process.platform === "win32" ? `${name}.exe` : name);
      if (existsSync(path)) return path;
    }
  return places.find((path) => existsSync(path));
}

async function playwrightsOwn() {
  const script =
    "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = (await run("node", ["-e", script], { show: false })).output.trim();
  return path && existsSync(path) ? path : undefined;
}

const download = ["install", "chromium-headless-shell", "chromium"];
const installing = ["apt-get", "install", "-y", "--no-install-recommends"];
/** Older distributions have no package of the headless shell. */
const packageCommands = [
  ["apt-get", "update"],
  [...installing, "chromium-headless-shell"],
];
const olderCommand = [...installing, "chromium"];
const downloadCommand = `npx playwright ${download.join(" ")}`;
const packageCommand = packageCommands.map((command) => command.join(" ")).join(" && ");

async function installPlaywrights() {
  say(`No Chromium was found. Downloading Playwright's own (once): ${downloadCommand}`);
  const { code } = await run("playwright", download, { show: false, cwd: join(root, "tests") });
  return code === 0 ? playwrightsOwn() : undefined;
}

function installPackage() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  say(`The download failed. Installing the system's package (once): ${packageCommand}`);
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  for (const [command, ...args] of packageCommands) spawnSync(command, args, quiet);
  if (installedBrowser() === undefined) spawnSync(olderCommand[0], olderCommand.slice(1), quiet);
  return installedBrowser();
}

/** The path of a Chromium; undefined after printing the reason and what to do. Installs one unless told not to. */
export async function findBrowser({ install = true } = {}) {
  const present = installedBrowser() ?? (await playwrightsOwn());
  if (present !== undefined) return present;
  const foundBrowser = install ? ((await installPlaywrights()) ?? installPackage()) : undefined;
  if (foundBrowser === undefined)
    console.error(
      `No Chromium was found${install ? " and none could be installed" : ""}. Install one:\n` +
        `  ${downloadCommand}\nor, on Debian and Ubuntu:\n  ${packageCommand}\n` +
        "or name one by CHROMIUM_PATH, and run npm test again.",
    );
  return foundBrowser;
}
