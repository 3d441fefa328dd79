import { MAX_CREDITS } from "@teamwright/domain/sports";
import { looserRange, narrowed } from "./credit-range.ts";
import type { Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";
import { creditText } from "./words.ts";

const halves = ["low", "high"] as const;
const labels = { low: "Credits of the 0-49.99 % players", high: "Credits of the 50-100 % players" } as const;

/** The credits that the little and the much selected players bring. */
export const groupCreditsRule: Rule = {
  name: "group-credits",
  check: (strategy, setting) => {
    const { low, high } = strategy.group_credits ?? {};
    if (low === undefined && high === undefined) return undefined;
    return selectedByUnknown(strategy, setting, "group_credits");
  },
  narrow: (draft, { group_credits: asked }) => {
    if (asked?.low === undefined && asked?.high === undefined) return;
    const all = { min: 0, max: MAX_CREDITS * 100 };
    draft.groupCredits = [narrowed(all, asked.low), narrowed(all, asked.high)];
  },
  bounds: ({ group_credits: asked }) =>
    halves.flatMap((half) => {
      const pair = asked?.[half];
      if (pair === undefined) return [];
      return {
        rule: "group-credits",
        subject: half,
        text: `${labels[half]} ${creditText(pair[0])} to ${creditText(pair[1])}`,
        players: [],
        values: [pair],
        drop: (from) => {
          const rest = { ...from.group_credits };
          delete rest[half];
          return { ...from, group_credits: rest };
        },
        looser: looserRange(labels[half], pair, MAX_CREDITS, (from, range) => ({
          ...from,
          group_credits: { ...from.group_credits, [half]: range },
        })),
      };
    }),
};
