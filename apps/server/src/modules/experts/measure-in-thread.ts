import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { measurePosts, MeasureInput } from "./measure.ts";

/** Measures in a thread of its own, which ends with the answer or when the signal aborts. */
export async function measureInThread(
  input: MeasureInput,
  signal: AbortSignal,
): Promise<ReturnType<typeof measurePosts>> {
  const worker = new Worker(new URL("measure-thread.ts", import.meta.url), {
    workerData: input,
    name: "expert records",
  });
  try {
    const [answer] = (await once(worker, "message", { signal })) as [ReturnType<typeof measurePosts>];
    return answer;
  } finally {
    await worker.terminate();
  }
}
