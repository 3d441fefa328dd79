import { combinationsUnder, partitionsUnder } from "@teamwright/domain/sports";
import { without, type Rule } from "./rule.ts";

/** Old fantasy rules leave the old combinations and at most 7 players of one side. Source: DECISIONS section 4. */
export const rulesSettingRule: Rule = {
  name: "rules-setting",
  narrow: (draft, strategy) => {
    const combinations = new Set(combinationsUnder(draft.sport, strategy.rules ?? 0));
    const partitions = new Set(partitionsUnder(draft.sport, strategy.rules ?? 0));
    draft.combinations = draft.combinations.filter((combination) => combinations.has(combination));
    draft.partitions = draft.partitions.filter((partition) => partitions.has(partition));
  },
  bounds: ({ rules }, { sport }) =>
    rules !== 1 || sport.oldCombinationCount === sport.combinations.length
      ? []
      : [
          {
            rule: "rules-setting",
            text: "Old fantasy rules",
            players: [],
            values: [],
            drop: (from) => without(from, "rules"),
            looser: [],
          },
        ],
};
