import type { Tables } from "@teamwright/domain/sports";
import { refusal } from "../outcome.ts";
import { without, type Rule } from "./rule.ts";
import { selectedByUnknown } from "./selected-by.ts";
import { nearestMissing } from "./nearest.ts";

const splitsOf = (sport: Tables, pattern: 1 | 2) =>
  pattern === 1 ? sport.pattern1Splits : sport.pattern2Splits;

/** The division of a team over players by ownership. Source: the two patterns of DECISIONS section 4. */
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
    if (odd !== undefined)
      return refusal("unknown-split", { counts: odd, players: sport.teamSize, pattern }, "percentage");
    return selectedByUnknown(strategy, setting, "percentage");
  },
  narrow: (constraints, { percentage }) => {
    if (percentage !== undefined) constraints.split = percentage;
  },
  bounds: ({ percentage }, { sport }) =>
    percentage === undefined
      ? []
      : [
          {
            description: {
              rule: "percentage",
              key: "percentage",
              pattern: percentage.pattern,
              counts: percentage.splits,
            },
            drop: (from) => without(from, "percentage"),
            looser: nearestMissing(splitsOf(sport, percentage.pattern), percentage.splits, 4).map(
              (addedPlayers) => ({
                change: { change: "add-counts", rule: "percentage", counts: addedPlayers },
                loosen: (from) => ({
                  ...from,
                  percentage: {
                    pattern: percentage.pattern,
                    splits: [...(from.percentage?.splits ?? []), [...addedPlayers]],
                  },
                }),
              }),
            ),
          },
        ],
};
