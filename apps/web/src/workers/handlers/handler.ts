import type { Outcome } from "@teamwright/domain";
import type { CallName, FailureOf, InputOf, OutputOf } from "../../engine-client/calls.ts";

export type OnProgress = (done: number, total: number) => void;

/** Does one call. An expected failure is its outcome; a throw is a bug, which `answer` reports. */
export type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  onProgress: OnProgress,
) => Outcome<OutputOf<Name>, FailureOf<Name>>;

/** A handler whose call is not known in the types: of a request that came over the edge. */
export type AnyHandler = (input: unknown, onProgress: OnProgress) => Outcome<unknown, unknown>;
