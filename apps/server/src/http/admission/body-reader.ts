import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fail } from "@teamwright/domain";
import { refused } from "../answer.ts";
import type { ReadBody } from "./read-body.ts";

export interface BodyTask {
  /** Name of the endpoint in the contract. */
  readonly endpoint: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export interface BodyReply extends ReadBody {
  /** Processor time of the thread. */
  readonly milliseconds: number;
}

/** Memory and time for one body. */
const MEGABYTES = 256;
const SECONDS = 20;

export interface BodyReader {
  /** Never throws because of the body. */
  read(task: BodyTask): Promise<BodyReply>;
  close(): Promise<void>;
}

/** Reads large bodies in a thread, one after the other. The thread starts with the first one. */
export function createBodyReader(): BodyReader {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const read = async (task: BodyTask): Promise<BodyReply> => {
    const thread = (worker ??= new Worker(new URL("body-thread.ts", import.meta.url), {
      name: "body",
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    }));
    try {
      thread.ref();
      const workerReply = once(thread, "message", { signal: AbortSignal.timeout(SECONDS * 1000) });
      const { buffer } = task.bytes;
      // A buffer of its own is handed over instead of copied.
      thread.postMessage(task, buffer.byteLength === task.bytes.length ? [buffer] : []);
      const [reply] = (await workerReply) as [BodyReply];
      // An idle thread does not keep the process alive.
      thread.unref();
      return reply;
    } catch (error) {
      worker = undefined;
      await thread.terminate();
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "ABORT_ERR" && code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
      const outcome = fail(refused("invalid_input", { field: "body", message: "replies.tooManyValues" }));
      return { outcome, hash: "", milliseconds: SECONDS * 1000 };
    }
  };

  return {
    read: (task) => {
      const reply = last.then(() => read(task));
      last = reply.catch(() => undefined);
      return reply;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
