import { MAX_CREDITS } from "@teamwright/domain/sports";
import { looserRange, narrowed } from "./credit-range.ts";
import type { Bound, Rule } from "./rule.ts";

const sides = ["left", "right"] as const;

/** The total credits of each side's players. */
export const sideCreditsRule: Rule = {
  name: "side-credits",
  narrow: (constraints, { side_credits: asked }) => {
    const [left, right] = constraints.sideCredits;
    constraints.sideCredits = [narrowed(left, asked?.left), narrowed(right, asked?.right)];
  },
  bounds: ({ side_credits: asked }) =>
    sides.flatMap((side): readonly Bound[] => {
      const pair = asked?.[side];
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
