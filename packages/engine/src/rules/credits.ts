import { MAX_CREDITS } from "@teamwright/domain/sports";
import { looserRange, narrowed } from "./credit-range.ts";
import { without, type Rule } from "./rule.ts";
import { creditText } from "./words.ts";

/** The team's credits. A legal team never exceeds 100, whatever is asked. */
export const creditsRule: Rule = {
  name: "credits",
  narrow: (draft, strategy) => {
    draft.credits = narrowed(draft.credits, strategy.credits);
  },
  bounds: ({ credits }) =>
    credits === undefined
      ? []
      : [
          {
            rule: "credits",
            text: `Credits ${creditText(credits[0])} to ${creditText(credits[1])}`,
            players: [],
            values: [credits],
            drop: (from) => without(from, "credits"),
            looser: looserRange("Credits", credits, MAX_CREDITS, (from, range) => ({
              ...from,
              credits: range,
            })),
          },
        ],
};
