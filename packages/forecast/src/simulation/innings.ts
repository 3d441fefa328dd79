import type { Generator } from "@teamwright/engine/random";
import {
  CHASE_BUCKETS,
  chaseBucket,
  groupOf,
  phaseOf,
  PHASES,
  RATE_BUCKETS,
  rateBucket,
  SET_BUCKETS,
  setBuckets,
} from "../ball/state.ts";
import type { BallForecast } from "../match/match-forecast.ts";
import { KINDS } from "../history/history.ts";
import { COUNTS, countNames, OUTCOMES, runsOf, WICKET } from "../records/match-record.ts";
import { LINEUP, OVERS } from "./line-ups.ts";
import type { LineUps } from "./line-ups.ts";
import { DRAWS } from "./weights.ts";
import type { Weights } from "./weights.ts";

const at = (name: (typeof countNames)[number]): number => countNames.indexOf(name);
const RUNS = at("runs");
const FACED = at("ballsFaced");
const FOURS = at("fours");
const SIXES = at("sixes");
const DUCKS = at("ducks");
const BOWLED = at("ballsBowled");
const CONCEDED = at("runsConceded");
const DOTS = at("dots");
const MAIDENS = at("maidens");
const WICKETS = at("wickets");
const LBW_BOWLED = at("lbwOrBowled");
const CATCHES = at("catches");
const STUMPINGS = at("stumpings");
const DIRECT = at("runOutsDirect");
const SHARED = at("runOutsShared");

const PLAYER_CELLS = DRAWS * PHASES * OUTCOMES;
const PHASE_CELLS = PHASES * OUTCOMES;

/** What an innings is played from. Arrays are reused for every match. */
export interface FieldingSide {
  readonly weights: Weights;
  /** By player: rates of wides and no-balls by phase, and sums of the shares of wicket kinds. */
  readonly wides: Float64Array;
  readonly noBalls: Float64Array;
  readonly kinds: Float64Array;
  readonly runOuts: readonly number[];
  readonly fieldedRunOuts: number;
  readonly directRunOuts: number;
  /** Runs of a wide beyond the first. */
  readonly moreWideRuns: number;
  readonly byes: number;
  /** `COUNTS` for each player. */
  readonly counts: Int16Array;
  /** The draw that each player has in the match being played. */
  readonly draws: Int32Array;
  readonly random: Generator;
  readonly cell: Float64Array;
  readonly batters: Float64Array;
  readonly ball: Float64Array;
}

export function makeField(forecast: BallForecast, weights: Weights, random: Generator): FieldingSide {
  const { players } = forecast;
  return {
    weights,
    wides: Float64Array.from(players.flatMap(({ wides }) => wides)),
    noBalls: Float64Array.from(players.flatMap(({ noBalls }) => noBalls)),
    kinds: Float64Array.from(
      players.flatMap(({ kinds }) => {
        const total = kinds.reduce((sum, kind) => sum + kind, 0);
        let sum = 0;
        return kinds.map((kind) => (sum += kind / total));
      }),
    ),
    runOuts: forecast.runOuts,
    fieldedRunOuts: forecast.fieldedRunOuts,
    directRunOuts: forecast.directRunOuts,
    moreWideRuns: Math.max(0, forecast.wideRuns - 1) / 4,
    byes: forecast.byes,
    counts: new Int16Array(players.length * COUNTS),
    draws: new Int32Array(players.length),
    random,
    cell: new Float64Array(OUTCOMES),
    batters: new Float64Array(2 * OUTCOMES),
    ball: new Float64Array(OUTCOMES),
  };
}

/** One innings of one match. */
export interface InningsPlan {
  readonly innings: 0 | 1;
  readonly batting: LineUps;
  readonly bowling: LineUps;
  /** Which of the line-ups play. */
  readonly battingDraw: number;
  readonly bowlingDraw: number;
  readonly conditions: number;
  /** Runs that win; 0 in the first innings. */
  readonly target: number;
  /** Legal balls at most. */
  readonly limit: number;
}

/** How far an innings has come. */
interface InningsProgress {
  over: number;
  bowler: number;
  /** Legal balls of the innings, and of the over. */
  legal: number;
  inOver: number;
  runs: number;
  wickets: number;
  freeHit: boolean;
  /** The two batters, and which of the two is on strike. */
  readonly pair: [number, number];
  striker: 0 | 1;
}

