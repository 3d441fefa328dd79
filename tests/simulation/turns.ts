import type { Generator } from "@teamwright/engine/random";

/**
 * Lets one of several tasks run at a time. A task runs until its next message; then the seed decides which one goes on.
 * Because no other order is possible, the same seed gives the same order of messages.
 */
export class Turns {
  #running = 0;
  readonly #waiting: { readonly task: number; readonly start: () => void }[] = [];
  readonly #random: Generator;

  constructor(random: Generator) {
    this.#random = random;
  }

  /** Runs the tasks until all have ended. */
  async run(tasks: readonly (() => Promise<void>)[]): Promise<void> {
    this.#running += tasks.length;
    await Promise.all(
      tasks.map(async (work, task) => {
        await this.wait(task);
        await work();
        this.#running -= 1;
        this.#startNext();
      }),
    );
  }

  /** Resolves when the task may go on. */
  wait(task: number): Promise<void> {
    this.#running -= 1;
    return new Promise((start) => {
      this.#waiting.push({ task, start });
      this.#startNext();
    });
  }

  /** The task waits for another one, which calls `wake`; `ready` resolves when it may go on. */
  block(task: number): { readonly ready: Promise<void>; readonly wake: () => void } {
    const { promise: ready, resolve: start } = Promise.withResolvers<void>();
    this.#running -= 1;
    this.#startNext();
    const wake = (): void => {
      this.#waiting.push({ task, start });
      this.#startNext();
    };
    return { ready, wake };
  }

  #startNext(): void {
    if (this.#running > 0 || this.#waiting.length === 0) return;
    this.#waiting.sort((one, other) => one.task - other.task);
    const [next] = this.#waiting.splice(this.#random.below(this.#waiting.length), 1);
    this.#running += 1;
    next?.start();
  }
}
