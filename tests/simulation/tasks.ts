import { AsyncLocalStorage } from "node:async_hooks";
import type { Interleaving } from "./interleaving.ts";

/** From the moment that a call left until its reply, in steps of the interleaving. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

/** A statement, or a transaction of the embedded database, which nothing interrupts. */
export interface Operation {
  readonly connection: number | null;
  readonly start: () => void;
}

/** What runs beside other tasks: a device, a message of one, or work of the server. */
export interface Task {
  readonly index: number;
  readonly interleaving: Interleaving;
  /** Its code goes on: it will reach its next operation or its end. */
  isRunning: boolean;
  readonly waiting: Operation[];
  readonly started: Set<Operation>;
  span: Span;
}

export const currentTask = new AsyncLocalStorage<Task>();

/** The task that this code belongs to; undefined outside an interleaving, and in what is left of one that has ended. */
function taskNow(): Task | undefined {
  const task = currentTask.getStore();
  return task?.interleaving.isLive(task) === true ? task : undefined;
}

/** An operation begins when the seed chooses its task. `connection`: that on which PostgreSQL runs it. */
export const whenChosen = <Result>(
  operation: () => Promise<Result>,
  connection: number | null = null,
): Promise<Result> => {
  const task = taskNow();
  return task === undefined ? operation() : task.interleaving.operate(task, operation, connection);
};

/** The call lasts as long as this work, for what is observed after it in the same task. */
export async function inSpan<Result>(work: () => Promise<Result>): Promise<Result> {
  const task = taskNow();
  if (task === undefined) return work();
  const begin = task.interleaving.tick();
  task.span = { begin, end: Infinity };
  const result = await work();
  task.span = { begin, end: task.interleaving.tick() };
  return result;
}

/** These at the same time, each as a task of its own; outside an interleaving one after another. */
export async function atOnce<Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const task = taskNow();
  if (task !== undefined) return task.interleaving.fork(task, works);
  const results: Result[] = [];
  for (const work of works) results.push(await work());
  return results;
}

/** A change of the start of the match beside calls. */
export interface StartChange {
  readonly span: Span;
  readonly before: boolean;
  readonly after: boolean;
}

/** A model that decides at the end of an interleaving, because it needs to know all calls that overlapped. */
export interface LateModel {
  decide(starts: readonly StartChange[]): void;
}

/** When the last call of this task was on its way; the model is asked to decide at the end. Undefined: at once. */
export function spanFor(model: LateModel): Span | undefined {
  const task = taskNow();
  task?.interleaving.models.add(model);
  return task?.span;
}

/** Changes whether the match has started, by this work. */
export async function changeStart(work: () => Promise<unknown>, hasStarted: () => boolean): Promise<void> {
  const before = hasStarted();
  await inSpan(work);
  const task = taskNow();
  if (task !== undefined) task.interleaving.starts.push({ span: task.span, before, after: hasStarted() });
}
