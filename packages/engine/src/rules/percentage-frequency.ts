import { limitsOf, roleLimits, tooManyRoles, widerSteps } from "./frequency.ts";
import { type Bound, without, type Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";

const halves = ["low", "high"] as const;

/** For each side, role and half by `selected_by`: how many players of it a team may hold. */
export const percentageFrequencyRule: Rule = {
  name: "percentage-frequency",
  check: (strategy, setting) => {
    const frequency = strategy.percentage_frequency;
    const odd =
      tooManyRoles(frequency?.low, setting.sport, "percentage_frequency") ??
      tooManyRoles(frequency?.high, setting.sport, "percentage_frequency");
    if (odd !== undefined) return odd;
    if (limitsOf(frequency?.low).length + limitsOf(frequency?.high).length === 0) return undefined;
    return selectedByUnknown(strategy, setting, "percentage_frequency");
  },
  narrow: (constraints, { percentage_frequency: frequency }) => {
    constraints.cells = [
      ...constraints.cells,
      ...limitsOf(frequency?.low, 0),
      ...limitsOf(frequency?.high, 1),
    ];
  },
  bounds: ({ percentage_frequency: frequency }, { sport }) =>
    halves.flatMap((half, index): readonly Bound[] => {
      const sides = frequency?.[half];
      const limits = limitsOf(sides, index === 0 ? 0 : 1);
      if (sides === undefined || limits.length === 0) return [];
      const bound: Bound = {
        description: {
          rule: "percentage-frequency",
          key: `percentage-frequency.${half}`,
          half,
          limits: roleLimits(limits),
        },
        drop: (from) => {
          const rest = { ...from.percentage_frequency };
          delete rest[half];
          return Object.keys(rest).length === 0
            ? without(from, "percentage_frequency")
            : { ...from, percentage_frequency: rest };
        },
        looser: widerSteps(sides, limits, {
          sport,
          put: (from, wider) => ({
            ...from,
            percentage_frequency: { ...from.percentage_frequency, [half]: wider },
          }),
          half,
        }),
      };
      return [bound];
    }),
};
