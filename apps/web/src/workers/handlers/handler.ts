import type { Outcome } from "@teamwright/domain";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";

export type OnProgress = (done: number, total: number) => void;

/**
 * Handles one call. Its parameters and its return type declare the call for the page. An expected failure is its outcome; a
 * throw is a bug, which `answer` reports.
 */
export type CallHandler<Input> = (input: Input, onProgress: OnProgress) => Outcome<unknown, unknown>;

/** The outcome of a call without expected failures. */
export type Success<Value> = Outcome<Value, never>;

/** A team set and the match of its players. */
export interface MatchTeams {
  readonly match: EngineMatch;
  readonly teams: TeamColumns;
}
