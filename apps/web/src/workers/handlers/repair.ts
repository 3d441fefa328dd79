import { repairTeams } from "@teamwright/engine";
import type { Refusal, Repair } from "@teamwright/engine";
import type { Outcome, Strategy } from "@teamwright/domain";
import type { MatchTeams, OnProgress } from "./handler.ts";

interface RepairInput extends MatchTeams {
  readonly strategy: Strategy;
  /** By player_index. */
  readonly out: readonly number[];
  /** Players who join the strategy's pool. */
  readonly into?: readonly number[];
  readonly seed: number;
}

/** Replaces players who are out in the teams that hold them, and changes no other team. */
export const repairSet = (
  { match, strategy, teams, out, into, seed }: RepairInput,
  onProgress: OnProgress,
): Outcome<Repair, Refusal> =>
  repairTeams(match, strategy, teams, { out, ...(into === undefined ? {} : { in: into }), seed, onProgress });
