import { sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import type { StrategyDraft } from "./draft.ts";

const placesOf = (table: readonly (readonly number[])[], values: readonly (readonly number[])[] = []) => {
  const wanted = new Set(values.map((value) => value.join("-")));
  return table.flatMap((value, id) => (wanted.has(value.join("-")) ? [id] : []));
};

/** The parts of a draft that a strategy document says, to go on from a strategy that was made another way. */
export function fromStrategy(strategy: Strategy): Partial<StrategyDraft> {
  const sport = sportByIndex(strategy.sport);
  const { percentage } = strategy;
  const splits = percentage?.pattern === 2 ? sport.pattern2Splits : sport.pattern1Splits;
  return {
    players: strategy.players,
    fixed: strategy.fixed ?? [],
    groups: strategy.groups ?? [],
    captains: strategy.captains ?? [],
    viceCaptains: strategy.vice_captains ?? [],
    partitions: placesOf(sport.partitions, strategy.partitions),
    combinations: placesOf(sport.combinations, strategy.combinations),
    credits: strategy.credits ?? null,
    customCredits: null,
    percentage:
      percentage === undefined
        ? null
        : { pattern: percentage.pattern, splits: placesOf(splits, percentage.splits) },
    roleFrequency: strategy.role_frequency ?? null,
    percentageFrequency: strategy.percentage_frequency ?? null,
  };
}
