import { combinationsUnder } from "@teamwright/domain/sports";
import { refusal } from "../outcome.ts";
import { without, type Rule } from "./rule.ts";
import { nearestMissing } from "./nearest.ts";

/** One number for the counts of a combination; no count exceeds 70. */
const codeOf = (combination: readonly number[]): number =>
  combination.reduce((code, count) => code * 128 + count, 0);

/** The number of players of each role. Source: the sport's combination table. */
export const combinationsRule: Rule = {
  name: "combinations",
  check: (strategy, { sport }) => {
    if (strategy.combinations === undefined) return undefined;
    const knownCodes = new Set(sport.combinations.map(codeOf));
    const odd = strategy.combinations.find(
      (combination) => combination.length !== sport.roles.length || !knownCodes.has(codeOf(combination)),
    );
    if (odd === undefined) return undefined;
    return refusal("unknown-combination", { counts: odd, sport: sport.index }, "combinations");
  },
  narrow: (constraints, strategy) => {
    if (strategy.combinations === undefined) return;
    const askedCodes = new Set(strategy.combinations.map(codeOf));
    constraints.combinations = constraints.combinations.filter((combination) =>
      askedCodes.has(codeOf(combination)),
    );
  },
  bounds: ({ combinations, rules }, { sport }) =>
    combinations === undefined
      ? []
      : [
          {
            description: {
              rule: "combinations",
              key: "combinations",
              counts: combinations,
              of: combinationsUnder(sport, rules ?? 0).length,
            },
            drop: (from) => without(from, "combinations"),
            looser: nearestMissing(combinationsUnder(sport, rules ?? 0), combinations, 6).map((added) => ({
              change: { change: "add-counts", rule: "combinations", counts: added },
              loosen: (from) => ({ ...from, combinations: [...(from.combinations ?? []), [...added]] }),
            })),
          },
        ],
};
