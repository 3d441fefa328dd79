import type { SourceNames } from "./source-names.ts";
import type { Profile, TraceEvent } from "./trace.ts";

const kinds: Readonly<Record<string, string>> = {
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  HitTest: "layout",
  MinorGC: "garbage",
  MajorGC: "garbage",
  ParseHTML: "parsing",
  "v8.compile": "compiling",
  "v8.compileModule": "compiling",
};
const scripts =
  /^(FunctionCall|EvaluateScript|v8\.evaluateModule|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)$/;

const within = (event: TraceEvent, task: TraceEvent): boolean =>
  event.ph === "X" && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0);

/** Milliseconds of the task by kind of work; nested work counts for the inner kind only. */
function shares(thread: readonly TraceEvent[], task: TraceEvent): Map<string, number> {
  const spentTimes = new Map<string, number>();
  const open: { end: number; kind: string }[] = [];
  const add = (kind: string, ms: number) => spentTimes.set(kind, (spentTimes.get(kind) ?? 0) + ms);
  const inner = thread
    .filter((event) => event !== task && within(event, task))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0 } of inner) {
    const kind = kinds[name] ?? (scripts.test(name) ? "script" : undefined);
    if (kind === undefined) continue;
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) add(outer.kind, -dur / 1000);
    add(kind, dur / 1000);
    open.push({ end: ts + dur, kind });
  }
  return spentTimes;
}

const idle = new Set(["(program)", "(idle)", "(root)"]);

/** A description of the task: "layout 21 ms, script 34 ms (react-dom 20, team-card.tsx 5)". */
export function whatRan(
  { thread, task, profile }: { thread: readonly TraceEvent[]; task: TraceEvent; profile: Profile },
  names: SourceNames,
): string {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const byFile = new Map<string, number>();
  const end = task.ts + (task.dur ?? 0);
  let ts = profile.startTime;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const from = ts;
    ts += profile.timeDeltas?.[index] ?? 0;
    if (from < task.ts || ts > end) continue;
    const node = nodes.get(id);
    const name = node === undefined ? "" : names.nameOf(node);
    if (name !== "" && !idle.has(name)) byFile.set(name, (byFile.get(name) ?? 0) + (ts - from) / 1000);
  }
  const top = (spent: Map<string, number>, least: number) =>
    [...spent].filter(([, ms]) => ms >= least).toSorted((one, other) => other[1] - one[1]);
  const files = top(byFile, 2)
    .slice(0, 4)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`);
  return top(shares(thread, task), 2)
    .map(([kind, ms]) => {
      const inside = kind === "script" && files.length > 0 ? ` (${files.join(", ")})` : "";
      return `${kind} ${Math.round(ms)} ms${inside}`;
    })
    .join(", ");
}
