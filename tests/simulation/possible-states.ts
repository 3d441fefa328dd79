import { spanFor } from "./tasks.ts";
import type { LateModel, Span, StartChange } from "./tasks.ts";
import { Violation } from "./model.ts";
import { statesAfterAll } from "./overlaps.ts";

/** What a call or a reading tells: the states that agree with it, after it. */
export interface Observation<State> {
  readonly span: Span;
  /** `started`: whether the match has; null: as it was before. */
  readonly next: (state: State, started: boolean | null) => readonly State[];
  readonly detail: string;
}

/** `refused`: a refusal that tells something of the state. Null: no reply, or one that tells nothing. */
export type Answer = "ok" | "refused" | null;

/** The state after a call, and the answer that belongs to it. */
export type After<State, Call> = (state: State, call: Call) => readonly [State, "ok" | "refused"];

/**
 * Every state of the server's data that agrees with all answers so far: a check of linearizability. A call without an
 * answer may have been made or not, so both states stay possible until a later answer decides.
 */
export class PossibleStates<State, Call extends { readonly started: boolean }> implements LateModel {
  #possible: readonly State[];
  readonly #after: After<State, Call>;
  /** What calls and readings told that overlapped with others. */
  #observations: readonly Observation<State>[] = [];

  constructor(first: State, after: After<State, Call>) {
    this.#possible = [first];
    this.#after = after;
  }

  /** A call reached the server `times` times, and its last answer is this one. */
  answer(call: Call, answer: Answer, times: number): void {
    const span = spanFor(this);
    if (span !== undefined) return this.#answerLater(span, call, answer, times);
    const next = this.#possible.flatMap((state) => {
      let last: readonly [State, Answer] = [state, null];
      for (let time = 0; time < times; time++) last = this.#after(last[0], call);
      if (answer === null) return [state, last[0]];
      return last[1] === answer ? [last[0]] : [];
    });
    this.#replace(next, "an answer agrees with those before", `${JSON.stringify(call)}: ${answer}`);
  }

  /** What a person read holds in one of the states. */
  read(holds: (state: State) => boolean, rule: string, detail: string): void {
    const span = spanFor(this);
    if (span !== undefined) {
      const next = (state: State) => (holds(state) ? [state] : []);
      this.#observations = [...this.#observations, { span, next, detail }];
      return;
    }
    this.#replace(this.#possible.filter(holds), rule, detail);
  }

  /** Of calls that arrived at the same time one has this answer; what the others told nobody knows. */
  #answerLater(span: Span, call: Call, answer: Answer, times: number): void {
    const nextFor = (expected: Answer) => (state: State, started: boolean | null) => {
      const [after, given] = this.#after(state, { ...call, started: started ?? call.started });
      if (expected === null) return [state, after];
      return given === expected ? [after] : [];
    };
    const of = (expected: Answer): Observation<State> => ({
      span,
      next: nextFor(expected),
      detail: `${JSON.stringify(call)}: ${expected}`,
    });
    const others = Array.from({ length: times - 1 }, () => of(null));
    this.#observations = [...this.#observations, ...others, of(answer)];
  }

  /** All calls that overlapped have ended. */
  decide(starts: readonly StartChange[]): void {
    const observations = this.#observations;
    this.#observations = [];
    const next = statesAfterAll(this.#possible, observations, starts);
    const told = observations.map(({ detail, span }) => `${span.begin} to ${span.end} ${detail}`);
    this.#replace(next, "what overlapped agrees with one order", told.join("; "));
  }

  #replace(next: readonly State[], rule: string, detail: string): void {
    if (next.length === 0) {
      const expected = this.#possible.map((state) => JSON.stringify(state)).join(" or ");
      throw new Violation(rule, `${detail}, possible: ${expected}`);
    }
    this.#possible = [...new Map(next.map((state) => [JSON.stringify(state), state])).values()];
  }
}

/** `refusals`: the codes that tell something of the state. */
export async function answerOf(reply: Response | null, refusals: ReadonlySet<string>): Promise<Answer> {
  if (reply === null) return null;
  if (reply.status === 200) return "ok";
  const { code } = (await reply.clone().json()) as { readonly code?: unknown };
  return typeof code === "string" && refusals.has(code) ? "refused" : null;
}
