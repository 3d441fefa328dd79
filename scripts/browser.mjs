// Finds a Chromium for the journeys: an installed one, else Playwright's own, else the system's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run, say } from "./bootstrap.mjs";

const names = [
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

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
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
  if (path && existsSync(path)) return path;
  const { code } = await run("playwright", ["install", "chromium-headless-shell", "chromium"], {
    show: false,
    cwd: join(root, "tests"),
  });
  return code === 0 && path && existsSync(path) ? path : undefined;
}

function systemPackage() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  say("Installing the system's Chromium package (once) ...");
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update"], quiet);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  return installed();
}

/** The path of a Chromium, or undefined with the reason said. */
export async function findBrowser() {
  const found = installed() ?? (await playwrightsOwn()) ?? systemPackage();
  if (found === undefined)
    console.error(
      "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) " +
        "or name one by CHROMIUM_PATH, and run npm test again.",
    );
  return found;
}
