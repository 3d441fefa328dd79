import { sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import type { StrategyDraft } from "./draft.ts";

const placesOf = (table: readonly (readonly number[])[], values: readonly (readonly number[])[] = []) => {
  const wanted = new Set(values.map((value) => value.join("-")));
  return table.flatMap((value, id) => (wanted.has(value.join("-")) ? [id] : []));
};

/** Ranges of both sides or of both percentage groups; one bounded alone is no choice of the screens. */
function customCreditsOf(strategy: Strategy): StrategyDraft["customCredits"] {
  const { side_credits: sides, group_credits: groups } = strategy;
  if (sides?.left && sides.right) return { type: "partition", one: sides.left, two: sides.right };
  if (groups?.low && groups.high) return { type: "percentage", one: groups.low, two: groups.high };
  return null;
}

/** The parts of a draft that a strategy document says, to go on from a strategy that was made another way. */
export function fromStrategy(strategy: Strategy) {
  const sport = sportByIndex(strategy.sport);
  const { percentage } = strategy;
  const splits = percentage?.pattern === 2 ? sport.pattern2Splits : sport.pattern1Splits;
  const customCredits = customCreditsOf(strategy);
  return {
    players: strategy.players,
    fixed: strategy.fixed ?? [],
    groups: strategy.groups ?? [],
    captains: strategy.captains ?? [],
    captainDistribution: strategy.captain_distribution ?? { mode: 0 },
    viceCaptains: strategy.vice_captains ?? [],
    viceCaptainDistribution: strategy.vice_captain_distribution ?? { mode: 0 },
    partitions: placesOf(sport.partitions, strategy.partitions),
    equalPartitions: strategy.partition_distribution !== undefined,
    combinations: placesOf(sport.combinations, strategy.combinations),
    credits: customCredits === null ? (strategy.credits ?? null) : null,
    customCredits,
    percentage:
      percentage === undefined
        ? null
        : { pattern: percentage.pattern, splits: placesOf(splits, percentage.splits) },
    roleFrequency: strategy.role_frequency ?? null,
    percentageFrequency: strategy.percentage_frequency ?? null,
    exposure: strategy.exposure ?? {},
    captainExposure: strategy.captain_exposure ?? {},
    viceCaptainExposure: strategy.vice_captain_exposure ?? {},
    pairExposure: strategy.pair_exposure ?? {},
    partitionExposure: strategy.partition_exposure ?? {},
    combinationExposure: strategy.combination_exposure ?? {},
    minDifference: strategy.min_difference ?? 0,
  } satisfies Partial<StrategyDraft>;
}
