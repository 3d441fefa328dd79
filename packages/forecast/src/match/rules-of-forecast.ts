import { ruleSetById } from "@teamwright/scoring";
import type { RuleSet } from "@teamwright/scoring";

/** The rules of a forecast's points. Null: they are not known, as of some past points. Undefined: those of a newer version. */
export const rulesOfForecast = (ruleSet: string | null): RuleSet | null | undefined =>
  ruleSet === null ? null : ruleSetById(ruleSet);
