import { outsidePool } from "./candidates.ts";
import { without, type Rule } from "./rule.ts";
import { listOf } from "./words.ts";

/** Fixed players are in every team. */
export const fixedRule: Rule = {
  name: "fixed",
  check: (strategy) => outsidePool(strategy, "fixed"),
  narrow: (draft, strategy) => {
    if (strategy.fixed !== undefined) draft.fixed = new Set(strategy.fixed);
  },
  bounds: ({ fixed }) =>
    fixed === undefined || fixed.length === 0
      ? []
      : [
          {
            rule: "fixed",
            text: `Fixed: ${listOf(fixed)}`,
            players: fixed,
            values: [],
            drop: (from) => without(from, "fixed"),
            looser: fixed.map((freed) => ({
              text: `Fixed: without ${freed}`,
              loosen: (from) => ({
                ...from,
                fixed: (from.fixed ?? []).filter((player) => player !== freed),
              }),
            })),
          },
        ],
};
