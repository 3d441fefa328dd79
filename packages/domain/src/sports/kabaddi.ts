import type { Role, Sport } from "./sport.ts";
import { everyCombination } from "./tables.ts";

const roles: readonly Role[] = [
  { code: "DEF", name: "Defender", min: 2, max: 4, poolMin: 2 },
  { code: "ALL", name: "All-Rounder", min: 1, max: 2, poolMin: 1 },
  { code: "RAI", name: "Raider", min: 1, max: 3, poolMin: 1 },
];

const combinations = everyCombination(roles, 7);
const partitions = [
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
] as const;

export const kabaddi: Sport = {
  index: 3,
  slug: "kabaddi",
  name: "Kabaddi",
  roles,
  teamSize: 7,
  combinations,
  oldCombinationCount: combinations.length,
  partitions,
  standardPartitionCount: partitions.length,
  maxFromSide: { old: 5, new: 5 },
  pattern1Splits: partitions,
  pattern2Splits: [
    [2, 3, 2],
    [3, 2, 2],
    [2, 2, 3],
    [1, 4, 2],
    [1, 2, 4],
    [2, 1, 4],
    [4, 1, 2],
    [2, 4, 1],
    [4, 2, 1],
  ],
  fixedMax: 4,
  poolMinPerSide: 5,
  poolMinTotal: 10,
  poolHint: { min: 12, max: 16 },
  handMade: { minPerSide: 3, roleMins: [2, 1, 2] },
  quickCredits: [95, 100],
  leagueMinCredits: [94.5, 96.5, 97],
  badges: { captain: "C", viceCaptain: "VC" },
};
