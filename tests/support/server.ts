import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROMISES } from "../../apps/server/src/demo/season/invent-season.ts";
import { freePort } from "../../apps/server/src/testing/free-port.ts";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const teamwright = join(root, "apps/server/bin/teamwright.mjs");

/** Runs one command of the product's command line and returns its exit code and output. */
export async function command(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [teamwright, ...args], {
      cwd: root,
      // Playwright sets FORCE_COLOR for its workers; beside NO_COLOR Node would print a warning.
      env: { ...process.env, FORCE_COLOR: undefined, ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function untilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  within: number,
): Promise<void> {
  for (const start = performance.now(); performance.now() - start < within;) {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not become ready:\n${output()}`);
}

const DEMO_FOLDER_KEY = "TEAMWRIGHT_TEST_DEMO_FOLDER";

/**
 * Makes the data folder of a demo once; the demo servers that start afterwards, in child processes as well, begin with a
 * copy. Loading the demo is more than half of the work of their start.
 */
export async function makeDemoFolder(): Promise<{ readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-demo-"));
  const server = await startServer({ dataDir: folder, shortLived: true });
  await untilSeasonIsStored(server.url);
  await server.stop();
  process.env[DEMO_FOLDER_KEY] = folder;
  return {
    remove: () => {
      delete process.env[DEMO_FOLDER_KEY];
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each demo server would invent its season again, which takes ten seconds of processor time. */
async function untilSeasonIsStored(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const reply = await fetch(`${url}/api/forecast/record`);
    const { data } = (await reply.json()) as { data: { formats: readonly { measured: number }[] } };
    if (data.formats.some(({ measured }) => measured === PROMISES)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The demo's season was not stored.");
}

/** A new data folder of a server. */
function newDataFolder(demo: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-data-"));
  const madeFolder = process.env[DEMO_FOLDER_KEY];
  if (demo && madeFolder !== undefined) cpSync(madeFolder, folder, { recursive: true });
  return folder;
}

export interface StartOptions {
  readonly demo?: boolean;
  /** With the demo: posts, prime and group teams, and reports too. */
  readonly posts?: boolean;
  readonly dataDir?: string;
  readonly port?: number;
  /** For a few journeys only: V8 does not optimize the embedded database's program, a fifth of the work of a start. */
  readonly shortLived?: boolean;
  /** Milliseconds after which a server that is not ready is stopped. */
  readonly readyWithin?: number;
  /** Further settings of the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the product as a user would, on a free port with its own data folder. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { demo = true, posts = false, shortLived = false, readyWithin = 60_000 } = options;
  const { dataDir, port, settings = {} } = options;
  const ownFolder = dataDir ?? newDataFolder(demo);
  const listen = port ?? (await freePort());
  const child = spawn(
    process.execPath,
    [
      ...(shortLived ? ["--liftoff-only"] : []),
      teamwright,
      "serve",
      ...(demo ? ["--demo"] : []),
      ...(posts ? ["--demo-posts"] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(listen),
        HOST: "127.0.0.1",
        DATA_DIR: ownFolder,
        LOG_LEVEL: "warn",
        STAFF_SECOND_FACTOR: "warn",
        ...settings,
      },
    },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${listen}`;
  const exit = new Promise((resolve) => child.on("exit", resolve));
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    child.kill(signal);
    await exit;
    if (dataDir === undefined) rmSync(ownFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => output, readyWithin);
  } catch (error) {
    // It may not listen to a request to stop.
    await stop("SIGKILL");
    throw error;
  }
  return { url, dataDir: ownFolder, process: child, output: () => output, stop: () => stop() };
}
