import type { Strategy } from "@teamwright/domain";
import type {
  EngineMatch,
  Explanation,
  Generation,
  Possible,
  Refusal,
  TeamColumns,
} from "@teamwright/engine";

/** What the worker can be asked: input, what a success holds, what an expected failure holds. */
export interface EngineCalls {
  readonly count: {
    readonly input: { readonly match: EngineMatch; readonly strategy: Strategy };
    readonly output: Possible;
    readonly failure: Refusal;
  };
  readonly explain: {
    readonly input: { readonly match: EngineMatch; readonly strategy: Strategy };
    readonly output: Explanation;
    readonly failure: Refusal;
  };
  readonly generate: {
    readonly input: {
      readonly match: EngineMatch;
      readonly strategy: Strategy;
      /** How many teams. */
      readonly teams: number;
      readonly seed: number;
      /** Teams that must not come again: those already stored for the match. */
      readonly avoid?: readonly TeamColumns[];
    };
    readonly output: Generation;
    readonly failure: Refusal;
  };
}

export type CallName = keyof EngineCalls;
export type InputOf<Name extends CallName> = EngineCalls[Name]["input"];
export type OutputOf<Name extends CallName> = EngineCalls[Name]["output"];
export type FailureOf<Name extends CallName> = EngineCalls[Name]["failure"];

/** An end of a request that is not the engine's own word. `detail` is for logs, not for users. */
export interface EngineFault {
  readonly code: "cancelled" | "engine_crashed";
  readonly detail: string;
}

const callNames: Readonly<Record<CallName, true>> = { count: true, explain: true, generate: true };

export const isCallName = (value: unknown): value is CallName =>
  typeof value === "string" && Object.hasOwn(callNames, value);

export const isFault = (error: { readonly code: string }): error is EngineFault =>
  error.code === "cancelled" || error.code === "engine_crashed";
