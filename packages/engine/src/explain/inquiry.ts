import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { compileIn, countTeams, type Possible } from "../plan/compile.ts";
import type { WorkLimits } from "../counting/limits.ts";
import type { Setting } from "../rules/rule.ts";

/** The input of a question about one match. */
export interface Inquiry {
  readonly match: EngineMatch;
  readonly setting: Setting;
  readonly limits: WorkLimits;
}

/** Undefined where the strategy is not valid for the match, or is too large to count. */
export function possibleFor({ match, setting, limits }: Inquiry, strategy: Strategy): Possible | undefined {
  const plan = compileIn(match, setting, strategy, limits);
  return plan.ok ? countTeams(plan.value) : undefined;
}
