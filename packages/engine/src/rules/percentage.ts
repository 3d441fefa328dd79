import type { Sport } from "@teamwright/domain/sports";
import { without, type Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";
import { eitherOf, nearestMissing } from "./words.ts";

const splitsOf = (sport: Sport, pattern: 1 | 2) =>
  pattern === 1 ? sport.pattern1Splits : sport.pattern2Splits;

/** How a team divides over players selected by few and by many. Source: the two patterns of DECISIONS section 4. */
export const percentageRule: Rule = {
  name: "percentage",
  check: (strategy, setting) => {
    if (strategy.percentage === undefined) return undefined;
    const { pattern, splits } = strategy.percentage;
    const { sport } = setting;
    const odd = splits.find(
      (split) =>
        split.length !== pattern + 1 || split.reduce((sum, count) => sum + count, 0) !== sport.teamSize,
    );
    if (odd !== undefined) {
      const groups = pattern === 1 ? "two" : "three";
      const message = `${odd.join("-")} does not divide ${sport.teamSize} players over the ${groups} groups of Pattern-${pattern}`;
      return { code: "unknown-split", message, field: "percentage" };
    }
    return selectedByUnknown(strategy, setting, "percentage");
  },
  narrow: (draft, { percentage }) => {
    if (percentage !== undefined) draft.split = percentage;
  },
  bounds: ({ percentage }, { sport }) =>
    percentage === undefined
      ? []
      : [
          {
            rule: "percentage",
            text: `Percentages (Pattern-${percentage.pattern}) ${eitherOf(percentage.splits)}`,
            players: [],
            values: percentage.splits,
            drop: (from) => without(from, "percentage"),
            looser: nearestMissing(splitsOf(sport, percentage.pattern), percentage.splits, 4).map(
              (added) => ({
                text: `Percentages: also ${added.join("-")}`,
                loosen: (from) => ({
                  ...from,
                  percentage: {
                    pattern: percentage.pattern,
                    splits: [...(from.percentage?.splits ?? []), [...added]],
                  },
                }),
              }),
            ),
          },
        ],
};
