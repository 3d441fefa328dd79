import { MAX_CREDITS, sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";

const indexesOf = (table: readonly (readonly number[])[], values: readonly (readonly number[])[] = []) => {
  const wanted = new Set(values.map((value) => value.join("-")));
  return table.flatMap((value, id) => (wanted.has(value.join("-")) ? [id] : []));
};

type CreditPair = [number, number];

/** The screens bound both sides, or both percentage groups: a side without a bound may have any credits. */
const anyCredits = (): CreditPair => [0, MAX_CREDITS];

function customCreditsOf(strategy: Strategy): StrategyDraft["customCredits"] {
  const { side_credits: sides, group_credits: groups } = strategy;
  if (sides?.left || sides?.right)
    return { type: "partition", one: sides.left ?? anyCredits(), two: sides.right ?? anyCredits() };
  if (groups?.low || groups?.high)
    return { type: "percentage", one: groups.low ?? anyCredits(), two: groups.high ?? anyCredits() };
  return null;
}

/**
 * The parts of a draft that a strategy document determines, to continue with a strategy that was made in another way.
 */
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
    partitions: indexesOf(sport.partitions, strategy.partitions),
    equalPartitions: strategy.partition_distribution !== undefined,
    combinations: indexesOf(sport.combinations, strategy.combinations),
    credits: customCredits === null ? (strategy.credits ?? null) : null,
    customCredits,
    percentage:
      percentage === undefined
        ? null
        : { pattern: percentage.pattern, splits: indexesOf(splits, percentage.splits) },
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
