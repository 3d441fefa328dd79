import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../failure.ts";
import type { Call, Opened, Reply, Request, ThreadSettings } from "./messages.ts";

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface ConnectionSettings extends Omit<ThreadSettings, "program"> {
  /** Milliseconds without any reply after which the thread counts as stalled. */
  readonly stallAfter: number;
  /** Milliseconds that opening may take: recovery after a crash reads the log. */
  readonly openWithin: number;
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
    await opened(worker, openWithin);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return new ThreadConnection(worker, stallAfter);
}

function opened(worker: Worker, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (why: string | null, cause?: unknown) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      if (why === null) resolve();
      else reject(new DatabaseUnavailable(why, { cause }));
    };
    const onMessage = (message: Opened) =>
      message.opened
        ? settle(null)
        : settle(`the database cannot be opened: ${message.message}`, message.stack);
    const onError = (error: unknown) => settle("the database's thread failed", error);
    const onExit = () => settle("the database's thread ended");
    const timer = setTimeout(() => settle(`the database was not open after ${within} ms`), within);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

class ThreadConnection implements Connection {
  readonly ended: Promise<string>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #watch: NodeJS.Timeout;
  #settleEnded: (why: string) => void = () => undefined;
  #ended: string | null = null;
  #next = 0;
  /** When the thread last replied, or got its first request after being idle. */
  #sign = 0;

  constructor(worker: Worker, stallAfter: number) {
    this.#worker = worker;
    this.ended = new Promise((resolve) => (this.#settleEnded = resolve));
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) => this.#finish(`the database's thread failed: ${String(error)}`));
    worker.on("exit", () => this.#finish("the database's thread ended"));
    // Pending requests keep the process alive; an idle database does not.
    worker.unref();
    this.#watch = setInterval(() => {
      if (this.#pending.size > 0 && performance.now() - this.#sign > stallAfter)
        void this.end(`the database has not answered for ${stallAfter} ms`);
    }, stallAfter / 10);
    this.#watch.unref();
  }

  ask(request: Request): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(new DatabaseUnavailable(this.#ended));
    return new Promise((resolve, reject) => {
      const id = (this.#next += 1);
      this.#worker.postMessage({ id, request } satisfies Call);
      if (this.#pending.size === 0) {
        this.#sign = performance.now();
        this.#worker.ref();
      }
      this.#pending.set(id, { resolve, reject });
    });
  }

  async end(why: string): Promise<void> {
    this.#finish(why);
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    this.#pending.delete(reply.id);
    this.#sign = performance.now();
    if (this.#pending.size === 0) this.#worker.unref();
    if (reply.ok) pending.resolve(reply.value);
    else pending.reject(Object.assign(new Error(reply.message), reply.fields));
  }

  #finish(why: string): void {
    if (this.#ended !== null) return;
    this.#ended = why;
    clearInterval(this.#watch);
    for (const { reject } of this.#pending.values()) reject(new DatabaseUnavailable(why));
    this.#pending.clear();
    this.#settleEnded(why);
  }
}
