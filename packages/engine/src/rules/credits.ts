import { MAX_CREDITS } from "@teamwright/domain/sports";
import { creditLimit } from "../constraints/constraints.ts";
import { inHundredths, looserRange } from "./credit-range.ts";
import { without, type Rule } from "./rule.ts";

/** The team's credits. A legal team never exceeds 100, whatever the strategy says. */
export const creditsRule: Rule = {
  name: "credits",
  narrow: (constraints, strategy) => {
    if (strategy.credits !== undefined)
      constraints.sums = [
        ...constraints.sums,
        creditLimit("credits", "team", inHundredths(strategy.credits)),
      ];
  },
  bounds: ({ credits }) =>
    credits === undefined
      ? []
      : [
          {
            description: { rule: "credits", key: "credits", range: credits },
            drop: (from) => without(from, "credits"),
            looser: looserRange("team", credits, MAX_CREDITS, (from, range) => ({
              ...from,
              credits: range,
            })),
          },
        ],
};
