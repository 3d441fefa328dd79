import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../failure.ts";
import type { Call, OpenedMessage, WorkerReply, Request, SyncedMessage, ThreadSettings } from "./messages.ts";

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Waits until the commits up to a number are on the disk. */
interface SyncWaiter {
  readonly upTo: number;
  resolve(): void;
  reject(error: Error): void;
}

export interface ConnectionSettings extends Omit<ThreadSettings, "program"> {
  /** Milliseconds without any reply after which the thread counts as stalled; null: never. */
  readonly stallAfter: number | null;
  /** Milliseconds that opening may take, as recovery after a crash reads the log; null: as long as it takes. */
  readonly openWithin: number | null;
}

let program: Promise<WebAssembly.Module> | undefined;

/** Compiled once for the process: compiling it in each thread is half of the work of opening a database. */
const compiledProgram = async (): Promise<WebAssembly.Module> =>
  (program ??= readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))).then((bytes) =>
    WebAssembly.compile(bytes),
  ));

/** One thread with the database open in it. It ends by `close`, or when the thread ends or stalls. */
export interface Connection {
  ask(request: Request): Promise<unknown>;
  /** Resolves when every commit that was executed so far is on the disk. */
  synced(): Promise<void>;
  /** Ends the thread at once; pending requests are rejected. */
  end(why: string): Promise<void>;
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<string>;
}

/** Opens the database in a new thread. Rejects when it cannot be opened. */
export async function connect(settings: ConnectionSettings): Promise<Connection> {
  const { stallAfter, openWithin, ...rest } = settings;
  const workerData: ThreadSettings = { ...rest, program: await compiledProgram() };
  const worker = new Worker(new URL("thread.ts", import.meta.url), { workerData, name: "database" });
  try {
    await openConnection(worker, openWithin);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return new ThreadConnection(worker, stallAfter);
}

function openConnection(worker: Worker, within: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (why: string | null, cause?: unknown) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      if (why === null) resolve();
      else reject(new DatabaseUnavailable(why, { cause }));
    };
    const onMessage = (message: OpenedMessage | SyncedMessage) => {
      // Recovery syncs too.
      if ("synced" in message) return;
      if (message.opened) settle(null);
      else settle(`the database cannot be opened: ${message.message}`, message.stack);
    };
    const onError = (error: unknown) => settle("the database's thread failed", error);
    const onExit = () => settle("the database's thread ended");
    const late = (): void => settle(`the database was not open after ${within} ms`);
    const timer = within === null ? undefined : setTimeout(late, within);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

class ThreadConnection implements Connection {
  readonly ended: Promise<string>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  /** In order of `upTo`. */
  #waiting: SyncWaiter[] = [];
  #unsynced = 0;
  #synced = 0;
  readonly #watch: NodeJS.Timeout | undefined;
  #settleEnded: (why: string) => void = () => undefined;
  #ended: string | null = null;
  #next = 0;
  /** When the thread last replied, or got its first request after being idle. */
  #sign = 0;

  constructor(worker: Worker, stallAfter: number | null) {
    this.#worker = worker;
    this.ended = new Promise((resolve) => (this.#settleEnded = resolve));
    worker.on("message", (message: WorkerReply | SyncedMessage) =>
      "synced" in message ? this.#noteSynced(message) : this.#settle(message),
    );
    worker.on("error", (error) => this.#finish(`the database's thread failed: ${String(error)}`));
    worker.on("exit", () => this.#finish("the database's thread ended"));
    // Pending requests keep the process alive; an idle database does not.
    worker.unref();
    if (stallAfter === null) return;
    this.#watch = setInterval(() => {
      if (this.#isBusy() && performance.now() - this.#sign > stallAfter)
        void this.end(`the database has not answered for ${stallAfter} ms`);
    }, stallAfter / 10);
    this.#watch.unref();
  }

  ask(request: Request): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(new DatabaseUnavailable(this.#ended));
    return new Promise((resolve, reject) => {
      const id = (this.#next += 1);
      this.#worker.postMessage({ id, request } satisfies Call);
      this.#begin();
      this.#pending.set(id, { resolve, reject });
    });
  }

  async synced(): Promise<void> {
    if (this.#synced >= this.#unsynced) return;
    if (this.#ended !== null) throw new DatabaseUnavailable(this.#ended);
    await new Promise<void>((resolve, reject) => {
      this.#begin();
      this.#waiting.push({ upTo: this.#unsynced, resolve, reject });
    });
  }

  #isBusy(): boolean {
    return this.#pending.size > 0 || this.#waiting.length > 0;
  }

  #begin(): void {
    if (this.#isBusy()) return;
    this.#sign = performance.now();
    this.#worker.ref();
  }

  /** The thread has sent something. */
  #noteSign(): void {
    this.#sign = performance.now();
    if (!this.#isBusy()) this.#worker.unref();
  }

  #noteSynced({ synced }: SyncedMessage): void {
    this.#synced = synced;
    const firstWaiting = this.#waiting.findIndex(({ upTo }) => upTo > synced);
    for (const { resolve } of this.#waiting.splice(0, firstWaiting < 0 ? this.#waiting.length : firstWaiting))
      resolve();
    this.#noteSign();
  }

  async end(why: string): Promise<void> {
    this.#finish(why);
    await this.#worker.terminate();
  }

  #settle(reply: WorkerReply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    this.#pending.delete(reply.id);
    this.#unsynced = Math.max(this.#unsynced, reply.unsynced);
    this.#noteSign();
    if (reply.ok) pending.resolve(reply.value);
    else pending.reject(Object.assign(new Error(reply.message), reply.fields));
  }

  #finish(why: string): void {
    if (this.#ended !== null) return;
    this.#ended = why;
    clearInterval(this.#watch);
    for (const { reject } of this.#pending.values()) reject(new DatabaseUnavailable(why));
    for (const { reject } of this.#waiting) reject(new DatabaseUnavailable(why));
    this.#pending.clear();
    this.#waiting = [];
    this.#settleEnded(why);
  }
}
