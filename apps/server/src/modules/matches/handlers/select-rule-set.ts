import { contract } from "@teamwright/contract";
import { refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { changeMatch } from "../change-match.ts";
import { liftOverride, setOverride } from "../match-store.repository.ts";
import type { KeptMatch } from "../match-store.repository.ts";
import { RULE_SET, selectableRuleSet } from "../scored-by.ts";

/** The selection is an override: a later import does not change it, and points set by hand win over it. */
export const selectRuleSet = handle(contract.matches.selectRuleSet, async (context) => {
  const { params, body, session, db } = context;
  const change = async ({ stored }: KeptMatch) => {
    if (body.rule_set === null) {
      await liftOverride(db, params.id, null, RULE_SET);
      return null;
    }
    const rules = selectableRuleSet(stored, body.rule_set);
    if (!rules.ok) return refused(refusals[rules.error], { field: "rule_set" });
    const override = { playerIndex: null, field: RULE_SET, value: rules.value.id };
    await setOverride(db, params.id, override, session.accountId);
    return null;
  };
  return changeMatch(context, params.id, { actorId: session.accountId, action: "match.ruleSet" }, change);
});

const refusals = {
  points_without_counts: "points_without_counts",
  "no-rule-set": "rule_set_does_not_fit",
  "other-rule-set": "rule_set_does_not_fit",
  "unknown-rule-set": "rule_set_does_not_fit",
} as const;
