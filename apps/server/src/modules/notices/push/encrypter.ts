import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { encryptBody } from "./encrypt.ts";
import type { Plain } from "./encrypt.ts";

/** A thread takes longer to start than fewer messages take. */
const THREAD_FROM = 50;

export interface Encrypter {
  /** The bodies in the order of the messages; null for an invalid key. */
  encrypt(messages: readonly Plain[]): Promise<readonly (Buffer | null)[]>;
  close(): Promise<void>;
}

/** Encrypts few messages at once, and many in a thread of its own, which starts with the first many. */
export function createEncrypter(): Encrypter {
  const closing = new AbortController();
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inThread = async (messages: readonly Plain[]): Promise<readonly (Buffer | null)[]> => {
    worker ??= new Worker(new URL("encrypt-thread.ts", import.meta.url), { name: "encrypt" });
    const workerReply = once(worker, "message", { signal: closing.signal });
    worker.postMessage(messages);
    try {
      const [bodies] = (await workerReply) as [readonly (Uint8Array<ArrayBuffer> | null)[]];
      return bodies.map((body) => body && Buffer.from(body.buffer));
    } catch (error) {
      // The thread ended.
      worker = undefined;
      throw error;
    }
  };
  return {
    encrypt: (messages) => {
      if (messages.length < THREAD_FROM) return Promise.resolve(messages.map(encryptBody));
      // One after the other, so that each reply belongs to the last question.
      const bodies = last.then(() => inThread(messages));
      last = bodies.catch(() => undefined);
      return bodies;
    },
    close: async () => {
      closing.abort();
      await worker?.terminate();
    },
  };
}