/** Plays an innings, adds to the counts of the players, and returns the runs. */
export function playInnings(field: FieldingSide, plan: InningsPlan): number {
  const { batting, battingDraw, bowling, bowlingDraw, limit } = plan;
  const order = battingDraw * LINEUP;
  const progress: InningsProgress = {
    over: 0,
    bowler: 0,
    legal: 0,
    inOver: 0,
    runs: 0,
    wickets: 0,
    freeHit: false,
    pair: [batting.order[order]!, batting.order[order + 1]!],
    striker: 0,
  };
  const { counts } = field;
  while (progress.over < OVERS) {
    const bowler = bowling.bowlers[bowlingDraw * OVERS + progress.over]!;
    progress.bowler = bowler;
    const before = counts[bowler * COUNTS + CONCEDED]!;
    const hasEnded = playOver(field, plan, progress);
    if (!hasEnded && progress.inOver === 6 && counts[bowler * COUNTS + CONCEDED] === before)
      counts[bowler * COUNTS + MAIDENS]!++;
    if (hasEnded || progress.legal >= limit) break;
    progress.striker = progress.striker === 0 ? 1 : 0;
    progress.over++;
  }
  return progress.runs;
}

/** Plays an over, at most to the limit of balls; returns whether the target is reached or all are out. */
function playOver(field: FieldingSide, plan: InningsPlan, progress: InningsProgress): boolean {
  const { counts, random } = field;
  const { innings, target, limit } = plan;
  const { bowler } = progress;
  const phase = phaseOf(progress.over);
  const bowlerCounts = bowler * COUNTS;
  const wide = field.wides[bowler * PHASES + phase]! * 4294967296;
  const noBall = wide + field.noBalls[bowler * PHASES + phase]! * 4294967296;
  fillCell(field, plan, progress);
  fillBatter(field, progress.pair[0], phase, 0);
  fillBatter(field, progress.pair[1], phase, OUTCOMES);
  progress.inOver = 0;
  progress.freeHit = false;
  while (progress.inOver < 6 && progress.legal < limit) {
    const chance = random.word();
    if (chance < wide) {
      const more = random.word() < field.moreWideRuns * 4294967296 ? 5 : 1;
      progress.runs += more;
      counts[bowlerCounts + CONCEDED]! += more;
    } else {
      const isNoBall = chance < noBall;
      const outcome = drawOutcome(field, plan, progress, isNoBall);
      counts[progress.pair[progress.striker] * COUNTS + FACED]!++;
      progress.freeHit = isNoBall;
      if (isNoBall) {
        progress.runs++;
        counts[bowlerCounts + CONCEDED]!++;
      } else {
        progress.legal++;
        progress.inOver++;
        counts[bowlerCounts + BOWLED]!++;
        if (outcome === WICKET || outcome === 0) counts[bowlerCounts + DOTS]!++;
      }
      if (outcome !== WICKET) scoreRuns(field, progress, outcome);
      else if (!changeBatter(field, plan, progress)) return true;
    }
    if (innings === 1 && progress.runs >= target) return true;
  }
  return false;
}

/** The outcome of a ball that is no wide. */
function drawOutcome(
  { weights, counts, random, cell, batters, ball }: FieldingSide,
  plan: InningsPlan,
  progress: InningsProgress,
  isNoBall: boolean,
): number {
  const { set, rate, chase, ballInOver, freeHit } = weights;
  const { runs, legal, striker, freeHit: isFreeHit } = progress;
  const phase = phaseOf(progress.over);
  const group = groupOf(progress.over);
  const ballsFaced = counts[progress.pair[striker] * COUNTS + FACED]!;
  const setAt = (phase * SET_BUCKETS + setBuckets[ballsFaced]!) * OUTCOMES;
  const pressure = plan.innings === 0 ? rate : chase;
  const pressureAt =
    plan.innings === 0
      ? (group * RATE_BUCKETS + rateBucket(runs, legal)) * OUTCOMES
      : (group * CHASE_BUCKETS + chaseBucket(plan.target - runs, plan.limit - legal)) * OUTCOMES;
  const inOverAt = (phase * 6 + progress.inOver) * OUTCOMES;
  const batterCell = striker * OUTCOMES;
  let sum = 0;
  for (let outcome = 0; outcome < OUTCOMES; outcome++) {
    let weight =
      cell[outcome]! *
      batters[batterCell + outcome]! *
      set[setAt + outcome]! *
      pressure[pressureAt + outcome]! *
      ballInOver[inOverAt + outcome]!;
    if (isFreeHit) weight *= freeHit[outcome]!;
    ball[outcome] = weight;
    sum += weight;
  }
  // A wicket off a no-ball can only be a run-out, which is rare.
  if (isNoBall) sum -= ball[WICKET]!;
  let rest = (random.word() / 4294967296) * sum;
  let outcome = 0;
  while (outcome < WICKET && (rest -= ball[outcome]!) >= 0) outcome++;
  return isNoBall && outcome === WICKET ? 0 : outcome;
}

