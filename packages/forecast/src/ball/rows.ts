import { battingPosition, expectedOvers } from "../history/history.ts";
import { competitionOf, OUTCOMES } from "../records/match-record.ts";
import { ageRows, makeEffects, rowsFor } from "./effects.ts";
import type { EffectKind, Effects } from "./effects.ts";
import {
  CHASE_BUCKETS,
  chaseBucket,
  groupOf,
  OVER_GROUPS,
  PHASES,
  phaseOf,
  RATE_BUCKETS,
  rateBucket,
  SET_BUCKETS,
  setBuckets,
} from "./state.ts";
import type { BallState } from "./state.ts";

const YEAR = 365;

/** Kinds of effects; set on matches before 2020. */
export const kind = {
  over: 0,
  wickets: 1,
  overWickets: 2,
  set: 3,
  pressure: 4,
  ballInOver: 5,
  role: 6,
  freeHit: 7,
  experience: 8,
  competition: 9,
  competitionPhase: 10,
  season: 11,
  venue: 12,
  team: 13,
  batter: 14,
  batterPhase: 15,
  bowler: 16,
  bowlerPhase: 17,
  match: 18,
  nation: 19,
} as const;

export const effectKinds: readonly EffectKind[] = [
  { variance: 1, halfLife: Infinity },
  { variance: 0.025, halfLife: Infinity },
  { variance: 0.00125, halfLife: Infinity },
  { variance: 0.05, halfLife: Infinity },
  { variance: 0.025, halfLife: Infinity },
  { variance: 0.003, halfLife: Infinity },
  { variance: 0.02, halfLife: Infinity },
  { variance: 8, halfLife: Infinity },
  { variance: 0.04, halfLife: Infinity },
  { variance: 0.0075, halfLife: 48 * YEAR },
  { variance: 0.00125, halfLife: 3 * YEAR },
  { variance: 0.0005, halfLife: Infinity },
  { variance: 0.04, halfLife: 12 * YEAR },
  { variance: 0.01, halfLife: 3 * YEAR },
  { variance: 0.03, halfLife: 48 * YEAR },
  { variance: 0.02, halfLife: 6 * YEAR },
  { variance: 0.02, halfLife: 48 * YEAR },
  { variance: 0.01, halfLife: 6 * YEAR },
  { variance: 0.02, halfLife: Infinity },
  // National sides differ more than those of a league, most of all in how often their wickets fall.
  { variance: 0.05, halfLife: 3 * YEAR, factors: [0.25, 0.2, 0.2, 0.2, 0.3, 0.5, 0.6] },
];

/** Where a batter usually comes in, and how many overs a bowler usually bowls: what is assumed of those with few balls. */
export const BATTING_CLASSES = 6;
export const BOWLING_CLASSES = 5;
export const battingClass = (history: Float64Array): number =>
  Math.min(BATTING_CLASSES - 1, Math.floor(battingPosition(history).mean / 1.8));
const oversFrom = [0, 0.5, 1.5, 2.5, 3.3];
export function bowlingClass(history: Float64Array): number {
  const overs = expectedOvers(history);
  return oversFrom.findLastIndex((from) => overs >= from);
}

export const EXPERIENCE_BUCKETS = 8;
/** Steps of four times as many balls. */
export const experienceBucket = (balls: number): number =>
  Math.min(EXPERIENCE_BUCKETS - 1, Math.floor(Math.log2(1 + balls) / 1.6));

const repeatValue = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** Rows of the tables that hold for all matches of men, or of women: offsets from the first. */
const tables = [
  ["over", kind.over, 2 * 20],
  ["wickets", kind.wickets, 2 * PHASES * 10],
  ["overWickets", kind.overWickets, 20 * 10],
  ["set", kind.set, PHASES * SET_BUCKETS],
  ["rate", kind.pressure, OVER_GROUPS * RATE_BUCKETS],
  ["chase", kind.pressure, OVER_GROUPS * CHASE_BUCKETS],
  ["ballInOver", kind.ballInOver, PHASES * 6],
  ["battingClass", kind.role, PHASES * BATTING_CLASSES],
  ["bowlingClass", kind.role, PHASES * BOWLING_CLASSES],
  ["freeHit", kind.freeHit, 1],
  ["batterExperience", kind.experience, EXPERIENCE_BUCKETS],
  ["bowlerExperience", kind.experience, EXPERIENCE_BUCKETS],
] as const;

export type EffectName = (typeof tables)[number][0];
export const tableOffsets: Readonly<Record<EffectName, number>> = offsetsOf();

function offsetsOf(): Record<EffectName, number> {
  const offsets: Partial<Record<EffectName, number>> = {};
  let next = 0;
  for (const [name, , rows] of tables) {
    offsets[name] = next;
    next += rows;
  }
  return offsets as Record<EffectName, number>;
}
const tableKinds = tables.flatMap(([, each, rows]) => repeatValue(rows, each));

/** Shares of the outcomes in all T20 matches, where the tables begin. */
const START = [0.36, 0.38, 0.06, 0.005, 0.105, 0.045, 0.045];

export function makeBallEffects(): Effects {
  const effects = makeEffects(effectKinds);
  for (const gender of ["men", "women"]) {
    const first = rowsFor(effects, gender, tableKinds, 0);
    for (let row = first; row < first + 40; row++)
      for (let outcome = 0; outcome < OUTCOMES; outcome++)
        effects.mean[row * OUTCOMES + outcome] = Math.log(START[outcome]!);
  }
  return effects;
}

