/** Counts of players per role, in the sport's role order. Sums to the team size. */
export type Combination = readonly number[];

/** Players taken from the left side and from the right side. Sums to the team size. */
export type Partition = readonly [left: number, right: number];

/** Players per percentage group: low-high (Pattern-1) or low-middle-high (Pattern-2). Sums to the team size. */
export type PercentageSplit = readonly number[];

export interface Role {
  /** The specification's abbreviation: WK, BAT, AL, BOWL, ... */
  readonly code: string;
  /** Other spellings in feeds, in lower case without spaces and signs. Code and name are always recognised. */
  readonly aliases: readonly string[];
  /** The text in a heading or a slider's label. */
  readonly name: string;
  /** The text on the frequency screen, where the specification has another there. */
  readonly frequencyName?: string;
  /** Fewest and most players of this role that any legal team holds. */
  readonly min: number;
  readonly max: number;
  /** Fewest players of this role that a pool needs before "Continue". */
  readonly poolMin: number;
}

/** How the sport's ground is drawn behind a team. */
export interface Ground {
  /** The lines, as an SVG path in a square of 320. */
  readonly marks: string;
  readonly surface: "grass" | "wood" | "mat";
  readonly outline: "oval" | "rectangle";
}

/** The table of smart generation: credits by pitch and toss, favoured roles and partitions. */
export interface SmartTable {
  readonly credits: Readonly<Record<"batting" | "bowling" | "balanced", readonly [min: number, max: number]>>;
  /** The role that a pitch favours, and the number of its players from which a combination counts as favoured. */
  readonly favouredRole: Readonly<Record<"batting" | "bowling", number>>;
  readonly favouredFrom: number;
  /** Partitions when the left side is stronger, the most one-sided first. */
  readonly strongPartitions: readonly Partition[];
}

/**
 * Everything that differs from sport to sport. Data only; source: DECISIONS section 4 and section 5 of the documents.
 */
export interface SportData<Index extends number, Slug extends string> {
  readonly index: Index;
  readonly slug: Slug;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly teamSize: number;
  /** Starters of one side; when this many are announced on both sides, the line-ups are out. */
  readonly starters: number;
  /** Most players of one side that may be marked as playing: the starters and an impact player. */
  readonly mostPlaying: number;
  /** Whether players who do not start usually play too, so that teams hold them. */
  readonly benchPlays: boolean;
  /** Every legal combination; a combination's id is its index in this list. */
  readonly combinations: readonly Combination[];
  /** How many of `combinations`, from the first, are the old ones. */
  readonly oldCombinationCount: number;
  /** Every partition; a partition's id is its index in this list. */
  readonly partitions: readonly Partition[];
  /** How many of `partitions`, from the first, are the standard ones. */
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
  /** Auto flow: minimum credits of Grand League, Small League and H2H. */
  readonly leagueMinCredits: readonly [grand: number, small: number, headToHead: number];
  /** The badges of captain and vice-captain. */
  readonly badges: { readonly captain: string; readonly viceCaptain: string };
  /** Auto Create needs this many announced players of both sides together. */
  readonly autoCreateMinPlaying: number;
  /** Suggestions and the "Custom" ranges exist in automatic matches of this sport. */
  readonly suggestions: boolean;
  /** Null where the sport has no smart generation. */
  readonly smart: SmartTable | null;
  readonly ground: Ground;
  /** Set where these are the rules of a platform's contest, not of a sport. */
  readonly contest?: Contest;
}

/** What only a contest has: a salary cap, in thousands, and a place for the captain. */
export interface Contest {
  readonly salaryCap: number;
  readonly captain: CaptainPlace;
}

/** The captain's place: its name, and by how much the points and the salary of the player there are multiplied. */
export interface CaptainPlace {
  readonly name: string;
  readonly points: number;
  readonly salary: number;
}

/** All legal credit totals lie in 0 to this. Source: DECISIONS section 4. */
export const MAX_CREDITS = 100;
export const CAPTAIN_MULTIPLIER = 2;
export const VICE_CAPTAIN_MULTIPLIER = 1.5;
/**
 * The widest sport that keys and stored bytes can hold: four bits for a count of players, and 16 bits for the counts of
 * all roles but the last. `sportProblem` refuses a wider sport.
 */
export const MAX_TEAM_SIZE = 15;
export const MAX_ROLES = 5;
/** Ways to divide 15 players over five roles that each hold one or more. */
export const MAX_COMBINATIONS = 1001;
/** player_index runs from 0 to one below this. */
export const PLAYER_SLOTS = 70;

/** Percentage groups of Pattern-1 and Pattern-2: each group starts at its bound and ends before the next. */
export const PATTERN_BOUNDS = { 1: [0, 50], 2: [0, 30, 70] } as const;

/** The group of the pattern that `selectedBy` percent belongs to. There are no gaps: 29.5 is low and 69.5 middle. */
export function percentageGroup(pattern: 1 | 2, selectedBy: number): number {
  const bounds: readonly number[] = PATTERN_BOUNDS[pattern];
  let group = 0;
  for (let index = 1; index < bounds.length; index++) if (selectedBy >= bounds[index]!) group = index;
  return group;
}
