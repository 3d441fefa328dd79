import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { RuleSet } from "@teamwright/domain/rule-set";
import { ruleSets } from "./rule-sets/index.ts";

/** What is scored. `format` is null where the sport has one format, `gender` where it is not known. */
export interface Scorable {
  readonly app: RuleSet["app"];
  readonly sport: RuleSet["sport"];
  readonly format: RuleSet["format"];
  readonly gender: RuleSet["gender"];
  /** yyyy-mm-dd, the first day of the match. */
  readonly day: string;
}

/**
 * "no-rule-set": no source gives the rules of that day. "other-rule-set": the named one is of another sport or format.
 */
export type SelectRefusal = "no-rule-set" | "unknown-rule-set" | "other-rule-set";

export const ruleSetById = (id: string): RuleSet | undefined => ruleSets.find((set) => set.id === id);

/** All rule-sets of the sport and format, whatever the app and the day. */
export const fittingRuleSets = (match: Pick<Scorable, "sport" | "format">): readonly RuleSet[] =>
  ruleSets.filter((set) => fits(set, match));

const fits = (set: RuleSet, { sport, format }: Pick<Scorable, "sport" | "format">): boolean =>
  set.sport === sport && set.format === format;

/** The rule-set of the app, format and day, or the one with the given id. */
export function selectRuleSet(match: Scorable, id?: string): Outcome<RuleSet, SelectRefusal> {
  if (id !== undefined) {
    const named = ruleSetById(id);
    if (named === undefined) return fail("unknown-rule-set");
    return fits(named, match) ? succeed(named) : fail("other-rule-set");
  }
  const ruleSet = ruleSets.find(
    (set) =>
      set.alternative === undefined &&
      set.app === match.app &&
      fits(set, match) &&
      (set.gender === null || set.gender === match.gender) &&
      set.from <= match.day &&
      (set.to === null || match.day <= set.to),
  );
  return ruleSet === undefined ? fail("no-rule-set") : succeed(ruleSet);
}
