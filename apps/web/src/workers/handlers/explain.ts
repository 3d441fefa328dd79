import { explain } from "@teamwright/engine";
import type { EngineMatch, Explanation, Refusal } from "@teamwright/engine";
import type { Outcome, Strategy } from "@teamwright/domain";

interface ExplainInput {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
}

export const explainStrategy = ({ match, strategy }: ExplainInput): Outcome<Explanation, Refusal> =>
  explain(match, strategy);
