import type { Role, SportData } from "./sport.ts";
import { everyCombination } from "./tables.ts";

const role = (code: string, name: string, aliases: readonly string[] = []): Role => ({
  code,
  name,
  aliases,
  min: 1,
  max: 4,
  poolMin: 1,
});

const roles: readonly Role[] = [
  role("PG", "Point Guard"),
  role("SG", "Shooting Guard"),
  role("SF", "Small Forward"),
  role("PF", "Power Forward"),
  role("C", "Center", ["centre"]),
];

const combinations = everyCombination(roles, 8);
const partitions = [
  [3, 5],
  [4, 4],
  [5, 3],
] as const;

export const basketball: SportData<2, "basketball"> = {
  index: 2,
  slug: "basketball",
  name: "Basketball",
  roles,
  teamSize: 8,
  starters: 5,
  mostPlaying: 5,
  benchPlays: true,
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
  autoCreateMinPlaying: 15,
  suggestions: false,
  smart: null,
  ground: {
    // Half a court: key, free-throw circle, three-point line, basket.
    marks:
      "M112 320V196h96v124M112 196a48 44 0 0 1 96 0M36 320v-58c0-158 248-158 248 0v58M144 296h32M160 296v-8",
    surface: "wood",
    outline: "rectangle",
  },
};
