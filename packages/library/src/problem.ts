import { fail } from "@teamwright/domain";
import type { Refusal, TeamRefusal } from "@teamwright/engine";

/** Why a call of the library has no result. Never thrown. */
export interface Problem {
  /**
   * `bad-match`, `bad-strategy`: a document is not of its schema. `no-column`, `bad-cell`, `third-team`,
   * `too-many-players`: a CSV of players. `unknown-salaries`, `no-captain`, `several-games`: a CSV of salaries that is of
   * neither platform, or of a classic contest. The others are the engine's: `no-teams` (use `explain`), `unknown-player`,
   * `too-large` and so on.
   */
  readonly code: ProblemCode;
  /** What is wrong: a path in the document (`credits.0`), or a column of the CSV. */
  readonly field?: string;
  /** The line of the CSV, from 1; the heading is line 1. */
  readonly row?: number;
  /** The players, numbers and limits concerned. */
  readonly values?: Refusal["values"];
}

export type ProblemCode =
  | Refusal["code"]
  | TeamRefusal["code"]
  | "bad-match"
  | "bad-strategy"
  | "no-column"
  | "bad-cell"
  | "third-team"
  | "too-many-players"
  | "unknown-salaries"
  | "no-captain"
  | "several-games";

export const problem = (code: ProblemCode, details: Omit<Problem, "code"> = {}) =>
  fail<Problem>({ code, ...details });
