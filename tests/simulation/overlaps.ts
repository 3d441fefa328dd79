import type { Span, StartChange } from "./tasks.ts";
import type { Observation } from "./possible-states.ts";

interface Event<State> {
  readonly span: Span;
  readonly next: (state: State, started: boolean | null) => readonly (readonly [State, boolean | null])[];
}

/**
 * Every state after all of these, in each order in which a call comes after those whose reply had arrived before it left: a
 * check of linearizability (Wing and Gong), with equal ways joined.
 */
export function statesAfterAll<State>(
  first: readonly State[],
  observations: readonly Observation<State>[],
  starts: readonly StartChange[],
): readonly State[] {
  const events: Event<State>[] = [
    ...observations.map(({ span, next }) => ({
      span,
      next: (state: State, started: boolean | null) =>
        next(state, started).map((after) => [after, started] as const),
    })),
    ...starts.map(({ span, after }) => ({ span, next: (state: State) => [[state, after] as const] })),
  ];
  let ways = new Map<string, Way<State>>();
  for (const state of first)
    addWay(ways, { state, started: starts[0]?.before ?? null, left: [...events.keys()] });
  for (let count = 0; count < events.length; count++) {
    const longer = new Map<string, Way<State>>();
    for (const { state, started, left } of ways.values())
      for (const at of left) {
        const { span, next } = events[at]!;
        if (left.some((other) => events[other]!.span.end < span.begin)) continue;
        for (const [after, isStarted] of next(state, started))
          addWay(longer, { state: after, started: isStarted, left: left.filter((other) => other !== at) });
      }
    ways = longer;
  }
  return [...ways.values()].map(({ state }) => state);
}

interface Way<State> {
  readonly state: State;
  readonly started: boolean | null;
  readonly left: readonly number[];
}

const addWay = <State>(ways: Map<string, Way<State>>, way: Way<State>): void =>
  void ways.set(JSON.stringify([way.state, way.started, way.left]), way);
