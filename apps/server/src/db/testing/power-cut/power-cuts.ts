import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect, parseArgs } from "node:util";
import { connect } from "#db/embedded/connection.ts";
import type { Results } from "#db/embedded/messages.ts";
import { openPglite } from "#db/embedded/open-pglite.ts";
import { fullDiskFrom } from "./disk-space.ts";
import type { FullDisk } from "./disk-space.ts";
import { LIMIT, recordWork } from "./record-work.ts";
import { SimulatedDisk } from "./simulated-disk.ts";
import { findLosses, SCHEMA } from "./workload.ts";
import type { WrittenRows } from "./workload.ts";

/**
 * Cuts the power at random points of random work on the embedded database, as often as asked, opens what each cut left,
 * and looks for acknowledged work that is lost. Run it with `node --import ./record-disk.ts`. It prints a line of JSON for
 * each seed; its exit code is 1 when something was lost.
 */

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    cuts: { type: "string", default: "20" },
    steps: { type: "string", default: "400" },
    /** Takes every sync as not done: the run must then find losses. */
    "without-syncs": { type: "boolean", default: false },
    /** The disk becomes full during the work of each seed, not of one in three. */
    "full-disk": { type: "boolean", default: false },
    /** Reports as done what the full disk refuses: the run must then find losses. */
    "without-refusals": { type: "boolean", default: false },
  },
});
/** Half of the time to open a database is spent on its 128 MB of shared buffers, and a check needs few. */
const CHECK_SETTINGS = { stallAfter: LIMIT, openWithin: LIMIT, parameters: ["-c", "shared_buffers=8MB"] };
/** The simulated disk decides what a cut leaves, so the files themselves may be in memory, where that is possible. */
const FOLDER = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Numbers in [0, 1) from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function lossesIn(dataDir: string, written: WrittenRows, cutAt: number): Promise<string[]> {
  const connection = await connect({ ...CHECK_SETTINGS, dataDir });
  const query = async (sql: string) => {
    const request = { kind: "query", sql, params: [], rowMode: "object", asText: [] } as const;
    return ((await connection.ask(request)) as Results).rows as Record<string, unknown>[];
  };
  try {
    return await findLosses(query, written, cutAt);
  } finally {
    await connection.end("the cut is checked");
  }
}

interface Loss {
  readonly cutAt: number;
  readonly found: readonly string[];
}
interface Round {
  readonly seed: number;
  readonly cuts: number;
  readonly operations: number;
  readonly syncs: number;
  readonly acknowledged: number;
  /** With a full disk: changes of files that it refused, and calls that failed. */
  readonly refused?: number;
  readonly failed?: number;
  readonly losses: readonly Loss[];
}

/** Has its own numbers, so that the same seed means the same work with and without a full disk. */
function fullDisk(seed: number): FullDisk | null {
  const random = numbersFrom(~seed);
  const isFull = random() < 1 / 3;
  if (!isFull && !values["full-disk"]) return null;
  return fullDiskFrom(random, 3 * Number(values.steps), values["without-refusals"]);
}

/** Work recorded once, cut at many points. */
async function runRound(seed: number, count: number): Promise<Round> {
  const root = mkdtempSync(join(FOLDER, "teamwright-power-cuts-"));
  const random = numbersFrom(seed);
  const losses: Loss[] = [];
  try {
    const made = await openPglite({ folder: join(root, "data") });
    await made.client.exec(SCHEMA);
    await made.close();
    const folder = join(root, "data/pglite");
    const disk = new SimulatedDisk(folder, { syncs: !values["without-syncs"] });
    const full = fullDisk(seed);
    const recorded = await recordWork(root, Number(values.steps), random, full);
    const { written, operations, refused, failed, unclear } = recorded;
    // The caller of a call that fails must be able to tell why.
    if (unclear.length > 0) losses.push({ cutAt: operations.length, found: unclear.slice(0, 5) });
    // Nearly all operations of work with a new segment of the log fill it with zeros, before it has its name.
    const points = operations.flatMap((operation, at) =>
      operation.kind === "write" && operation.path.includes("/pg_wal/xlogtemp") ? [] : [at],
    );
    const cuts = Array.from({ length: count }, () => points[Math.floor(random() * points.length)]!);
    let done = 0;
    for (const cutAt of cuts.toSorted((one, other) => one - other)) {
      for (; done < cutAt; done++) disk.run(operations[done]!);
      const target = join(root, "after-cut");
      disk.writeAfterCut(target, random);
      const found = await lossesIn(target, written, cutAt).catch((error: unknown) => [
        `it does not open: ${inspect(error)}`,
      ]);
      if (found.length > 0) losses.push({ cutAt, found: found.slice(0, 5) });
      rmSync(target, { recursive: true });
    }
    const inserted = [...written.notes.values()].filter(({ inserted }) => inserted !== null);
    const acknowledged = inserted.length + written.transfers.size;
    const syncs = operations.filter(({ kind }) => kind === "sync").length;
    return {
      seed,
      cuts: count,
      operations: operations.length,
      syncs,
      acknowledged,
      ...(full && { refused, failed }),
      losses,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const write = (round: Round): void => {
  process.stdout.write(`${JSON.stringify(round)}\n`);
  if (round.losses.length > 0) process.exitCode = 1;
};

/** Opened databases leave memory behind, so a process makes so many cuts only. */
const CUTS_PER_PROCESS = 50;
const cuts = Number(values.cuts);
const seed = Number(values.seed);
if (cuts <= CUTS_PER_PROCESS) write(await runRound(seed, cuts));
else
  for (let first = 0; first < cuts; first += CUTS_PER_PROCESS) {
    const count = Math.min(CUTS_PER_PROCESS, cuts - first);
    const options = ["--seed", String(seed + first), "--cuts", String(count), "--steps", values.steps];
    for (const fault of ["without-syncs", "full-disk", "without-refusals"] as const)
      if (values[fault]) options.push(`--${fault}`);
    const self = fileURLToPath(import.meta.url);
    const { status } = spawnSync(process.execPath, [...process.execArgv, self, ...options], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
