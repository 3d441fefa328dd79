import { limitsOf, roleLimits, tooManyRoles, widerSteps } from "./frequency.ts";
import { without, type Rule } from "./rule.ts";

/** For each side and role: how many players of it a team may hold. */
export const roleFrequencyRule: Rule = {
  name: "role-frequency",
  check: (strategy, { sport }) => tooManyRoles(strategy.role_frequency, sport, "role_frequency"),
  narrow: (constraints, strategy) => {
    constraints.cells = [...constraints.cells, ...limitsOf(strategy.role_frequency)];
  },
  bounds: ({ role_frequency: frequency }, { sport }) => {
    const limits = limitsOf(frequency);
    if (frequency === undefined || limits.length === 0) return [];
    return [
      {
        description: { rule: "role-frequency", key: "role-frequency", limits: roleLimits(limits) },
        drop: (from) => without(from, "role_frequency"),
        looser: widerSteps(frequency, limits, {
          sport,
          put: (from, sides) => ({ ...from, role_frequency: sides }),
        }),
      },
    ];
  },
};
