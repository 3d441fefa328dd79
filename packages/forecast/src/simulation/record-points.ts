import type { RuleSet } from "@teamwright/scoring";
import { COUNTS } from "../records/match-record.ts";
import type { RecordedMatch } from "../records/match-record.ts";
import { pointsFor, rulesByRole } from "./compile-rules.ts";

/** The points of each player of a played match. `roleOf` gives the code of a role by the player's id. */
export function pointsOfRecord(
  { players, counts }: RecordedMatch,
  rules: RuleSet,
  roleOf: (id: string) => string | undefined,
): number[] {
  const compiledRules = rulesByRole(rules);
  return players.map(({ id }, index) => pointsFor(compiledRules(roleOf(id)), counts, index * COUNTS));
}
