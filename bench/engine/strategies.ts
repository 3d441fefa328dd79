import type { Strategy } from "@teamwright/domain";
import { cricket } from "@teamwright/domain/sports";
import type { EngineMatch } from "@teamwright/engine";

const everybody = (match: EngineMatch): number[] => match.players.map((player) => player.player_index);

/** 20 combinations, 4 partitions, credits 95-100. */
export const loose = (match: EngineMatch): Strategy => ({
  sport: 0,
  players: everybody(match),
  combinations: cricket.combinations.slice(0, 20).map((combination) => [...combination]),
  partitions: cricket.partitions.slice(0, 4).map(([left, right]) => [left, right]),
  credits: [95, 100],
});

/** Two fixed, one captain, two vice-captains, three combinations, one partition, one split, a narrow credit range. */
export const tight = (match: EngineMatch): Strategy => ({
  ...loose(match),
  fixed: [1, 14],
  captains: [1],
  vice_captains: [14, 18],
  combinations: cricket.combinations.slice(0, 3).map((combination) => [...combination]),
  partitions: [[6, 5]],
  percentage: { pattern: 1, splits: [[4, 7]] },
  credits: [99, 99.5],
});

/** The input of the screens: 8 captains and 12 vice-captains in proportion to their percentages, partitions equally. */
export const sharedStrategy = (match: EngineMatch): Strategy => ({
  ...loose(match),
  captains: [0, 1, 2, 5, 12, 14, 17, 18],
  vice_captains: [0, 1, 2, 3, 5, 6, 12, 13, 14, 17, 18, 20],
  captain_distribution: { mode: 0 },
  vice_captain_distribution: { mode: 0 },
  partition_distribution: { mode: 1 },
});

/** Shares of the whole set for four players. */
export const withExposure = (match: EngineMatch): Strategy => ({
  ...loose(match),
  exposure: { 0: { max: 10 }, 3: { min: 70 }, 15: { min: 20, max: 30 }, 20: { max: 25 } },
});

/** Every rule is used, none of them tight. */
export const everyRule = (match: EngineMatch): Strategy => {
  const players = everybody(match);
  const half = players.length / 2;
  const counts = [[0, 1, 2], [1, 2, 3], [0, 1, 2], [1, 2, 3]]; // prettier-ignore
  const few = [[0, 1, 2], [0, 1, 2, 3], [0, 1, 2], [0, 1, 2, 3]]; // prettier-ignore
  return {
    sport: 0,
    rules: 0,
    players,
    fixed: [1],
    captains: players.slice(0, 8),
    vice_captains: players.slice(half - 4, half + 4),
    partitions: cricket.partitions.slice(0, 6).map(([left, right]) => [left, right]),
    combinations: cricket.combinations.slice(0, 60).map((combination) => [...combination]),
    credits: [90, 100],
    side_credits: { left: [25, 70], right: [25, 70] },
    group_credits: { low: [20, 80], high: [10, 80] },
    percentage: { pattern: 2, splits: cricket.pattern2Splits.map((split) => [...split]) },
    role_frequency: { left: counts, right: counts },
    percentage_frequency: { low: { left: few, right: few }, high: { left: few, right: few } },
    groups: [
      { players: players.slice(2, 6), min: 1, max: 3 },
      { players: players.slice(half + 2, half + 7), min: 0, max: 3 },
      { players: [players[0]!, players[half]!], min: 0, max: 1 },
    ],
  };
};

/** Every rule, and equal shares of captains, vice-captains and partitions. */
export const sharedEvery = (match: EngineMatch): Strategy => ({
  ...everyRule(match),
  captain_distribution: { mode: 1 },
  vice_captain_distribution: { mode: 1 },
  partition_distribution: { mode: 1 },
});

/** Every rule but the credits per half. */
export const mostRules = (match: EngineMatch): Strategy => {
  const strategy = everyRule(match);
  delete strategy.group_credits;
  return strategy;
};
