import { MAX_CREDITS } from "@teamwright/domain/sports";
import { creditLimit } from "../constraints/constraints.ts";
import { inHundredths, looserRange } from "./credit-range.ts";
import type { Bound, Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";

const halves = ["low", "high"] as const;

/** The total credits of the players with low ownership, and of those with high ownership. */
export const groupCreditsRule: Rule = {
  name: "group-credits",
  check: (strategy, setting) => {
    const { low, high } = strategy.group_credits ?? {};
    if (low === undefined && high === undefined) return undefined;
    return selectedByUnknown(strategy, setting, "group_credits");
  },
  narrow: (constraints, { group_credits: credits }) => {
    for (const half of halves) {
      const pair = credits?.[half];
      if (pair !== undefined)
        constraints.sums = [...constraints.sums, creditLimit("group-credits", half, inHundredths(pair))];
    }
  },
  bounds: ({ group_credits: credits }) =>
    halves.flatMap((half): readonly Bound[] => {
      const pair = credits?.[half];
      if (pair === undefined) return [];
      const bound: Bound = {
        description: { rule: "group-credits", key: `group-credits.${half}`, half, range: pair },
        drop: (from) => {
          const rest = { ...from.group_credits };
          delete rest[half];
          return { ...from, group_credits: rest };
        },
        looser: looserRange(half, pair, MAX_CREDITS, (from, range) => ({
          ...from,
          group_credits: { ...from.group_credits, [half]: range },
        })),
      };
      return [bound];
    }),
};
