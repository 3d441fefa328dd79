import type { CDPSession } from "@playwright/test";

export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly startTime: number;
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly id?: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds on the processor, without those of other programs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Milliseconds between the start of the trace and the action. */
const LEAD = 700;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The page's clock and the trace's are the same: microseconds since the machine started. */
export interface RecordedTrace {
  readonly events: readonly TraceEvent[];
  /** Durations of the script's functions, if sampled. */
  readonly profile: Profile | undefined;
}

/** Records the browser while `act` runs and for `settle` milliseconds after it, without queries to the page. */
export async function traceCall(
  cdp: CDPSession,
  { act, settle, sampled }: { act: () => Promise<unknown>; settle: number; sampled: boolean },
): Promise<RecordedTrace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) events.push(event as TraceEvent);
  };
  cdp.on("Tracing.dataCollected", collect);
  if (sampled) await cdp.send("Profiler.start");
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ["*"] },
  });
  // Starting both is work of the main thread; it ends before the action.
  await pause(LEAD);
  await act();
  await pause(settle);
  const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await complete;
  const profile = sampled ? (await cdp.send("Profiler.stop")).profile : undefined;
  cdp.off("Tracing.dataCollected", collect);
  const start = Math.min(...events.filter(({ ts }) => ts > 0).map(({ ts }) => ts)) + LEAD * 1000;
  return { events: events.filter((event) => event.ph !== "X" || event.ts >= start), profile };
}

const isTask = ({ name, ph }: TraceEvent): boolean =>
  ph === "X" && (name === "RunTask" || name === "ThreadControllerImpl::RunTask");

/** The events of the page's main thread: that of the renderer with the most work. */
export function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const threads = mains.map(({ pid, tid }) => events.filter((each) => each.pid === pid && each.tid === tid));
  const work = (thread: readonly TraceEvent[]): number =>
    thread.filter(isTask).reduce((sum, { dur = 0 }) => sum + dur, 0);
  return threads.toSorted((one, other) => work(other) - work(one))[0] ?? [];
}

/**
 * Whether the task is the browser's own: garbage collection, mostly while the page is idle, without code of the page.
 */
export const collectsGarbage = (thread: readonly TraceEvent[], task: TraceEvent): boolean =>
  thread.some(
    ({ name, ts, dur = 0 }) =>
      name === "MajorGC" && ts >= task.ts && ts < task.ts + (task.dur ?? 0) && dur > (task.dur ?? 0) / 2,
  );

/** Milliseconds of a task on the processor, by the clock where the browser does not report them; 0 for none. */
export const workOf = (task: TraceEvent | undefined): number => (task?.tdur ?? task?.dur ?? 0) / 1000;

/** The thread's tasks, the longest by processor time first. */
export const tasksOf = (thread: readonly TraceEvent[]): readonly TraceEvent[] =>
  thread.filter(isTask).toSorted((one, other) => workOf(other) - workOf(one));
