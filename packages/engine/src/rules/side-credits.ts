import { MAX_CREDITS } from "@teamwright/domain/sports";
import { creditLimit } from "../constraints/constraints.ts";
import { inHundredths, looserRange } from "./credit-range.ts";
import type { Bound, Rule } from "./rule.ts";

const sides = ["left", "right"] as const;

/** The total credits of each side's players. */
export const sideCreditsRule: Rule = {
  name: "side-credits",
  narrow: (constraints, { side_credits: credits }) => {
    for (const side of sides) {
      const pair = credits?.[side];
      if (pair !== undefined)
        constraints.sums = [...constraints.sums, creditLimit("side-credits", side, inHundredths(pair))];
    }
  },
  bounds: ({ side_credits: credits }) =>
    sides.flatMap((side): readonly Bound[] => {
      const pair = credits?.[side];
      if (pair === undefined) return [];
      const bound: Bound = {
        description: { rule: "side-credits", key: `side-credits.${side}`, side, range: pair },
        drop: (from) => {
          const rest = { ...from.side_credits };
          delete rest[side];
          return { ...from, side_credits: rest };
        },
        looser: looserRange(side, pair, MAX_CREDITS, (from, range) => ({
          ...from,
          side_credits: { ...from.side_credits, [side]: range },
        })),
      };
      return [bound];
    }),
};
