import { candidateBound, narrowLeaders, outsidePool } from "./candidates.ts";
import type { Rule } from "./rule.ts";

/** The captain is one of the candidates. */
export const captainsRule: Rule = {
  name: "captains",
  check: (strategy) => outsidePool(strategy, "captains"),
  narrow: (constraints, strategy) => {
    constraints.captains = narrowLeaders(constraints.captains, strategy.captains);
  },
  bounds: (strategy, setting) =>
    candidateBound(
      strategy,
      setting,
      "captains",
      (player) => (player.captain_percentage ?? 0) * 1000 + player.credits,
    ),
};
