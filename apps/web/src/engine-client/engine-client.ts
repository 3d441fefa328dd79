import type { Outcome } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import type { EngineFault } from "#workers/protocol.ts";
import type { CallName, FailureOf, CallInputOf, OutputOf } from "./calls.ts";
import { openWorkerPort } from "./port.ts";
import type { OpenPort } from "./port.ts";
import { RequestQueue } from "./request-queue.ts";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Always resolves: with the engine's outcome, or with a fault when the call was cancelled or the engine crashed. */
export type EngineAnswer<Name extends CallName> = Promise<
  Outcome<OutputOf<Name>, FailureOf<Name> | EngineFault>
>;

/** Cancelling one of these ends the worker; the others finish sooner than a new worker would start. */
const longCalls: ReadonlySet<CallName> = new Set<CallName>([
  "generate",
  "explain",
  "hindsight",
  "bests",
  "backtest",
  "repair",
]);

export class EngineClient {
  readonly #queue: RequestQueue;
  #nextId = 1;
  #held = 0;
  #released = Promise.withResolvers<void>();

  constructor(open: OpenPort) {
    this.#queue = new RequestQueue(open);
  }

  /** Starts the worker, so that the first call does not wait for it. */
  prepare(): void {
    this.#queue.prepare();
  }

  call<Name extends CallName>(
    call: Name,
    input: CallInputOf<Name>,
    options: CallOptions = {},
  ): EngineAnswer<Name> {
    const { signal, onProgress } = options;
    if (signal?.aborted === true)
      return Promise.resolve(fail({ code: "cancelled", detail: "Cancelled before it began" }));
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const cancel = () => this.#queue.cancel(id);
      signal?.addEventListener("abort", cancel, { once: true });
      this.#queue.add({
        request: { kind: "request", id, call, input },
        long: longCalls.has(call),
        onProgress,
        settle: (end) => {
          signal?.removeEventListener("abort", cancel);
          // The handler of `call` made this outcome.
          if ("answer" in end) resolve(end.answer as Awaited<EngineAnswer<Name>>);
          else resolve(fail(end.fault));
        },
      });
    });
  }

  /**
   * Keeps counts that only inform from starting, until the returned function is called: a generation and the screen that
   * it opens do not share the processor with them.
   */
  hold(): () => void {
    let holds = true;
    this.#held += 1;
    return () => {
      if (!holds) return;
      holds = false;
      this.#held -= 1;
      if (this.#held > 0) return;
      this.#released.resolve();
      this.#released = Promise.withResolvers();
    };
  }

  /** Resolves while nothing holds such counts. */
  async whenFree(): Promise<void> {
    while (this.#held > 0) await this.#released.promise;
  }

  /** How many lineups and teams the strategy allows, exactly. */
  count(input: CallInputOf<"count">, options?: CallOptions): EngineAnswer<"count"> {
    return this.call("count", input, options);
  }

  /** The effect of each bound of the strategy, and of loosening it. */
  explain(input: CallInputOf<"explain">, options?: CallOptions): EngineAnswer<"explain"> {
    return this.call("explain", input, options);
  }

  /** Makes unique teams and reports progress in teams. Aborting the signal ends the work at once. */
  generate(input: CallInputOf<"generate"> & CallOptions): EngineAnswer<"generate"> {
    const { signal, onProgress, ...rest } = input;
    return this.call("generate", rest, { signal, onProgress });
  }
}

/** The page's engine. The worker starts with the first call, or before it by `prepare`. */
export const engineClient = new EngineClient(openWorkerPort);
