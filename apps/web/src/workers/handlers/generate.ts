import { compile, generate, generateMore } from "@teamwright/engine";
import type { EngineMatch, Generation, Refusal, TeamColumns } from "@teamwright/engine";
import type { Outcome, Strategy } from "@teamwright/domain";
import type { OnProgress } from "./handler.ts";

interface GenerateInput {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
  /** How many teams. */
  readonly teams: number;
  readonly seed: number;
  /** Teams to exclude: those already stored for the match. */
  readonly avoid?: readonly TeamColumns[];
  /** Existing teams: exposures, shares and differences are those of these and the new teams together. */
  readonly keep?: TeamColumns | undefined;
}

export function generateTeams(
  { match, strategy, teams, seed, avoid = [], keep }: GenerateInput,
  onProgress: OnProgress,
): Outcome<Generation, Refusal> {
  const plan = compile(match, strategy);
  if (!plan.ok) return plan;
  if (avoid.length === 0 && keep === undefined) return generate(plan.value, { teams, seed, onProgress });
  return generateMore(plan.value, {
    teams,
    seed,
    avoid,
    onProgress,
    ...(keep === undefined ? {} : { keep }),
  });
}
