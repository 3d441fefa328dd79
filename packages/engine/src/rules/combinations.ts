import { combinationsUnder } from "@teamwright/domain/sports";
import { without, type Rule } from "./rule.ts";
import { eitherOf, nearestMissing } from "./words.ts";

/** One number for the counts of a combination, none of which passes 70. */
const codeOf = (combination: readonly number[]): number =>
  combination.reduce((code, count) => code * 128 + count, 0);

/** How many players each role gives. Source: the sport's combination table. */
export const combinationsRule: Rule = {
  name: "combinations",
  check: (strategy, { sport }) => {
    if (strategy.combinations === undefined) return undefined;
    const known = new Set(sport.combinations.map(codeOf));
    const odd = strategy.combinations.find(
      (combination) => combination.length !== sport.roles.length || !known.has(codeOf(combination)),
    );
    if (odd === undefined) return undefined;
    const message = `${odd.join("-")} is no combination of roles in ${sport.name.toLowerCase()}`;
    return { code: "unknown-combination", message, field: "combinations" };
  },
  narrow: (draft, strategy) => {
    if (strategy.combinations === undefined) return;
    const asked = new Set(strategy.combinations.map(codeOf));
    draft.combinations = draft.combinations.filter((combination) => asked.has(codeOf(combination)));
  },
  bounds: ({ combinations, rules }, { sport }) =>
    combinations === undefined
      ? []
      : [
          {
            rule: "combinations",
            text:
              combinations.length > 4
                ? `${combinations.length} combinations`
                : `Roles ${eitherOf(combinations)}`,
            players: [],
            values: combinations,
            drop: (from) => without(from, "combinations"),
            looser: nearestMissing(combinationsUnder(sport, rules ?? 0), combinations, 6).map((added) => ({
              text: `Roles: also ${added.join("-")}`,
              loosen: (from) => ({ ...from, combinations: [...(from.combinations ?? []), [...added]] }),
            })),
          },
        ],
};
