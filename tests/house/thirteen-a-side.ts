import type { Combination, Partition } from "@teamwright/domain/sports";
import type { SportData } from "../../packages/domain/src/sports/sport.ts";
import { everyCombination } from "../../packages/domain/src/sports/tables.ts";

const role = (code: string, name: string, min: number, max: number, aliases: readonly string[] = []) => ({
  code,
  name,
  aliases,
  min,
  max,
  poolMin: min,
});
const roles = [
  role("PR", "Prop", 0, 3),
  role("HK", "Hooker", 0, 2, ["rake"]),
  role("SR", "Second Row", 0, 2),
  role("HB", "Halfback", 0, 3),
  role("OB", "Outside Back", 3, 12, ["wing", "centre"]),
];
const partitions: readonly Partition[] = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((left) => [left, 13 - left]);
const combinations: readonly Combination[] = everyCombination(roles, 13);

/** Rugby league, which the product does not have: wider than every sport of the product, from data alone. */
export const thirteenASide: SportData<number, string> = {
  index: 4,
  slug: "rugby-league",
  name: "Rugby League",
  roles,
  teamSize: 13,
  starters: 13,
  benchPlays: false,
  mostPlaying: 13,
  combinations,
  oldCombinationCount: combinations.length,
  partitions,
  standardPartitionCount: 6,
  maxFromSide: { old: 12, new: 12 },
  pattern1Splits: partitions,
  pattern2Splits: [
    [4, 5, 4],
    [3, 5, 5],
    [1, 2, 10],
  ],
  fixedMax: 9,
  poolMinPerSide: 3,
  poolMinTotal: 13,
  poolHint: { min: 13, max: 26 },
  handMade: { minPerSide: 3, roleMins: [0, 0, 0, 0, 3] },
  quickCredits: [90, 100],
  leagueMinCredits: [94, 95, 96],
  badges: { captain: "C", viceCaptain: "VC" },
  autoCreateMinPlaying: 20,
  suggestions: false,
  smart: {
    credits: { batting: [90, 100], bowling: [90, 100], balanced: [90, 100] },
    favouredRole: { batting: 4, bowling: 0 },
    favouredFrom: 5,
    strongPartitions: [
      [9, 4],
      [8, 5],
    ],
  },
  ground: { marks: "M0 32h320M0 288h320M0 160h320", surface: "grass", outline: "rectangle" },
};
