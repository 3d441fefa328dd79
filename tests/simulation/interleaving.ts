import type { Generator } from "@teamwright/engine/random";
import { currentTask } from "./tasks.ts";
import type { LateModel, Operation, Span, StartChange, Task } from "./tasks.ts";

/** Tells which of these connections wait for a lock of another one. */
export type FindLocked = (connections: readonly number[]) => Promise<ReadonlySet<number>>;

/** Code that waits for none of its operations and does nothing for so long waits for another task. Milliseconds. */
const REST = 40;
/** Between two looks at locks. Milliseconds. */
const LOOK = 2;

/**
 * Runs tasks at the same time in the server. Before each statement outside a transaction and each transaction of the
 * embedded database, and before each statement of PostgreSQL, the seed decides which task goes on. One that waits for a lock
 * lets the others go on.
 */
export class Interleaving {
  readonly #random: Generator;
  readonly #findLocked: FindLocked;
  readonly #tasks = new Set<Task>();
  readonly #locked = new Set<Operation>();
  readonly models = new Set<LateModel>();
  readonly starts: StartChange[] = [];
  #clock = 0;
  #changes = 0;
  #wake: () => void = () => undefined;
  #count = 0;

  constructor(random: Generator, findLocked: FindLocked = async () => new Set()) {
    this.#random = random;
    this.#findLocked = findLocked;
  }

  tick(): number {
    return (this.#clock += 1);
  }

  isLive(task: Task): boolean {
    return this.#tasks.has(task);
  }

  async run(works: readonly (() => Promise<unknown>)[]): Promise<void> {
    const all = Promise.all(works.map((work) => this.#begin(work)));
    // Rejects below; a task may fail while others still run.
    all.catch(() => undefined);
    while (this.#tasks.size > 0) {
      await this.#rest();
      this.#startNext();
    }
    await all;
    for (const model of this.models) model.decide(this.starts);
  }

  async fork<Result>(parent: Task, works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
    parent.isRunning = false;
    const results = await Promise.all(works.map((work) => this.#begin(work, parent.span)));
    parent.isRunning = true;
    return results;
  }

  async #begin<Result>(work: () => Promise<Result>, span: Span = { begin: 0, end: 0 }): Promise<Result> {
    const index = this.#count++;
    const task: Task = {
      index,
      interleaving: this,
      isRunning: true,
      waiting: [],
      started: new Set(),
      span,
    };
    this.#tasks.add(task);
    try {
      return await currentTask.run(task, work);
    } finally {
      this.#tasks.delete(task);
      // What it has left behind goes on by itself.
      for (const { start } of task.waiting.splice(0)) start();
      this.#changed();
    }
  }

  async operate<Result>(
    task: Task,
    operation: () => Promise<Result>,
    connection: number | null,
  ): Promise<Result> {
    const { promise: ready, resolve: start } = Promise.withResolvers<void>();
    const waiting: Operation = { connection, start };
    task.waiting.push(waiting);
    task.isRunning = false;
    this.#changed();
    await ready;
    task.started.add(waiting);
    try {
      return await operation();
    } finally {
      task.started.delete(waiting);
      this.#locked.delete(waiting);
      task.isRunning = true;
      this.#changed();
    }
  }

  #changed(): void {
    this.#changes += 1;
    this.#wake();
  }

  #startNext(): void {
    const ready = [...this.#tasks]
      .filter(({ waiting }) => waiting.length > 0)
      .toSorted((one, other) => one.index - other.index);
    const task = ready[this.#random.below(Math.max(1, ready.length))];
    const operation = task?.waiting.shift();
    if (task === undefined || operation === undefined) return;
    task.started.add(operation);
    operation.start();
  }

  /** Resolves when no task can go on without being chosen: each waits for its turn, for a lock or for another task. */
  async #rest(): Promise<void> {
    let before = -1;
    let since = performance.now();
    for (;;) {
      if (before !== this.#changes) {
        before = this.#changes;
        since = performance.now();
      }
      await this.#look();
      for (let round = 0; round < 2; round++) await new Promise((resolve) => setImmediate(resolve));
      if (before !== this.#changes) continue;
      const tasks = [...this.#tasks];
      if (tasks.length === 0) return;
      const isFree = (operation: Operation): boolean => !this.#locked.has(operation);
      const works = tasks.some(({ started }) => [...started].some(isFree));
      const runs = tasks.some(
        ({ isRunning, waiting, started }) => isRunning && waiting.length + started.size === 0,
      );
      const waits = tasks.some(({ waiting }) => waiting.length > 0);
      if (!works && !runs && waits) return;
      // A task that runs may wait for what another one is doing, such as the same reading.
      if (!works && runs && waits && performance.now() - since > REST) return;
      await this.#next(works || this.#locked.size > 0 ? LOOK : REST);
    }
  }

  /** Finds which statements wait for a lock, and which no longer do. */
  async #look(): Promise<void> {
    const started = [...this.#tasks].flatMap((task) => [...task.started]);
    const onConnections = started.filter(({ connection }) => connection !== null);
    if (onConnections.length === 0) return;
    // One that ends at once needs no look.
    await new Promise((resolve) => setImmediate(resolve));
    const found = await this.#findLocked(onConnections.map(({ connection }) => connection!));
    for (const operation of onConnections)
      if (found.has(operation.connection!)) this.#locked.add(operation);
      else this.#locked.delete(operation);
  }

  #next(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
