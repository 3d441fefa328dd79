import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { fail } from "@teamwright/domain";
import { adapterNamed } from "./find-adapter.ts";
import { FEED_LIMITS } from "./limits.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import { readLimited } from "./read-limited.ts";
import type { ReadResult, ReadTask } from "./read-limited.ts";

/** Smaller imports are read directly: a thread takes 50 ms to start. Characters. */
const DIRECT = 64 * 1024;
const { readMegabytes, readSeconds } = FEED_LIMITS;

/** Reads the files by the adapter; large ones in a thread of their own, with limited memory and time. */
export async function readFiles(adapter: FeedAdapter, files: readonly FeedFile[]): Promise<ReadResult> {
  const size = files.reduce((sum, { content }) => sum + content.length, 0);
  if (size <= DIRECT || adapterNamed(adapter.name) !== adapter) return readLimited(adapter, files);
  const worker = new Worker(new URL("read-thread.ts", import.meta.url), {
    workerData: { adapter: adapter.name, files } satisfies ReadTask,
    name: "import",
    resourceLimits: { maxOldGenerationSizeMb: readMegabytes },
  });
  const readEnd = new AbortController();
  try {
    const answer = once(worker, "message", readEnd) as Promise<[ReadResult]>;
    const [read] = await Promise.race([answer, processorTime(worker, readSeconds, readEnd.signal)]);
    if (read !== undefined) return read;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
  } finally {
    readEnd.abort();
    await worker.terminate();
  }
  const reason = `takes more than ${readSeconds} seconds of the processor or ${readMegabytes} MB to read; import fewer matches at once`;
  return fail([{ file: files[0]?.name ?? "import", reason }]);
}

/** How often the time of the processor is read. */
const CHECK_MS = 250;

/** Settles with nothing once the thread has used this much of the processor, however busy the machine is with other work. */
export async function processorTime(
  worker: Worker,
  seconds: number,
  signal: AbortSignal,
): Promise<[undefined]> {
  for (;;) {
    await delay(CHECK_MS, undefined, { signal });
    // A thread that has just ended has no time; its message or its error follows.
    const usage = await worker.cpuUsage().catch(() => null);
    if (usage !== null && usage.user + usage.system > seconds * 1_000_000) return [undefined];
  }
}
