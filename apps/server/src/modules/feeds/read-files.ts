import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fail } from "@teamwright/domain";
import { adapterNamed } from "./find-adapter.ts";
import { FEED_LIMITS } from "./limits.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import { readLimited } from "./read-limited.ts";
import type { Read, ReadTask } from "./read-limited.ts";

/** Smaller imports are read directly: a thread takes 50 ms to start. Characters. */
const DIRECT = 64 * 1024;
const { readMegabytes, readSeconds } = FEED_LIMITS;

/** Reads the files by the adapter; large ones in a thread of their own, with limited memory and time. */
export async function readFiles(adapter: FeedAdapter, files: readonly FeedFile[]): Promise<Read> {
  const size = files.reduce((sum, { content }) => sum + content.length, 0);
  if (size <= DIRECT || adapterNamed(adapter.name) !== adapter) return readLimited(adapter, files);
  const worker = new Worker(new URL("read-thread.ts", import.meta.url), {
    workerData: { adapter: adapter.name, files } satisfies ReadTask,
    name: "import",
    resourceLimits: { maxOldGenerationSizeMb: readMegabytes },
  });
  try {
    const signal = AbortSignal.timeout(readSeconds * 1000);
    const [answer] = (await once(worker, "message", { signal })) as [Read];
    return answer;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ABORT_ERR" && code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
    const reason = `takes more than ${readSeconds} seconds or ${readMegabytes} MB to read; import fewer matches at once`;
    return fail([{ file: files[0]?.name ?? "import", reason }]);
  } finally {
    await worker.terminate();
  }
}
