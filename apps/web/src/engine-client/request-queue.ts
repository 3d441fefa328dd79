import { parseReply } from "#workers/protocol.ts";
import type { EngineFault, EngineReply, EngineRequest } from "#workers/protocol.ts";
import type { EnginePort, OpenPort } from "./port.ts";

export interface PendingRequest {
  readonly request: EngineRequest;
  /** Whether cancelling it while it runs justifies a new worker. */
  readonly long: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly settle: (reply: { readonly answer: unknown } | { readonly fault: EngineFault }) => void;
}

/**
 * The requests that the worker has not answered, in their order. Between requests the worker keeps the last match only,
 * which a new worker is given again; so it can be ended during one, and the others are sent to a new worker.
 */
export class RequestQueue {
  readonly #open: OpenPort;
  #port: EnginePort | undefined;
  /** Replies of a discarded worker have an older number and are ignored. */
  #generation = 0;
  readonly #pending = new Map<number, PendingRequest>();

  constructor(open: OpenPort) {
    this.#open = open;
  }

  add(entry: PendingRequest): void {
    this.#pending.set(entry.request.id, entry);
    this.#post(entry);
  }

  /** Starts the worker before the first request; a failure is reported by that request. */
  prepare(): void {
    try {
      this.#port ??= this.#start();
    } catch {
      // The first request tries again.
    }
  }

  cancel(id: number): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    const running = this.#pending.keys().next().value === id;
    this.#pending.delete(id);
    if (running && entry.long) this.#restart();
    entry.settle({ fault: { code: "cancelled", detail: "The caller cancelled the request" } });
  }

  #post(entry: PendingRequest): void {
    try {
      this.#port ??= this.#start();
      this.#port.post(entry.request);
    } catch (error) {
      this.#pending.delete(entry.request.id);
      entry.settle({ fault: { code: "engine_crashed", detail: String(error) } });
    }
  }

  #start(): EnginePort {
    const generation = this.#generation;
    return this.#open({
      onReply: (data) => {
        if (generation === this.#generation) this.#receive(parseReply(data));
      },
      onCrash: (detail) => {
        if (generation === this.#generation) this.#crash(detail);
      },
    });
  }

  #receive(reply: EngineReply | undefined): void {
    if (reply === undefined) return;
    const entry = this.#pending.get(reply.id);
    if (entry === undefined) return;
    if (reply.kind === "progress") {
      entry.onProgress?.(reply.done, reply.total);
      return;
    }
    this.#pending.delete(reply.id);
    entry.settle(reply.kind === "answer" ? { answer: reply.outcome } : { fault: reply.fault });
  }

  #giveUpWorker(): void {
    this.#generation++;
    this.#port?.stop();
    this.#port = undefined;
  }

  #restart(): void {
    this.#giveUpWorker();
    for (const entry of this.#pending.values()) this.#post(entry);
  }

  #crash(detail: string): void {
    this.#giveUpWorker();
    const lostCalls = [...this.#pending.values()];
    this.#pending.clear();
    for (const entry of lostCalls) entry.settle({ fault: { code: "engine_crashed", detail } });
  }
}
