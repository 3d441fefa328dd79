import { combinationsUnder, partitionsUnder } from "@teamwright/domain/sports";
import { without, type Rule } from "./rule.ts";

/** Old fantasy rules leave the old combinations and at most 7 players of one side. Source: DECISIONS section 4. */
export const rulesSettingRule: Rule = {
  name: "rules-setting",
  narrow: (constraints, strategy) => {
    const combinations = new Set(combinationsUnder(constraints.sport, strategy.rules ?? 0));
    const partitions = new Set(partitionsUnder(constraints.sport, strategy.rules ?? 0));
    constraints.combinations = constraints.combinations.filter((combination) =>
      combinations.has(combination),
    );
    constraints.partitions = constraints.partitions.filter((partition) => partitions.has(partition));
  },
  bounds: ({ rules }, { sport }) =>
    rules !== 1 || sport.oldCombinationCount === sport.combinations.length
      ? []
      : [
          {
            description: { rule: "rules-setting", key: "rules-setting" },
            drop: (from) => without(from, "rules"),
            looser: [],
          },
        ],
};
