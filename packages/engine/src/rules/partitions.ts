import { partitionsUnder } from "@teamwright/domain/sports";
import { refusal } from "../outcome.ts";
import { without, type Rule } from "./rule.ts";
import { nearestMissing } from "./nearest.ts";

/** The number of players from the left and from the right. Source: the sport's partition table. */
export const partitionsRule: Rule = {
  name: "partitions",
  check: (strategy, { sport }) => {
    const knownPartitions = new Set(sport.partitions.map(String));
    const odd = strategy.partitions?.find((partition) => !knownPartitions.has(String(partition)));
    if (odd === undefined) return undefined;
    return refusal("unknown-partition", { counts: odd, sport: sport.index }, "partitions");
  },
  narrow: (constraints, strategy) => {
    if (strategy.partitions === undefined) return;
    const asked = new Set(strategy.partitions.map(String));
    constraints.partitions = constraints.partitions.filter((partition) => asked.has(String(partition)));
  },
  bounds: ({ partitions, rules }, { sport }) =>
    partitions === undefined
      ? []
      : [
          {
            description: {
              rule: "partitions",
              key: "partitions",
              counts: partitions,
              of: partitionsUnder(sport, rules ?? 0).length,
            },
            drop: (from) => without(from, "partitions"),
            looser: nearestMissing(partitionsUnder(sport, rules ?? 0), partitions, 4).map(
              ([left, right]) => ({
                change: { change: "add-counts", rule: "partitions", counts: [left, right] },
                loosen: (from) => ({ ...from, partitions: [...(from.partitions ?? []), [left, right]] }),
              }),
            ),
          },
        ],
};
