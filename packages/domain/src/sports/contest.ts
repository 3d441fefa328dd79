import type { CaptainPlace, Contest, Role, SportData } from "./sport.ts";
import { everyCombination } from "./tables.ts";

/** The rules of a contest of one match: places instead of roles, one of them the captain's, and a salary cap. */
export interface ContestRules<Index extends number, Slug extends string> {
  /** From 100: below are the sports. */
  readonly index: Index;
  readonly slug: Slug;
  readonly name: string;
  /** Players of a lineup, the captain included. */
  readonly size: number;
  /** Thousands of the platform's currency. */
  readonly salaryCap: number;
  /** Fewest players of each side. */
  readonly minPerSide: number;
  readonly captain: CaptainPlace;
}

/** The roles of a contest's entries. */
export const contestRoles = { captain: 0, member: 1, viceCaptain: 2 } as const;

const role = (code: string, name: string, players: number): Role => ({
  code,
  name,
  aliases: [],
  min: players,
  max: players,
  poolMin: players,
});

/**
 * A contest as the tables that the engine reads. A player stands in the match once for each place, because the captain's
 * place has another salary. Every team of the engine has a vice-captain, and a contest has none: one more entry on the
 * left side, without credits and points, is the vice-captain of every team. No screen shows contests, so what only screens
 * read is empty.
 */
export function contestSport<Index extends number, Slug extends string>({
  index,
  slug,
  name,
  size,
  salaryCap,
  minPerSide,
  captain,
}: ContestRules<Index, Slug>): SportData<Index, Slug> & { readonly contest: Contest } {
  const roles = [
    role("CPT", captain.name, 1),
    role("UTIL", "Player", size - 1),
    role("NONE", "No vice-captain", 1),
  ];
  const partitions = Array.from({ length: size - 2 * minPerSide + 1 }, (_, more) => {
    const left = minPerSide + more;
    return [left + 1, size - left] as const;
  });
  return {
    index,
    slug,
    name,
    roles,
    teamSize: size + 1,
    starters: 0,
    mostPlaying: 0,
    benchPlays: false,
    combinations: everyCombination(roles, size + 1),
    oldCombinationCount: 1,
    partitions,
    standardPartitionCount: partitions.length,
    maxFromSide: { old: size, new: size },
    pattern1Splits: [],
    pattern2Splits: [],
    fixedMax: size,
    poolMinPerSide: minPerSide,
    poolMinTotal: size,
    poolHint: { min: size, max: size },
    handMade: { minPerSide, roleMins: [1, size - 1, 1] },
    quickCredits: [0, salaryCap],
    leagueMinCredits: [0, 0, 0],
    badges: { captain: captain.name, viceCaptain: "" },
    autoCreateMinPlaying: 0,
    suggestions: false,
    smart: null,
    ground: { marks: "", surface: "grass", outline: "rectangle" },
    contest: { salaryCap, captain },
  };
}
