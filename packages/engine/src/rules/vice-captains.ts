import { candidateBound, narrowLeaders, outsidePool } from "./candidates.ts";
import type { Rule } from "./rule.ts";

/** The vice-captain is one of the candidates, and not the captain. */
export const viceCaptainsRule: Rule = {
  name: "vice-captains",
  check: (strategy) => outsidePool(strategy, "vice_captains"),
  narrow: (constraints, strategy) => {
    constraints.viceCaptains = narrowLeaders(constraints.viceCaptains, strategy.vice_captains);
  },
  bounds: (strategy, setting) =>
    candidateBound(
      strategy,
      setting,
      "vice_captains",
      (player) => (player.vice_captain_percentage ?? 0) * 1000 + player.credits,
    ),
};
