import type { InningsTally } from "@teamwright/scoring";
import { DAY } from "@teamwright/domain/durations";

/** Outcomes of a ball that is no wide: runs off the bat, or a wicket. Runs of 5 count as 4, of more than 6 as 6. */
export const outcomes = ["0", "1", "2", "3", "4", "6", "wicket"] as const;
export const OUTCOMES = outcomes.length;
export const WICKET = 6;
export const runsOf = [0, 1, 2, 3, 4, 6, 0] as const;
/** The outcome of so many runs off the bat. */
export const outcomeOfRuns = (runs: number): number => (runs <= 4 ? runs : runs === 5 ? 4 : 5);

/** Kinds of wickets, in the order of their numbers in `Ball`. 0 is no wicket. */
export const wicketKinds = [
  "",
  "bowled",
  "lbw",
  "caught",
  "caught and bowled",
  "stumped",
  "run out",
  "hit wicket",
] as const;
export const wicketKind = {
  none: 0,
  bowled: 1,
  lbw: 2,
  caught: 3,
  caughtAndBowled: 4,
  stumped: 5,
  runOut: 6,
  hitWicket: 7,
} as const;

/** Indexes of the numbers of a ball in `InningsRecord.balls`. Players are indexes in the record's players; 255 is nobody. */
export const ball = {
  over: 0,
  batter: 1,
  nonStriker: 2,
  bowler: 3,
  /** 0 legal, 1 wide, 2 no-ball. */
  extra: 4,
  outcome: 5,
  runs: 6,
  kind: 7,
  out: 8,
  fielder: 9,
  /** 1 when a second fielder took part in a run-out. */
  shared: 10,
} as const;
export const BALL_SIZE = 11;
export const NOBODY = 255;

export interface InningsRecord {
  /** The side that bats. */
  readonly side: 0 | 1;
  readonly balls: Uint8Array;
}

/** The counts of the scoring rules, in the order of a player's counts. */
export const countNames = [
  "runs",
  "ballsFaced",
  "fours",
  "sixes",
  "ducks",
  "ballsBowled",
  "runsConceded",
  "dots",
  "maidens",
  "wickets",
  "lbwOrBowled",
  "catches",
  "stumpings",
  "runOutsDirect",
  "runOutsShared",
] as const satisfies readonly (keyof InningsTally)[];
export const COUNTS = countNames.length;

export interface RecordPlayer {
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  /** False for a player who came on during the match. */
  readonly starter: boolean;
}

/** A finished T20 match as the model reads it; about 5 KB. */
export interface RecordedMatch {
  readonly id: string;
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly female: boolean;
  /** The league, or "international"; leagues of men and women have names of their own. */
  readonly competition: string;
  readonly venue: string;
  readonly teams: readonly [string, string];
  /** The side that bats first, by the toss; null where the file does not say. */
  readonly battingFirst: 0 | 1 | null;
  readonly noResult: boolean;
  readonly players: readonly RecordPlayer[];
  readonly innings: readonly InningsRecord[];
  /** `COUNTS` numbers a player. */
  readonly counts: Int16Array;
}

const INTERNATIONAL = "international";
/** The league as records name it; without a league it is a match of national sides. */
export const competitionOf = (female: boolean, league: string = INTERNATIONAL): string =>
  `${female ? "women" : "men"}: ${league}`;

export const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
