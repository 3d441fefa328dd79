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
import type { MatchForecast } from "../match/match-forecast.ts";
import { KINDS } from "../players/history.ts";
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
export interface Field {
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

export function makeField(forecast: MatchForecast, weights: Weights, random: Generator): Field {
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

/** Plays an innings, adds to the counts of the players, and returns the runs. */
export function playInnings(field: Field, plan: InningsPlan): number {
  const { weights, counts, random, cell, batters, ball } = field;
  const { innings, batting, bowling, battingDraw, bowlingDraw, target, limit } = plan;
  const { set, rate, chase, ballInOver, freeHit } = weights;
  const order = battingDraw * LINEUP;
  const positions = [0, 1];
  let striker = 0;
  let next = 2;
  let runs = 0;
  let legal = 0;
  let wickets = 0;
  for (let over = 0; over < OVERS; over++) {
    const phase = phaseOf(over);
    const bowler = bowling.bowlers[bowlingDraw * OVERS + over]!;
    const bowlerAt = bowler * COUNTS;
    const wide = field.wides[bowler * PHASES + phase]! * 4294967296;
    const noBall = wide + field.noBalls[bowler * PHASES + phase]! * 4294967296;
    fillCell(field, plan, over, wickets, bowler);
    fillBatter(field, batting.order[order + positions[0]!]!, phase, 0);
    fillBatter(field, batting.order[order + positions[1]!]!, phase, OUTCOMES);
    let inOver = 0;
    let free = false;
    const before = counts[bowlerAt + CONCEDED]!;
    while (inOver < 6) {
      const chance = random.word();
      if (chance < wide) {
        const more = random.word() < field.moreWideRuns * 4294967296 ? 5 : 1;
        runs += more;
        counts[bowlerAt + CONCEDED]! += more;
        if (innings === 1 && runs >= target) return runs;
        continue;
      }
      const isNoBall = chance < noBall;
      const batter = batting.order[order + positions[striker]!]!;
      const batterAt = batter * COUNTS;
      const faced = counts[batterAt + FACED]!;
      const setAt = (phase * SET_BUCKETS + setBuckets[faced]!) * OUTCOMES;
      const group = groupOf(over);
      const pressure = innings === 0 ? rate : chase;
      const pressureAt =
        innings === 0
          ? (group * RATE_BUCKETS + rateBucket(runs, legal)) * OUTCOMES
          : (group * CHASE_BUCKETS + chaseBucket(target - runs, limit - legal)) * OUTCOMES;
      const inOverAt = (phase * 6 + inOver) * OUTCOMES;
      const batterCell = striker * OUTCOMES;
      let sum = 0;
      for (let outcome = 0; outcome < OUTCOMES; outcome++) {
        let weight =
          cell[outcome]! *
          batters[batterCell + outcome]! *
          set[setAt + outcome]! *
          pressure[pressureAt + outcome]! *
          ballInOver[inOverAt + outcome]!;
        if (free) weight *= freeHit[outcome]!;
        ball[outcome] = weight;
        sum += weight;
      }
      // A wicket off a no-ball can only be a run-out, which is rare.
      if (isNoBall) sum -= ball[WICKET]!;
      let rest = (random.word() / 4294967296) * sum;
      let outcome = 0;
      while (outcome < WICKET && (rest -= ball[outcome]!) >= 0) outcome++;
      if (isNoBall && outcome === WICKET) outcome = 0;
      counts[batterAt + FACED] = faced + 1;
      if (isNoBall) {
        runs++;
        counts[bowlerAt + CONCEDED]!++;
        free = true;
      } else {
        legal++;
        inOver++;
        free = false;
        counts[bowlerAt + BOWLED]!++;
      }
      let swap = false;
      if (outcome === WICKET) {
        counts[bowlerAt + DOTS]!++;
        const out = takeWicket(field, plan, over, bowler, positions, striker);
        wickets++;
        if (wickets === LINEUP - 1) return runs;
        positions[out] = next;
        const entering = batting.order[order + next]!;
        fillBatter(field, entering, phase, out * OUTCOMES);
        next++;
        fillCell(field, plan, over, wickets, bowler);
      } else if (outcome === 0) {
        if (!isNoBall) counts[bowlerAt + DOTS]!++;
        if (random.word() < field.byes * 4294967296) {
          runs++;
          swap = true;
        }
      } else {
        const scored = runsOf[outcome]!;
        runs += scored;
        counts[batterAt + RUNS]! += scored;
        counts[bowlerAt + CONCEDED]! += scored;
        if (outcome === 4) counts[batterAt + FOURS]!++;
        else if (outcome === 5) counts[batterAt + SIXES]!++;
        swap = (scored & 1) === 1;
      }
      if (innings === 1 && runs >= target) return runs;
      if (swap) striker = 1 - striker;
      if (legal >= limit) {
        if (inOver === 6 && counts[bowlerAt + CONCEDED] === before) counts[bowlerAt + MAIDENS]!++;
        return runs;
      }
    }
    if (counts[bowlerAt + CONCEDED] === before) counts[bowlerAt + MAIDENS]!++;
    striker = 1 - striker;
  }
  return runs;
}

/** What over, wickets, bowler and conditions make of a ball. */
function fillCell(
  { weights, draws, cell }: Field,
  plan: InningsPlan,
  over: number,
  wickets: number,
  bowler: number,
): void {
  const { start, bowling, conditions } = weights;
  const startAt = ((plan.innings * OVERS + over) * 10 + wickets) * OUTCOMES;
  const bowlerAt = bowler * PLAYER_CELLS + draws[bowler]! * PHASE_CELLS + phaseOf(over) * OUTCOMES;
  const conditionsAt = plan.conditions * OUTCOMES;
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    cell[outcome] =
      start[startAt + outcome]! * bowling[bowlerAt + outcome]! * conditions[conditionsAt + outcome]!;
}

/** What the batter makes of a ball. */
function fillBatter({ weights, draws, batters }: Field, batter: number, phase: number, into: number): void {
  const batterAt = batter * PLAYER_CELLS + draws[batter]! * PHASE_CELLS + phase * OUTCOMES;
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    batters[into + outcome] = weights.batting[batterAt + outcome]!;
}

/** Counts a wicket; returns which of the two batters is out. */
function takeWicket(
  field: Field,
  { batting, bowling, battingDraw, bowlingDraw }: InningsPlan,
  over: number,
  bowler: number,
  positions: readonly number[],
  striker: number,
): number {
  const { counts, random } = field;
  const isRunOut = random.word() < field.runOuts[phaseOf(over)]! * 4294967296;
  const out = isRunOut && random.word() < 2147483648 ? 1 - striker : striker;
  const outAt = batting.order[battingDraw * LINEUP + positions[out]!]! * COUNTS;
  if (counts[outAt + RUNS] === 0) counts[outAt + DUCKS] = 1;
  if (isRunOut) {
    if (random.word() >= field.fieldedRunOuts * 4294967296) return out;
    const fielder = drawFielder(field, bowling.runOuts, bowling, bowlingDraw, -1);
    if (random.word() < field.directRunOuts * 4294967296) counts[fielder * COUNTS + DIRECT]!++;
    else {
      counts[fielder * COUNTS + SHARED]!++;
      counts[drawFielder(field, bowling.runOuts, bowling, bowlingDraw, fielder) * COUNTS + SHARED]!++;
    }
    return out;
  }
  counts[bowler * COUNTS + WICKETS]!++;
  const chance = random.word() / 4294967296;
  let kind = 0;
  while (kind < KINDS - 1 && chance >= field.kinds[bowler * KINDS + kind]!) kind++;
  if (kind < 2) counts[bowler * COUNTS + LBW_BOWLED]!++;
  else if (kind === 2)
    counts[drawFielder(field, bowling.catches, bowling, bowlingDraw, bowler) * COUNTS + CATCHES]!++;
  else if (kind === 3) counts[bowler * COUNTS + CATCHES]!++;
  else if (kind === 4) counts[bowling.keeper[bowlingDraw]! * COUNTS + STUMPINGS]!++;
  return out;
}

/** A fielder by his share, other than the one excluded. */
function drawFielder(
  { random }: Field,
  shares: Float64Array,
  { order }: LineUps,
  draw: number,
  excluded: number,
): number {
  const first = draw * LINEUP;
  const total = shares[first + LINEUP - 1]!;
  for (;;) {
    const chance = (random.word() / 4294967296) * total;
    let index = first;
    while (index < first + LINEUP - 1 && chance >= shares[index]!) index++;
    const fielder = order[index]!;
    if (fielder !== excluded) return fielder;
  }
}