/** Counts the runs off the bat, or byes; the batters change ends for an odd number. */
function scoreRuns({ counts, random, byes }: FieldingSide, progress: InningsProgress, outcome: number): void {
  if (outcome === 0) {
    if (random.word() >= byes * 4294967296) return;
    progress.runs++;
    progress.striker = progress.striker === 0 ? 1 : 0;
    return;
  }
  const runs = runsOf[outcome]!;
  const batterCounts = progress.pair[progress.striker] * COUNTS;
  progress.runs += runs;
  counts[batterCounts + RUNS]! += runs;
  counts[progress.bowler * COUNTS + CONCEDED]! += runs;
  if (outcome === 4) counts[batterCounts + FOURS]!++;
  else if (outcome === 5) counts[batterCounts + SIXES]!++;
  if ((runs & 1) === 1) progress.striker = progress.striker === 0 ? 1 : 0;
}

/** Counts a wicket, and the next batter comes in; returns whether there is one. */
function changeBatter(field: FieldingSide, plan: InningsPlan, progress: InningsProgress): boolean {
  const out = takeWicket(field, plan, progress);
  progress.wickets++;
  if (progress.wickets === LINEUP - 1) return false;
  const entering = plan.batting.order[plan.battingDraw * LINEUP + progress.wickets + 1]!;
  progress.pair[out] = entering;
  fillBatter(field, entering, phaseOf(progress.over), out * OUTCOMES);
  fillCell(field, plan, progress);
  return true;
}

/** What over, wickets, bowler and conditions make of a ball. */
function fillCell(
  { weights, draws, cell }: FieldingSide,
  plan: InningsPlan,
  progress: InningsProgress,
): void {
  const { start, bowling, conditions } = weights;
  const { over, wickets, bowler } = progress;
  const startAt = ((plan.innings * OVERS + over) * 10 + wickets) * OUTCOMES;
  const bowlerAt = bowler * PLAYER_CELLS + draws[bowler]! * PHASE_CELLS + phaseOf(over) * OUTCOMES;
  const conditionsAt = plan.conditions * OUTCOMES;
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    cell[outcome] =
      start[startAt + outcome]! * bowling[bowlerAt + outcome]! * conditions[conditionsAt + outcome]!;
}

/** What the batter makes of a ball. */
function fillBatter(
  { weights, draws, batters }: FieldingSide,
  batter: number,
  phase: number,
  into: number,
): void {
  const cellsAt = batter * PLAYER_CELLS + draws[batter]! * PHASE_CELLS + phase * OUTCOMES;
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    batters[into + outcome] = weights.batting[cellsAt + outcome]!;
}

/** Counts a wicket; returns which of the two batters is out. */
function takeWicket(field: FieldingSide, plan: InningsPlan, progress: InningsProgress): 0 | 1 {
  const { counts, random } = field;
  const { bowling, bowlingDraw } = plan;
  const { over, bowler, striker } = progress;
  const isRunOut = random.word() < field.runOuts[phaseOf(over)]! * 4294967296;
  const isNonStriker = isRunOut && random.word() < 2147483648;
  const out = isNonStriker ? (striker === 0 ? 1 : 0) : striker;
  const outAt = progress.pair[out] * COUNTS;
  if (counts[outAt + RUNS] === 0) counts[outAt + DUCKS] = 1;
  if (isRunOut) {
    if (random.word() >= field.fieldedRunOuts * 4294967296) return out;
    const fielder = drawFielder(field, plan, bowling.runOuts, -1);
    if (random.word() < field.directRunOuts * 4294967296) counts[fielder * COUNTS + DIRECT]!++;
    else {
      counts[fielder * COUNTS + SHARED]!++;
      counts[drawFielder(field, plan, bowling.runOuts, fielder) * COUNTS + SHARED]!++;
    }
    return out;
  }
  counts[bowler * COUNTS + WICKETS]!++;
  const chance = random.word() / 4294967296;
  let kind = 0;
  while (kind < KINDS - 1 && chance >= field.kinds[bowler * KINDS + kind]!) kind++;
  if (kind < 2) counts[bowler * COUNTS + LBW_BOWLED]!++;
  else if (kind === 2) counts[drawFielder(field, plan, bowling.catches, bowler) * COUNTS + CATCHES]!++;
  else if (kind === 3) counts[bowler * COUNTS + CATCHES]!++;
  else if (kind === 4) counts[bowling.keeper[bowlingDraw]! * COUNTS + STUMPINGS]!++;
  return out;
}

/** A fielder by his share, other than the one excluded. */
function drawFielder(
  { random }: FieldingSide,
  { bowling, bowlingDraw }: InningsPlan,
  shares: Float64Array,
  excludedPlayer: number,
): number {
  const first = bowlingDraw * LINEUP;
  const total = shares[first + LINEUP - 1]!;
  for (;;) {
    const chance = (random.word() / 4294967296) * total;
    let index = first;
    while (index < first + LINEUP - 1 && chance >= shares[index]!) index++;
    const fielder = bowling.order[index]!;
    if (fielder !== excludedPlayer) return fielder;
  }
}