const byPhase = (general: number, phase: number): number[] => [general, ...repeatValue(PHASES, phase)];

/** Kinds of the rows of an entity, by the first word of its key. */
const kindsByWord: Readonly<Record<string, readonly number[] | undefined>> = {
  men: tableKinds,
  women: tableKinds,
  competition: byPhase(kind.competition, kind.competitionPhase),
  season: [kind.season],
  venue: [kind.venue],
  "batting-side": [kind.team],
  "bowling-side": [kind.team],
  "batting-nation": [kind.nation],
  "bowling-nation": [kind.nation],
  batter: byPhase(kind.batter, kind.batterPhase),
  bowler: byPhase(kind.bowler, kind.bowlerPhase),
  match: [kind.match],
};

/** Undefined for a key that no version has written. */
export const kindsOf = (key: string): readonly number[] | undefined => kindsByWord[key.split("/", 1)[0]!];

/** The rows of an entity, aged up to the day. */
function agedRows(effects: Effects, key: string, day: number): number {
  const kinds = kindsOf(key)!;
  const first = rowsFor(effects, key, kinds, day);
  ageRows(effects, first, kinds.length, day);
  return first;
}

/** Rows of what a match has: its league, season, ground and sides. */
export interface SettingRows {
  readonly tables: number;
  /** One row, then one for each phase. */
  readonly competition: number;
  readonly season: number;
  readonly venue: number;
  readonly batting: readonly [number, number];
  readonly bowling: readonly [number, number];
  readonly match: number;
}

export interface BallSetting {
  readonly day: number;
  readonly female: boolean;
  readonly competition: string;
  readonly venue: string;
  readonly teams: readonly [string, string];
}

export function settingRows(
  effects: Effects,
  { day, female, competition, venue, teams }: BallSetting,
): SettingRows {
  const gender = female ? "women" : "men";
  const row = (key: string): number => agedRows(effects, key, day);
  const sort = competition === competitionOf(female) ? "nation" : "side";
  const team = (activity: "batting" | "bowling", side: 0 | 1): number =>
    row(`${activity}-${sort}/${gender}/${teams[side]}`);
  return {
    tables: effects.rows.get(gender)!,
    competition: row(`competition/${competition}`),
    season: row(`season/${competition}/${Math.floor((day - 120) / YEAR)}`),
    venue: row(`venue/${gender}/${venue}`),
    batting: [team("batting", 0), team("batting", 1)],
    bowling: [team("bowling", 0), team("bowling", 1)],
    match: row("match"),
  };
}

/** A player's four rows: all overs, then each phase. */
export const playerRows = (
  effects: Effects,
  activity: "batter" | "bowler",
  id: string,
  day: number,
): number => agedRows(effects, `${activity}/${id}`, day);

/** Players' rows by their index in the match. */
export interface MatchRows {
  readonly setting: SettingRows;
  readonly batters: Int32Array;
  readonly bowlers: Int32Array;
  /** Buckets of balls faced and bowled before the match. */
  readonly battingExperience: Uint8Array;
  readonly battingClass: Uint8Array;
  readonly bowlingClass: Uint8Array;
  readonly bowlingExperience: Uint8Array;
}

export const MAX_ROWS = 24;

/** Writes the rows that act on a ball; returns how many. `side` bats. */
export function rowsOf(match: MatchRows, side: 0 | 1, state: BallState, into: Int32Array): number {
  const { setting } = match;
  const { innings, over, wickets } = state;
  const phase = phaseOf(over);
  const { tables: base } = setting;
  let count = 0;
  into[count++] = base + tableOffsets.over + innings * 20 + over;
  into[count++] = base + tableOffsets.wickets + (innings * PHASES + phase) * 10 + wickets;
  into[count++] = base + tableOffsets.overWickets + over * 10 + wickets;
  into[count++] = base + tableOffsets.set + phase * SET_BUCKETS + setBuckets[state.faced]!;
  into[count++] =
    innings === 0
      ? base + tableOffsets.rate + groupOf(over) * RATE_BUCKETS + rateBucket(state.runs, state.legal)
      : base +
        tableOffsets.chase +
        groupOf(over) * CHASE_BUCKETS +
        chaseBucket(state.target - state.runs, 120 - state.legal);
  into[count++] = base + tableOffsets.ballInOver + phase * 6 + state.ballInOver;
  into[count++] =
    base + tableOffsets.battingClass + phase * BATTING_CLASSES + match.battingClass[state.batter]!;
  into[count++] =
    base + tableOffsets.bowlingClass + phase * BOWLING_CLASSES + match.bowlingClass[state.bowler]!;
  if (state.freeHit) into[count++] = base + tableOffsets.freeHit;
  into[count++] = base + tableOffsets.batterExperience + match.battingExperience[state.batter]!;
  into[count++] = base + tableOffsets.bowlerExperience + match.bowlingExperience[state.bowler]!;
  into[count++] = setting.competition;
  into[count++] = setting.competition + 1 + phase;
  into[count++] = setting.season;
  into[count++] = setting.venue;
  into[count++] = setting.batting[side];
  into[count++] = setting.bowling[side === 0 ? 1 : 0];
  const batter = match.batters[state.batter]!;
  into[count++] = batter;
  into[count++] = batter + 1 + phase;
  const bowler = match.bowlers[state.bowler]!;
  into[count++] = bowler;
  into[count++] = bowler + 1 + phase;
  into[count++] = setting.match;
  return count;
}
