import { phaseOf } from "../ball/state.ts";
import { ball, BALL_SIZE, COUNTS, countNames, NOBODY, wicketKind } from "../records/match-record.ts";
import type { InningsRecord, RecordedMatch } from "../records/match-record.ts";
import {
  battingPosition,
  field,
  historyOf,
  keepingShare,
  KINDS,
  segmentOf,
  SEGMENTS,
} from "../history/history.ts";
import type { Histories } from "../history/history.ts";
import type { Rates } from "./rates.ts";

/** Share of the weight that earlier matches keep. */
const KEEP = 0.9;
const KEEP_FIELDING = 0.98;
const KEEP_RUN_OUTS = 0.997;

const decaying: readonly (readonly [first: number, count: number, keep: number])[] = [
  [field.position, 3, KEEP],
  [field.overs, 2 * SEGMENTS, KEEP],
  [field.bowled, 2, KEEP],
  [field.catches, 4, KEEP_FIELDING],
  [field.kept, 1, KEEP],
  [field.wides, 4, KEEP_FIELDING],
  [field.kinds, KINDS, KEEP_FIELDING],
];

const statOf = (record: RecordedMatch, player: number, name: (typeof countNames)[number]): number =>
  record.counts[player * COUNTS + countNames.indexOf(name)]!;

/** Adds a match to the histories of its players and to the rates of its gender. */
export function learnPlayers(histories: Histories, rates: Rates, record: RecordedMatch): void {
  const ownHistories = record.players.map(({ id }) => historyOf(histories, id));
  const keepers = ([0, 1] as const).map((side) => keeperOf(record, ownHistories, side));
  for (const history of ownHistories) {
    for (const [first, count, keep] of decaying)
      for (let at = first; at < first + count; at++) history[at]! *= keep;
    history[field.matches]!++;
    history[field.lastDay] = record.day;
  }
  for (const innings of record.innings) {
    learnOrder(ownHistories, record, innings);
    learnOvers(ownHistories, record, innings);
    learnFielding(ownHistories, record, innings, keepers[innings.side === 0 ? 1 : 0]);
    learnDeliveries(ownHistories, rates, innings);
  }
  learnShortened(rates, record);
}

/** Who kept wicket: who stumped somebody, else the likeliest of those who did not bowl; undefined when nobody ever has. */
export function keeperOf(
  record: RecordedMatch,
  ownHistories: readonly Float64Array[],
  side: 0 | 1,
): number | undefined {
  let keeper: number | undefined;
  let most = 0.05;
  for (const [index, player] of record.players.entries()) {
    if (player.side !== side) continue;
    if (statOf(record, index, "stumpings") > 0) return index;
    const share = keepingShare(ownHistories[index]!);
    if (share <= most || statOf(record, index, "ballsBowled") > 0) continue;
    keeper = index;
    most = share;
  }
  return keeper;
}

/** Players who did not bat are taken to have been next, in the order of their means. */
function learnOrder(
  ownHistories: readonly Float64Array[],
  record: RecordedMatch,
  { side, balls }: InningsRecord,
): void {
  const order: number[] = [];
  const seenPlayers = new Set<number>([NOBODY]);
  for (let at = 0; at < balls.length; at += BALL_SIZE)
    for (const player of [balls[at + ball.batter]!, balls[at + ball.nonStriker]!])
      if (!seenPlayers.has(player)) {
        seenPlayers.add(player);
        order.push(player);
      }
  const others = [...record.players.keys()].filter(
    (index) =>
      record.players[index]!.side === side && record.players[index]!.starter && !seenPlayers.has(index),
  );
  others.sort(
    (one, other) => battingPosition(ownHistories[one]!).mean - battingPosition(ownHistories[other]!).mean,
  );
  for (const [position, player] of [...order, ...others].entries()) {
    const history = ownHistories[player]!;
    history[field.position]!++;
    history[field.positionSum]! += position;
    history[field.positionSquares]! += position * position;
  }
}

function learnOvers(
  ownHistories: readonly Float64Array[],
  record: RecordedMatch,
  { side, balls }: InningsRecord,
): void {
  const sideOvers = new Float64Array(SEGMENTS);
  const bowlers = new Set<number>();
  let over = -1;
  for (let at = 0; at < balls.length; at += BALL_SIZE) {
    if (balls[at + ball.over] === over) continue;
    over = balls[at + ball.over]!;
    const bowler = balls[at + ball.bowler]!;
    sideOvers[segmentOf(over)]!++;
    if (bowler === NOBODY) continue;
    bowlers.add(bowler);
    ownHistories[bowler]![field.overs + segmentOf(over)]!++;
  }
  for (const [index, player] of record.players.entries()) {
    if (player.side === side) continue;
    const history = ownHistories[index]!;
    for (let segment = 0; segment < SEGMENTS; segment++)
      history[field.sideOvers + segment]! += sideOvers[segment]!;
    history[field.fielded]!++;
    if (bowlers.has(index)) history[field.bowled]!++;
  }
}

