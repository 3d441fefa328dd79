import type { Outcome } from "@teamwright/domain";
import { type Refusal, succeed } from "../outcome.ts";
import type { Plan } from "../plan/compile.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { renumberTeams, rowsNotIn, selectTeams } from "../team-set/select.ts";
import { generate, type Generation, type GenerationRequest } from "./generate.ts";

export interface MoreRequest extends GenerationRequest {
  /** Teams to exclude. */
  readonly avoid: readonly TeamColumns[];
}

/**
 * Generates teams of a strategy without those to exclude and those to keep, numbered from 1. The bounds on the set hold
 * over the kept and the new teams together; `teams` is the number of new ones. A draw holds no team twice, so drawing
 * as many additional teams as are excluded is enough; the first draw usually is. Refusals: those of `generate`.
 */
export function generateMore(plan: Plan, request: MoreRequest): Outcome<Generation, Refusal> {
  const { teams, seed, avoid, keep, onProgress } = request;
  const keptTeams = keep?.count ?? 0;
  const avoidedTeams = keep === undefined ? avoid : [...avoid, keep];
  const most = teams + avoid.reduce((sum, columns) => sum + columns.count, 0);
  for (let draw = teams; ; draw = Math.min(most, draw * 2)) {
    const outcome = generate(plan, {
      ...request,
      teams: draw + keptTeams,
      seed,
      ...(onProgress === undefined
        ? {}
        : { onProgress: (done, total) => onProgress(Math.max(0, done - keptTeams), total - keptTeams) }),
    });
    if (!outcome.ok) return outcome;
    const rows = rowsNotIn(outcome.value.teams, avoidedTeams);
    if (rows.length >= teams || outcome.value.teams.count < draw + keptTeams || draw >= most)
      return succeed(withRows(outcome.value, rows.slice(0, teams), teams));
  }
}

function withRows(generation: Generation, rows: Uint32Array, requestedCount: number): Generation {
  const few = { rule: "teams", asked: requestedCount, got: rows.length, reason: "all-known", values: {} } as const; // prettier-ignore
  return {
    ...generation,
    requested: requestedCount,
    teams: renumberTeams(selectTeams(generation.teams, rows)),
    shortfalls: [
      ...generation.shortfalls.filter(({ rule }) => rule !== "teams"),
      ...(rows.length < requestedCount ? [few] : []),
    ],
  };
}
