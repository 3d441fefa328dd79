import type { Role, SportData } from "./sport.ts";
import { cricket } from "./cricket.ts";
import { everyCombination } from "./tables.ts";

const roles: readonly Role[] = [
  { code: "GK", name: "Goalkeeper", aliases: ["gkp"], min: 1, max: 1, poolMin: 1 },
  { code: "DEF", name: "Defender", aliases: [], min: 3, max: 5, poolMin: 3 },
  { code: "MID", name: "Midfielder", aliases: [], min: 3, max: 5, poolMin: 3 },
  { code: "ST", name: "Striker", aliases: ["fwd", "forward", "attacker"], min: 1, max: 3, poolMin: 1 },
];

const combinations = everyCombination(roles, 11);
const partitions = cricket.partitions.slice(0, 4);

export const football: SportData<1, "football"> = {
  index: 1,
  slug: "football",
  name: "Football",
  roles,
  teamSize: 11,
  starters: 11,
  mostPlaying: 11,
  benchPlays: false,
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
  autoCreateMinPlaying: 15,
  suggestions: false,
  smart: null,
  ground: {
    // Half a pitch: goal, goal area, penalty area and its arc, centre circle.
    marks: "M136 0v10h48V0M112 0v26h96V0M76 0v70h168V0M126 70c8 16 60 16 68 0M100 320c6-48 114-48 120 0",
    surface: "grass",
    outline: "rectangle",
  },
};
