/** Counts of players per role, in the sport's role order. Sums to the team size. */
export type Combination = readonly number[];

/** Players taken from the left side and from the right side. Sums to the team size. */
export type Partition = readonly [left: number, right: number];

/** Players per percentage group: low-high (Pattern-1) or low-middle-high (Pattern-2). Sums to the team size. */
export type PercentageSplit = readonly number[];

export interface Role {
  /** As the specification abbreviates it: WK, BAT, AL, BOWL, ... */
  readonly code: string;
  /** As a heading or a slider's label reads. */
  readonly name: string;
  /** Fewest and most players of this role that any legal team holds. */
  readonly min: number;
  readonly max: number;
  /** Fewest players of this role that a pool needs before "Continue". */
  readonly poolMin: number;
}

export type SportIndex = 0 | 1 | 2 | 3;
export type SportSlug = "cricket" | "football" | "basketball" | "kabaddi";

/** All that differs from sport to sport. Data only; source: DECISIONS section 4 and the documents' section 5. */
export interface Sport {
  readonly index: SportIndex;
  readonly slug: SportSlug;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly teamSize: number;
  /** Every legal combination; a combination's id is its place in this list. */
  readonly combinations: readonly Combination[];
  /** The first so many of `combinations` are the old ones. */
  readonly oldCombinationCount: number;
  /** Every partition; a partition's id is its place in this list. */
  readonly partitions: readonly Partition[];
  /** The first so many of `partitions` are the standard ones. */
  readonly standardPartitionCount: number;
  /** Most players of one side: under old rules, and under old and new. */
  readonly maxFromSide: { readonly old: number; readonly new: number };
  /** Splits over 0-49.99 and 50-100 percent (low-high). */
  readonly pattern1Splits: readonly PercentageSplit[];
  /** Splits over 0-29.99, 30-69.99 and 70-100 percent (low-middle-high). */
  readonly pattern2Splits: readonly PercentageSplit[];
  /** Most fixed players. */
  readonly fixedMax: number;
  /** Fewest players of each side, and of both together, that a pool needs before "Continue". */
  readonly poolMinPerSide: number;
  readonly poolMinTotal: number;
  /** "choose 12-16 players": the hint under the player list. */
  readonly poolHint: { readonly min: number; readonly max: number };
  /** Hand-made teams: fewest players from each side, and fewest per role. */
  readonly handMade: { readonly minPerSide: number; readonly roleMins: readonly number[] };
  /** Quick flow: credits of the team. */
  readonly quickCredits: readonly [min: number, max: number];
  /** Auto flow: least credits of Grand League, Small League and H2H. */
  readonly leagueMinCredits: readonly [grand: number, small: number, headToHead: number];
  /** What captain and vice-captain are called on a badge. */
  readonly badges: { readonly captain: string; readonly viceCaptain: string };
}

/** All legal credit totals lie in 0 to this. Source: DECISIONS section 4. */
export const MAX_CREDITS = 100;
export const CAPTAIN_MULTIPLIER = 2;
export const VICE_CAPTAIN_MULTIPLIER = 1.5;
/** player_index runs from 0 to this less one. */
export const PLAYER_SLOTS = 70;

/** Percentage groups of Pattern-1 and Pattern-2: each group starts at its bound and ends before the next. */
export const PATTERN_BOUNDS = { 1: [0, 50], 2: [0, 30, 70] } as const;

/** Which group of the pattern `selectedBy` percent falls in; no gaps, so 29.5 is low and 69.5 middle. */
export function percentageGroup(pattern: 1 | 2, selectedBy: number): number {
  const bounds: readonly number[] = PATTERN_BOUNDS[pattern];
  let group = 0;
  for (let index = 1; index < bounds.length; index++) if (selectedBy >= bounds[index]!) group = index;
  return group;
}
