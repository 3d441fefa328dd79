import type { Role, Sport } from "./sport.ts";
import { cricket } from "./cricket.ts";
import { everyCombination } from "./tables.ts";

const roles: readonly Role[] = [
  { code: "GK", name: "Goalkeeper", min: 1, max: 1, poolMin: 1 },
  { code: "DEF", name: "Defender", min: 3, max: 5, poolMin: 3 },
  { code: "MID", name: "Midfielder", min: 3, max: 5, poolMin: 3 },
  { code: "ST", name: "Striker", min: 1, max: 3, poolMin: 1 },
];

const combinations = everyCombination(roles, 11);
const partitions = cricket.partitions.slice(0, 4);

export const football: Sport = {
  index: 1,
  slug: "football",
  name: "Football",
  roles,
  teamSize: 11,
  combinations,
  oldCombinationCount: combinations.length,
  partitions,
  standardPartitionCount: partitions.length,
  maxFromSide: { old: 7, new: 7 },
  pattern1Splits: partitions,
  pattern2Splits: cricket.pattern2Splits,
  fixedMax: 8,
  poolMinPerSide: 7,
  poolMinTotal: 14,
  poolHint: { min: 14, max: 22 },
  handMade: { minPerSide: 4, roleMins: [1, 3, 3, 1] },
  quickCredits: [97, 100],
  leagueMinCredits: [96.5, 97.5, 98.5],
  badges: { captain: "C", viceCaptain: "VC" },
};
