import type { Outcome } from "@teamwright/domain";
import type { CallName, FailureOf, InputOf, OutputOf } from "../../engine-client/calls.ts";

export type OnProgress = (done: number, total: number) => void;

/** Handles one call. An expected failure is its outcome; a throw is a bug, which `answer` reports. */
export type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  onProgress: OnProgress,
) => Outcome<OutputOf<Name>, FailureOf<Name>>;

/** A handler whose call is not known to the types, for a request from a message. */
export type AnyHandler = (input: unknown, onProgress: OnProgress) => Outcome<unknown, unknown>;