function learnFielding(
  ownHistories: readonly Float64Array[],
  record: RecordedMatch,
  { side, balls }: InningsRecord,
  keeper: number | undefined,
): void {
  let catches = 0;
  let runOuts = 0;
  for (let at = 0; at < balls.length; at += BALL_SIZE) {
    const kind = balls[at + ball.kind];
    const fielder = balls[at + ball.fielder]!;
    if (kind === wicketKind.caught) {
      catches++;
      if (fielder !== NOBODY) ownHistories[fielder]![field.catches]!++;
    } else if (kind === wicketKind.runOut && fielder !== NOBODY) {
      runOuts++;
      ownHistories[fielder]![field.runOuts]!++;
    }
  }
  if (keeper !== undefined) ownHistories[keeper]![field.kept]!++;
  for (const [index, player] of record.players.entries()) {
    if (player.side === side) continue;
    ownHistories[index]![field.sideCatches]! += catches;
    ownHistories[index]![field.sideRunOuts]! += runOuts;
  }
}

/** Index among the kinds that a bowler earns; -1 for run-outs. */
const bowlerKinds = [-1, 0, 1, 2, 3, 4, -1, 5];

function learnDeliveries(
  ownHistories: readonly Float64Array[],
  rates: Rates,
  { balls }: InningsRecord,
): void {
  for (let at = 0; at < balls.length; at += BALL_SIZE) {
    const phase = phaseOf(balls[at + ball.over]!);
    const bowler = ownHistories[balls[at + ball.bowler]!];
    const extra = balls[at + ball.extra]!;
    const kind = balls[at + ball.kind]!;
    if (bowler !== undefined) {
      bowler[field.expectedWides]! += rates.wides[phase]! / rates.deliveries[phase]!;
      bowler[field.expectedNoBalls]! += rates.noBalls[phase]! / rates.deliveries[phase]!;
      if (extra === 1) bowler[field.wides]!++;
      if (extra === 2) bowler[field.noBalls]!++;
      const ownKind = bowlerKinds[kind]!;
      if (ownKind >= 0) bowler[field.kinds + ownKind]!++;
    }
    rates.deliveries[phase]!++;
    if (extra === 1) {
      rates.wides[phase]!++;
      rates.wideRuns += balls[at + ball.runs]!;
    }
    if (extra === 2) rates.noBalls[phase]!++;
    if (extra === 0 && balls[at + ball.outcome] === 0) {
      rates.dots++;
      if (balls[at + ball.runs]! > 0) rates.byes++;
    }
    if (kind > 0) learnWicket(rates, phase, balls, at);
  }
}

function learnWicket(rates: Rates, phase: number, balls: Uint8Array, at: number): void {
  const kind = balls[at + ball.kind]!;
  rates.wickets[phase]!++;
  if (kind === wicketKind.runOut) {
    rates.runOuts[phase]!++;
    // Not all files name the fielders of run-outs, and unnamed ones score nothing: recent files count most.
    rates.fieldedRunOuts = rates.fieldedRunOuts * KEEP_RUN_OUTS + 1;
    rates.namedRunOuts *= KEEP_RUN_OUTS;
    rates.directRunOuts *= KEEP_RUN_OUTS;
    if (balls[at + ball.fielder] === NOBODY) return;
    rates.namedRunOuts++;
    if (balls[at + ball.shared] === 0) rates.directRunOuts++;
    return;
  }
  rates.kinds[bowlerKinds[kind]!]!++;
}

const MAX_SHORTENED = 60;

/** An innings that ended before its 20 overs without being all out or over the target was cut by the weather. */
function learnShortened(rates: Rates, record: RecordedMatch): void {
  const [first, second] = record.innings;
  if (first === undefined || second === undefined || record.noResult) return;
  const one = summaryOf(first);
  const two = summaryOf(second);
  const cutFirst = one.legal < 120 && one.wickets < 10;
  const cutSecond = two.legal < 120 && two.wickets < 10 && two.runs <= one.runs;
  rates.matches++;
  if (!cutFirst && !cutSecond) return;
  rates.shortenedMatches++;
  const limit = cutFirst ? one.legal : 120;
  rates.shortened.push([limit, cutSecond ? two.legal : limit]);
  if (rates.shortened.length > MAX_SHORTENED) rates.shortened.shift();
}

function summaryOf({ balls }: InningsRecord): { legal: number; wickets: number; runs: number } {
  const sum = { legal: 0, wickets: 0, runs: 0 };
  for (let at = 0; at < balls.length; at += BALL_SIZE) {
    if (balls[at + ball.extra] === 0) sum.legal++;
    if (balls[at + ball.kind]! > 0) sum.wickets++;
    sum.runs += balls[at + ball.runs]!;
  }
  return sum;
}
