import { compile, countTeams } from "@teamwright/engine";
import type { EngineMatch, Possible, Refusal } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";

interface CountInput {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
}

export function count({ match, strategy }: CountInput): Outcome<Possible, Refusal> {
  const plan = compile(match, strategy);
  return plan.ok ? succeed(countTeams(plan.value)) : plan;
}
