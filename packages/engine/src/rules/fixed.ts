import { outsidePool } from "./candidates.ts";
import { without, type Rule } from "./rule.ts";

/** Fixed players are in every team. */
export const fixedRule: Rule = {
  name: "fixed",
  check: (strategy) => outsidePool(strategy, "fixed"),
  narrow: (constraints, strategy) => {
    if (strategy.fixed !== undefined) constraints.fixed = new Set(strategy.fixed);
  },
  bounds: ({ fixed }) =>
    fixed === undefined || fixed.length === 0
      ? []
      : [
          {
            description: { rule: "fixed", key: "fixed", players: fixed },
            drop: (from) => without(from, "fixed"),
            looser: fixed.map((freedPlayer) => ({
              change: { change: "release-player", player: freedPlayer },
              loosen: (from) => ({
                ...from,
                fixed: (from.fixed ?? []).filter((player) => player !== freedPlayer),
              }),
            })),
          },
        ],
};
