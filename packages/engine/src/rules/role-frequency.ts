import { frequencyText, limitsOf, sideNames, tooManyRoles, widened } from "./frequency.ts";
import { without, type Rule } from "./rule.ts";

/** For each side and role: how many players of it a team may hold. */
export const roleFrequencyRule: Rule = {
  name: "role-frequency",
  check: (strategy, { sport }) => tooManyRoles(strategy.role_frequency, sport, "role_frequency"),
  narrow: (draft, strategy) => {
    draft.cells = [...draft.cells, ...limitsOf(strategy.role_frequency)];
  },
  bounds: ({ role_frequency: asked }, { sport }) => {
    const limits = limitsOf(asked);
    if (asked === undefined || limits.length === 0) return [];
    return [
      {
        rule: "role-frequency",
        text: `Roles by side: ${frequencyText(limits, sport)}`,
        players: [],
        values: limits.map((limit) => limit.allowed),
        drop: (from) => without(from, "role_frequency"),
        looser: limits.map((limit) => ({
          text: `Roles by side: ${sideNames[limit.side]} ${sport.roles[limit.role]?.code ?? ""} one fewer or more`,
          loosen: (from) => ({ ...from, role_frequency: widened(asked, limit) }),
        })),
      },
    ];
  },
};
