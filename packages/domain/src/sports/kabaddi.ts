import type { Role, SportData } from "./sport.ts";
import { everyCombination } from "./tables.ts";

const roles: readonly Role[] = [
  { code: "DEF", name: "Defender", aliases: [], min: 2, max: 4, poolMin: 2 },
  { code: "ALL", name: "All-Rounder", aliases: ["ar", "al"], min: 1, max: 2, poolMin: 1 },
  { code: "RAI", name: "Raider", aliases: ["raid"], min: 1, max: 3, poolMin: 1 },
];

const combinations = everyCombination(roles, 7);
const partitions = [
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
] as const;

export const kabaddi: SportData<3, "kabaddi"> = {
  index: 3,
  slug: "kabaddi",
  name: "Kabaddi",
  roles,
  teamSize: 7,
  starters: 7,
  mostPlaying: 7,
  benchPlays: false,
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
  autoCreateMinPlaying: 0,
  suggestions: false,
  smart: null,
  ground: {
    // One half of the mat: lobbies, baulk line, bonus line.
    marks: "M28 0v320M292 0v320M28 118h264M28 196h264M28 6h264",
    surface: "mat",
    outline: "rectangle",
  },
};
