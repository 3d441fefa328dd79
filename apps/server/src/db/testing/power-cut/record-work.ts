import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setEnvironmentData } from "node:worker_threads";
import { openPglite } from "#db/embedded/open-pglite.ts";
import { failureOf } from "#db/failure.ts";
import { DiskSpace } from "./disk-space.ts";
import type { FullDisk } from "./disk-space.ts";
import { readJournal } from "./recording.ts";
import type { RecordedOperation, Recording } from "./recording.ts";
import { MAINTENANCE, work } from "./workload.ts";
import type { WrittenRows } from "./workload.ts";

/** A database that hangs is found. At low priority on a busy machine one was not open after a minute. Milliseconds. */
export const LIMIT = 600_000;
/** Milliseconds that a writer waits for the database to open again on a full disk. */
const FULL_DISK_LIMIT = 5000;

interface RecordedWork {
  readonly written: WrittenRows;
  readonly operations: readonly RecordedOperation[];
  /** Changes of files that the full disk refused, and calls that failed. */
  readonly refused: number;
  readonly failed: number;
  /** Errors of these calls that do not say that there is no space, or no database now. */
  readonly unclear: readonly string[];
}

/** Work on the database below `root`, with the changes of its files. A full disk has room again when the work ends. */
export async function recordWork(
  root: string,
  steps: number,
  random: () => number,
  full: FullDisk | null,
): Promise<RecordedWork> {
  const recording: Recording = {
    folder: join(root, "data/pglite"),
    journal: join(root, "journal"),
    count: new SharedArrayBuffer(4),
    full: full && { disk: full, numbers: new SharedArrayBuffer(12) },
  };
  setEnvironmentData("disk recording", recording as unknown as string);
  const space = recording.full && new DiskSpace(recording.full.disk, recording.full.numbers);
  const { client, close } = await openPglite({ folder: join(root, "data"), stallAfter: LIMIT });
  const operations = new Int32Array(recording.count);
  space?.begin(Atomics.load(operations, 0));
  const answers = async (within: number): Promise<boolean> => {
    for (const start = performance.now(); performance.now() < start + within; await wait(20))
      if (await client.query("select 1").catch(() => null)) return true;
    return false;
  };
  const failures: unknown[] = [];
  let written: WrittenRows;
  try {
    written = await work(client, {
      steps,
      random,
      count: () => Atomics.load(operations, 0),
      // The log goes on in a new segment now and then, which needs room.
      maintenance: space ? [...MAINTENANCE, "select pg_switch_wal()"] : MAINTENANCE,
      onFailure: (error) => {
        if (!space) throw error;
        failures.push(error);
        return answers(FULL_DISK_LIMIT);
      },
    });
    space?.makeRoom();
    // With the planted fault its files may be damaged.
    if (!(await answers(full?.lies ? FULL_DISK_LIMIT : LIMIT)) && !full?.lies)
      throw new Error("the database does not answer although there is room");
  } finally {
    await close();
    setEnvironmentData("disk recording");
  }
  return {
    written,
    operations: readJournal(recording.journal),
    refused: space?.refused ?? 0,
    failed: failures.length,
    unclear: failures.filter((error) => failureOf(error) === null).map(String),
  };
}
