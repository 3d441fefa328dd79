import type { Generator } from "@teamwright/engine/random";
import type { ForecastPlayer } from "../match/match-forecast.ts";
import { segmentOf } from "../history/history.ts";
import { even, normal } from "./portable-math.ts";
import { sampleInOrder } from "./sample-in-order.ts";

export const LINEUP = 11;
export const OVERS = 20;
const MAX_OVERS = 4;

/** How a side may line up: who plays, in which order they bat, who bowls each over, and who catches. */
export interface LineUps {
  readonly count: number;
  /** Players by batting position, `LINEUP` for each line-up. */
  readonly order: Uint8Array;
  /** Bowlers by over, `OVERS` for each. */
  readonly bowlers: Uint8Array;
  /** Sums of the shares of catches and of run-outs, in the batting order. */
  readonly catches: Float64Array;
  readonly runOuts: Float64Array;
  readonly keeper: Uint8Array;
}

/** Draws line-ups of a side. `players` are the players of the match; indexes are those of the list. */
export function drawLineUps(
  players: readonly ForecastPlayer[],
  side: 0 | 1,
  count: number,
  random: Generator,
): LineUps {
  const squad = [...players.keys()].filter((index) => players[index]!.side === side);
  const drawnLineUps: LineUps = {
    count,
    order: new Uint8Array(count * LINEUP),
    bowlers: new Uint8Array(count * OVERS),
    catches: new Float64Array(count * LINEUP),
    runOuts: new Float64Array(count * LINEUP),
    keeper: new Uint8Array(count),
  };
  const weights = bowlingWeights(players, squad, random);
  for (let each = 0; each < count; each++) {
    const lineup = drawPlayers(players, squad, random);
    const order = drawOrder(players, lineup, random);
    drawnLineUps.order.set(order, each * LINEUP);
    drawnLineUps.bowlers.set(drawBowlers(players, lineup, weights, random), each * OVERS);
    let catches = 0;
    let runOuts = 0;
    for (const [position, index] of order.entries()) {
      drawnLineUps.catches[each * LINEUP + position] = catches += players[index]!.catches;
      drawnLineUps.runOuts[each * LINEUP + position] = runOuts += players[index]!.runOuts;
    }
    drawnLineUps.keeper[each] = order.reduce((best, index) =>
      players[index]!.keeps > players[best]!.keeps ? index : best,
    );
  }
  return drawnLineUps;
}

/** Eleven of the squad, each with his chance. */
function drawPlayers(
  players: readonly ForecastPlayer[],
  squad: readonly number[],
  random: Generator,
): number[] {
  if (squad.length <= LINEUP) return [...squad];
  const order = squad
    .map((index) => ({ index, key: even(random) }))
    .sort((one, other) => one.key - other.key)
    .map(({ index }) => index);
  return sampleInOrder(order, (index) => players[index]!.plays, LINEUP, random);
}

function drawOrder(
  players: readonly ForecastPlayer[],
  lineup: readonly number[],
  random: Generator,
): number[] {
  return lineup
    .map((index) => {
      const { mean, spread } = players[index]!.position;
      return { index, key: mean + spread * normal(random) };
    })
    .sort((one, other) => one.key - other.key)
    .map(({ index }) => index);
}

/** A bowler of the over before last, or after next, continues his spell more often than not. */
const SPELL = 2;
const ROUNDS = 5;
const SCHEDULES = 64;
/** Captains keep overs of their best bowlers for the end, then for the start; others bowl in between. */
const overOrder = [16, 17, 18, 19, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/**
 * Factors of the players' shares with which the drawn overs are those expected: no two overs in a row and four at most
 * move overs from main bowlers to others. Found by iterative scaling.
 */
function bowlingWeights(
  players: readonly ForecastPlayer[],
  squad: readonly number[],
  random: Generator,
): Float64Array {
  const weights = new Float64Array(players.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const expectedOvers = new Float64Array(players.length);
    const drawnOvers = new Float64Array(players.length);
    for (let each = 0; each < SCHEDULES; each++) {
      const lineup = drawPlayers(players, squad, random);
      addExpected(players, lineup, expectedOvers);
      for (const index of drawBowlers(players, lineup, weights, random)) drawnOvers[index]!++;
    }
    for (const index of squad)
      weights[index]! *= (expectedOvers[index]! + SCHEDULES / 20) / (drawnOvers[index]! + SCHEDULES / 20);
  }
  return weights;
}

/** Overs of the line-up by the players' shares, four at most each. */
function addExpected(
  players: readonly ForecastPlayer[],
  lineup: readonly number[],
  into: Float64Array,
): void {
  const overs = new Float64Array(players.length);
  for (let over = 0; over < OVERS; over++) {
    const segment = segmentOf(over);
    const total = lineup.reduce((sum, index) => sum + players[index]!.overs[segment]!, 0);
    for (const index of lineup) overs[index]! += players[index]!.overs[segment]! / total;
  }
  const cappedOvers = lineup.reduce((sum, index) => sum + Math.min(MAX_OVERS, overs[index]!), 0);
  for (const index of lineup) into[index]! += (Math.min(MAX_OVERS, overs[index]!) * OVERS) / cappedOvers;
}

function drawBowlers(
  players: readonly ForecastPlayer[],
  lineup: readonly number[],
  factors: Float64Array,
  random: Generator,
): number[] {
  const weights = lineup.map((index) => {
    const { bowls } = players[index]!;
    // The few overs of those who were not meant to bowl keep an innings possible.
    return factors[index]! * (even(random) < bowls ? 1 / bowls : 0.01);
  });
  const bowledOvers = lineup.map(() => 0);
  const schedule: number[] = Array(OVERS).fill(-1);
  for (const over of overOrder) {
    const next = [schedule[over - 1], schedule[over + 1]];
    const spells = [schedule[over - 2], schedule[over + 2]];
    const segment = segmentOf(over);
    const current = lineup.map((index, at) => {
      if (next.includes(at) || bowledOvers[at]! >= MAX_OVERS) return 0;
      const share = Math.max(0.0005, players[index]!.overs[segment]!);
      const spell = spells.includes(at) ? SPELL : 1;
      return share * weights[at]! * spell * (MAX_OVERS - bowledOvers[at]! + 1);
    });
    const at = pick(current, random);
    bowledOvers[at]!++;
    schedule[over] = at;
  }
  return schedule.map((at) => lineup[at]!);
}

function pick(weights: readonly number[], random: Generator): number {
  let rest = even(random) * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    last = index;
    rest -= weight;
    if (rest < 0) break;
  }
  return last;
}
