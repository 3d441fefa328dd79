import { combinationsUnder, partitionsUnder, sportByIndex } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";
import { fromStrategy } from "./from-strategy.ts";

type DraftField = keyof ReturnType<typeof fromStrategy>;

/** The draft's fields for each field of the strategy document. The fantasy rules are a setting of the device. */
const draftFields: Readonly<Record<Exclude<keyof Strategy, "sport" | "rules">, readonly DraftField[]>> = {
  players: ["players"],
  fixed: ["fixed"],
  captains: ["captains"],
  vice_captains: ["viceCaptains"],
  partitions: ["partitions"],
  combinations: ["combinations"],
  credits: ["credits", "customCredits"],
  side_credits: ["credits", "customCredits"],
  group_credits: ["credits", "customCredits"],
  percentage: ["percentage"],
  role_frequency: ["roleFrequency"],
  percentage_frequency: ["percentageFrequency"],
  groups: ["groups"],
  captain_distribution: ["captainDistribution"],
  vice_captain_distribution: ["viceCaptainDistribution"],
  partition_distribution: ["equalPartitions"],
  exposure: ["exposure"],
  captain_exposure: ["captainExposure"],
  vice_captain_exposure: ["viceCaptainExposure"],
  pair_exposure: ["pairExposure"],
  partition_exposure: ["partitionExposure"],
  combination_exposure: ["combinationExposure"],
  min_difference: ["minDifference"],
  min_difference_counts_captains: ["minDifference"],
};

/** An empty list is a step that is not done: dropping a bound that the way requires chooses every option. */
const withEverything = (strategy: Strategy): Strategy => {
  const sport = sportByIndex(strategy.sport);
  const rules = strategy.rules ?? 0;
  return {
    ...strategy,
    captains: strategy.captains ?? strategy.players,
    vice_captains: strategy.vice_captains ?? strategy.players,
    partitions: strategy.partitions ?? partitionsUnder(sport, rules).map(([left, right]) => [left, right]),
    combinations: strategy.combinations ?? combinationsUnder(sport, rules).map((counts) => [...counts]),
  };
};

/**
 * The changes of a draft that make its strategy equal to another: only the fields whose values differ. A draft
 * expresses some values differently (its own selection as shares within the exposures), and those must stay.
 */
export function draftChanges(before: Strategy, after: Strategy): Partial<StrategyDraft> {
  const next = fromStrategy(withEverything(after));
  const changed = (Object.keys(draftFields) as (keyof typeof draftFields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const fields = new Set(changed.flatMap((field) => draftFields[field]));
  return Object.fromEntries([...fields].map((field) => [field, next[field]]));
}
