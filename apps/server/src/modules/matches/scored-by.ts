import { fail, sportByIndex } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { fittingRuleSets, ruleSetById, score, selectRuleSet } from "@teamwright/scoring";
import type { RuleSet, SelectRefusal } from "@teamwright/scoring";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

/** The override of a match with the id of the rule-set that an admin selected. */
export const RULE_SET = "rule_set";

/** Whether points can be counted again: the feed gave the counts behind them, not only totals. */
export const isRecountable = (match: StoredMatch): boolean =>
  match.scoring !== null && match.players.some((player) => player.performance !== null);

/** The rule-sets of the match's sport and format; none where points cannot be counted again. */
export function ruleSetsFor(match: StoredMatch): readonly RuleSet[] {
  const own = isRecountable(match) ? ruleSetById(match.scoring?.ruleSet ?? "") : undefined;
  return own === undefined ? [] : fittingRuleSets(own);
}

/** The rule-set with this id, if it can count the points of the match. */
export function selectableRuleSet(
  match: StoredMatch,
  id: string,
): Outcome<RuleSet, SelectRefusal | "points_without_counts"> {
  const ownRules = isRecountable(match) ? ruleSetById(match.scoring?.ruleSet ?? "") : undefined;
  if (ownRules === undefined) return fail("points_without_counts");
  const { app, sport, format, gender } = ownRules;
  return selectRuleSet({ app, sport, format, gender, day: match.matchTime.slice(0, 10) }, id);
}

/** The match with points by the selected rule-set; unchanged where a later import no longer fits the selection. */
export function scoredBy(match: StoredMatch, ruleSetId: unknown): StoredMatch {
  const rules = typeof ruleSetId === "string" ? selectableRuleSet(match, ruleSetId) : undefined;
  if (match.scoring === null || rules?.ok !== true) return match;
  const { roles } = sportByIndex(match.sport);
  const players = match.players.map((player): StoredPlayer => {
    if (player.performance === null) return player;
    const role = roles[player.role]?.code;
    const { points, lines } = score({ ...player.performance, role }, rules.value);
    return { ...player, points, pointsByRule: lines };
  });
  return { ...match, scoring: { ...match.scoring, ruleSet: rules.value.id }, players };
}
