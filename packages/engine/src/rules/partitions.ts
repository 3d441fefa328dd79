import { partitionsUnder } from "@teamwright/domain/sports";
import { without, type Rule } from "./rule.ts";
import { eitherOf, nearestMissing } from "./words.ts";

/** How many players come from the left and from the right. Source: the sport's partition table. */
export const partitionsRule: Rule = {
  name: "partitions",
  check: (strategy, { sport }) => {
    const known = new Set(sport.partitions.map(String));
    const odd = strategy.partitions?.find((partition) => !known.has(String(partition)));
    if (odd === undefined) return undefined;
    const message = `${odd.join("-")} is no split of a ${sport.name.toLowerCase()} team between the sides`;
    return { code: "unknown-partition", message, field: "partitions" };
  },
  narrow: (draft, strategy) => {
    if (strategy.partitions === undefined) return;
    const asked = new Set(strategy.partitions.map(String));
    draft.partitions = draft.partitions.filter((partition) => asked.has(String(partition)));
  },
  bounds: ({ partitions, rules }, { sport }) =>
    partitions === undefined
      ? []
      : [
          {
            rule: "partitions",
            text: `Sides ${eitherOf(partitions)}`,
            players: [],
            values: partitions,
            drop: (from) => without(from, "partitions"),
            looser: nearestMissing(partitionsUnder(sport, rules ?? 0), partitions, 4).map(
              ([left, right]) => ({
                text: `Sides: also ${left}-${right}`,
                loosen: (from) => ({ ...from, partitions: [...(from.partitions ?? []), [left, right]] }),
              }),
            ),
          },
        ],
};
