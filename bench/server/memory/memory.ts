import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../apps/server/src/testing/free-port.ts";
import { residentMegabytes } from "../figures.ts";
import { start } from "../processes.ts";
import { demoAccounts, signInAs } from "../sign-in.ts";
import { hostileCall } from "./hostile-calls.ts";
import { connectInspector } from "./inspector.ts";
import type { ThreadMemory } from "./inspector.ts";

/**
 * Usual and hostile calls on many connections against a demo server with an empty folder, for MINUTES. The calls stop for
 * each measurement, so that what is left is what the server holds. Fails when the main thread's heap, its buffers or the
 * memory of the embedded database grew between the middle and the end by more than MAX_GROWTH, or at a 5xx.
 * SNAPSHOTS: a folder for heap snapshots of the start, the middle and the end; taking one raises the resident memory.
 */
const MINUTES = Number(process.env["MINUTES"] ?? 15);
const CONNECTIONS = Number(process.env["CONNECTIONS"] ?? 40);
const { SNAPSHOTS } = process.env;
/** Measurements of a run, the first before any hostile call. */
const PARTS = 6;
/** Time for connections, streams and transactions to end. Milliseconds. */
const QUIET = 8000;
const MAX_GROWTH = 1.1;
const MEGABYTE = 2 ** 20;

interface Reading {
  readonly minute: number;
  readonly resident: number;
  readonly threads: readonly ThreadMemory[];
}

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "teamwright-memory-"));
const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo"], {
  NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
  PORT: "0",
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  TRUST_PROXY: "127.0.0.1",
  // As the service and the image set it.
  MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
  ...(process.env["DATABASE_URL"] === undefined ? {} : { DATABASE_URL: process.env["DATABASE_URL"] }),
});
const inspector = await connectInspector(port);
const statuses = new Map<string, Map<number, number>>();
const readings: Reading[] = [];
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1).padStart(7);

async function measure(minute: number): Promise<void> {
  await wait(QUIET);
  const threads = await inspector.threads();
  const reading = { minute, resident: residentMegabytes(server.pid), threads };
  readings.push(reading);
  console.log(`minute ${minute.toFixed(1)}: resident ${reading.resident.toFixed(0)} MB`);
  for (const { name, heapUsed, heapTotal, external, arrayBuffers, webAssembly } of threads)
    console.log(
      `  ${name.padEnd(24)} heap ${megabytes(heapUsed)} of ${megabytes(heapTotal)}, external ${megabytes(external)}, array buffers ${megabytes(arrayBuffers)}, WebAssembly ${megabytes(webAssembly)} MB`,
    );
  if (SNAPSHOTS !== undefined && [0, PARTS >> 1, PARTS].includes(readings.length - 1)) {
    mkdirSync(SNAPSHOTS, { recursive: true });
    await inspector.snapshot(join(SNAPSHOTS, `minute-${minute.toFixed(0)}.heapsnapshot`));
  }
}

const main = ({ threads }: Reading) => threads[0] as ThreadMemory;
const database = ({ threads }: Reading) => Math.max(...threads.map(({ webAssembly }) => webAssembly));
const comparedReadings: readonly (readonly [name: string, (reading: Reading) => number])[] = [
  ["heap of the main thread", (reading) => main(reading).heapUsed],
  ["buffers of the main thread", (reading) => main(reading).external],
  ["memory of the embedded database", database],
  ["resident memory", ({ resident }) => resident * MEGABYTE],
];

try {
  const accounts = demoAccounts(server);
  const cookies: string[] = [];
  for (const purpose of [/customer with a plan/i, /superuser/i, /prime admin/i, /(^|\s)admin/i])
    cookies.push((await signInAs(server, purpose)).cookie);
  const target = { url: server.url, accounts, cookies };
  // The season of the demo is invented in the first seconds, and the first calls compile the code.
  await wait(30_000);
  const load = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const { name, status } = await hostileCall(target);
      const counts = statuses.get(name) ?? new Map<number, number>();
      statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
      await wait(Math.random() * 50);
    }
  };
  await measure(0);
  for (let part = 1; part <= PARTS; part++) {
    const until = performance.now() + (MINUTES * 60_000) / PARTS;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => load(until)));
    await measure((part * MINUTES) / PARTS);
  }
  for (const [name, counts] of statuses)
    console.log(`${name}: ${[...counts].map(([status, count]) => `${count} x ${status}`).join(", ")}`);
  if ([...statuses.values()].some((counts) => [...counts.keys()].some((status) => status >= 500)))
    process.exitCode = 1;
  const [middle, end] = [readings[PARTS >> 1] as Reading, readings[PARTS] as Reading];
  for (const [name, value] of comparedReadings) {
    const ratio = value(end) / value(middle);
    const isMissed = ratio > MAX_GROWTH;
    console.log(
      `${isMissed ? "MISSED" : "ok"}  ${name}:${megabytes(value(middle))} MB in the middle,${megabytes(value(end))} MB at the end`,
    );
    if (isMissed) process.exitCode = 1;
  }
} finally {
  inspector.close();
  server.end();
  await server.exit;
  rmSync(folder, { recursive: true, force: true });
}
