import type { Combination, Role, SportData } from "./sport.ts";
import { everyCombination, withFirst } from "./tables.ts";

const roles: readonly Role[] = [
  { code: "WK", name: "Wicket Keeper", aliases: ["keeper", "wkbat"], min: 1, max: 8, poolMin: 1 },
  { code: "BAT", name: "Batsman", aliases: ["batter"], min: 1, max: 8, poolMin: 1 },
  {
    code: "AL",
    name: "All-Rounder",
    frequencyName: "All rounder",
    aliases: ["ar", "all"],
    min: 1,
    max: 8,
    poolMin: 1,
  },
  { code: "BOWL", name: "Bowler", aliases: [], min: 1, max: 8, poolMin: 1 },
];

/** Ids 0-19 in the order of DECISIONS section 4; ids 20-119 are the others in lexicographic order. */
const oldCombinations: readonly Combination[] = [
  [1, 3, 2, 5],
  [1, 3, 3, 4],
  [1, 4, 3, 3],
  [1, 4, 2, 4],
  [1, 4, 1, 5],
  [1, 5, 2, 3],
  [1, 5, 1, 4],
  [1, 6, 1, 3],
  [1, 3, 1, 6],
  [1, 3, 4, 3],
  [2, 3, 3, 3],
  [2, 3, 2, 4],
  [2, 3, 1, 5],
  [2, 4, 2, 3],
  [2, 4, 1, 4],
  [2, 5, 1, 3],
  [3, 3, 2, 3],
  [3, 4, 1, 3],
  [3, 3, 1, 4],
  [4, 3, 1, 3],
];

const partitions = [
  [4, 7],
  [5, 6],
  [6, 5],
  [7, 4],
  [3, 8],
  [2, 9],
  [1, 10],
  [8, 3],
  [9, 2],
  [10, 1],
] as const;

export const cricket: SportData<0, "cricket"> = {
  index: 0,
  slug: "cricket",
  name: "Cricket",
  roles,
  teamSize: 11,
  starters: 11,
  mostPlaying: 12,
  benchPlays: false,
  combinations: withFirst(oldCombinations, everyCombination(roles, 11)),
  oldCombinationCount: oldCombinations.length,
  partitions,
  standardPartitionCount: 4,
  maxFromSide: { old: 7, new: 10 },
  pattern1Splits: partitions,
  pattern2Splits: [
    [2, 5, 4],
    [3, 4, 4],
    [4, 3, 4],
    [2, 4, 5],
    [1, 6, 4],
    [3, 3, 5],
    [3, 2, 6],
    [6, 2, 3],
    [3, 6, 2],
    [3, 5, 3],
  ],
  fixedMax: 8,
  poolMinPerSide: 4,
  poolMinTotal: 11,
  poolHint: { min: 11, max: 24 },
  handMade: { minPerSide: 1, roleMins: [1, 1, 1, 1] },
  quickCredits: [97, 100],
  leagueMinCredits: [96.5, 97.5, 98.5],
  badges: { captain: "C", viceCaptain: "VC" },
  autoCreateMinPlaying: 0,
  suggestions: true,
  smart: {
    credits: { batting: [97.5, 100], bowling: [96, 99], balanced: [96.5, 99.5] },
    favouredRole: { batting: 1, bowling: 3 },
    favouredFrom: 4,
    strongPartitions: [
      [7, 4],
      [6, 5],
    ],
  },
  ground: {
    // Inner circle, pitch and creases.
    marks:
      "M160 56c52 0 82 40 82 104s-30 104-82 104-82-40-82-104S108 56 160 56zM149 122h22v76h-22zM143 134h34M143 186h34",
    surface: "grass",
    outline: "oval",
  },
};
