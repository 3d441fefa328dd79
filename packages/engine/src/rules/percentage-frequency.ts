import { frequencyText, limitsOf, sideNames, tooManyRoles, widened } from "./frequency.ts";
import { without, type Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";

const halves = ["low", "high"] as const;
const labels = { low: "0-49.99 %", high: "50-100 %" } as const;

/** For each side, role and half by `selected_by`: how many players of it a team may hold. */
export const percentageFrequencyRule: Rule = {
  name: "percentage-frequency",
  check: (strategy, setting) => {
    const asked = strategy.percentage_frequency;
    const odd =
      tooManyRoles(asked?.low, setting.sport, "percentage_frequency") ??
      tooManyRoles(asked?.high, setting.sport, "percentage_frequency");
    if (odd !== undefined) return odd;
    if (limitsOf(asked?.low).length + limitsOf(asked?.high).length === 0) return undefined;
    return selectedByUnknown(strategy, setting, "percentage_frequency");
  },
  narrow: (draft, { percentage_frequency: asked }) => {
    draft.cells = [...draft.cells, ...limitsOf(asked?.low, 0), ...limitsOf(asked?.high, 1)];
  },
  bounds: ({ percentage_frequency: asked }, { sport }) =>
    halves.flatMap((half, index) => {
      const sides = asked?.[half];
      const limits = limitsOf(sides, index === 0 ? 0 : 1);
      if (sides === undefined || limits.length === 0) return [];
      return {
        rule: "percentage-frequency",
        subject: half,
        text: `Roles of the ${labels[half]} players by side: ${frequencyText(limits, sport)}`,
        players: [],
        values: limits.map((limit) => limit.allowed),
        drop: (from) => {
          const rest = { ...from.percentage_frequency };
          delete rest[half];
          return Object.keys(rest).length === 0
            ? without(from, "percentage_frequency")
            : { ...from, percentage_frequency: rest };
        },
        looser: limits.map((limit) => ({
          text: `${labels[half]} players: ${sideNames[limit.side]} ${sport.roles[limit.role]?.code ?? ""} one fewer or more`,
          loosen: (from) => ({
            ...from,
            percentage_frequency: { ...from.percentage_frequency, [half]: widened(sides, limit) },
          }),
        })),
      };
    }),
};
