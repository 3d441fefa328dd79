import type { Role, Sport } from "./sport.ts";
import { everyCombination } from "./tables.ts";

const role = (code: string, name: string): Role => ({ code, name, min: 1, max: 4, poolMin: 1 });

const roles: readonly Role[] = [
  role("PG", "Point Guard"),
  role("SG", "Shooting Guard"),
  role("SF", "Small Forward"),
  role("PF", "Power Forward"),
  role("C", "Center"),
];

const combinations = everyCombination(roles, 8);
const partitions = [
  [3, 5],
  [4, 4],
  [5, 3],
] as const;

export const basketball: Sport = {
  index: 2,
  slug: "basketball",
  name: "Basketball",
  roles,
  teamSize: 8,
  combinations,
  oldCombinationCount: combinations.length,
  partitions,
  standardPartitionCount: partitions.length,
  maxFromSide: { old: 5, new: 5 },
  pattern1Splits: partitions,
  pattern2Splits: [
    [2, 3, 3],
    [3, 3, 2],
    [3, 2, 3],
    [1, 4, 3],
    [1, 3, 4],
    [4, 1, 3],
    [3, 1, 4],
    [3, 4, 1],
    [4, 3, 1],
  ],
  fixedMax: 5,
  poolMinPerSide: 5,
  poolMinTotal: 12,
  poolHint: { min: 12, max: 16 },
  handMade: { minPerSide: 3, roleMins: [1, 1, 1, 1, 1] },
  quickCredits: [95, 100],
  leagueMinCredits: [94.5, 96.5, 97],
  badges: { captain: "SP", viceCaptain: "PP" },
};
