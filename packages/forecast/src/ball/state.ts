import { ball, BALL_SIZE, NOBODY, WICKET } from "../records/match-record.ts";
import type { InningsRecord } from "../records/match-record.ts";

/** Overs in which players differ: powerplay, middle, death. */
export const PHASES = 3;
export const phaseOf = (over: number): number => (over < 6 ? 0 : over < 15 ? 1 : 2);

/** Groups of overs within which the score or the target presses alike. */
export const OVER_GROUPS = 7;
const groups = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6];
export const groupOf = (over: number): number => groups[over]!;

export const SET_BUCKETS = 10;
const setFrom = [0, 1, 2, 3, 5, 8, 12, 18, 26, 36];
/** How long the batter has been in, by balls faced. */
export const setBuckets = Uint8Array.from({ length: 256 }, (_, faced) =>
  setFrom.findLastIndex((from) => faced >= from),
);

export const RATE_BUCKETS = 8;
/** The innings' rate so far, drawn to 7.5 an over by one over of that rate. */
export function rateBucket(runs: number, legal: number): number {
  const rate = ((runs + 7.5) * 6) / (legal + 6);
  return rate < 7
    ? rate < 5
      ? rate < 4
        ? 0
        : 1
      : rate < 6
        ? 2
        : 3
    : rate < 9
      ? rate < 8
        ? 4
        : 5
      : rate < 10.5
        ? 6
        : 7;
}

export const CHASE_BUCKETS = 12;
const chaseBelow = [3, 4.5, 6, 7, 8, 9, 10, 11.5, 13.5, 16, 20];
/** The rate that the chase requires. */
export function chaseBucket(runsNeeded: number, ballsLeft: number): number {
  const rate = (runsNeeded * 6) / Math.max(1, ballsLeft);
  let bucket = 0;
  while (bucket < chaseBelow.length && rate >= chaseBelow[bucket]!) bucket++;
  return bucket;
}

/** What is known before a ball. Players are indexes of the match. */
export interface BallState {
  innings: 0 | 1;
  over: number;
  /** Legal balls bowled in the over, at most 5. */
  ballInOver: number;
  wickets: number;
  runs: number;
  legal: number;
  /** Runs that win; 0 in the first innings. */
  target: number;
  batter: number;
  bowler: number;
  /** Balls that the batter has faced. */
  faced: number;
  freeHit: boolean;
}

/** Goes through an innings and calls `visit` with the state before each ball and the ball's offset. */
export function walkInnings(
  { balls }: InningsRecord,
  innings: 0 | 1,
  target: number,
  visit: (state: BallState, at: number) => void,
): number {
  const ballsFaced = new Uint8Array(NOBODY);
  const state: BallState = {
    innings,
    over: 0,
    ballInOver: 0,
    wickets: 0,
    runs: 0,
    legal: 0,
    target,
    batter: 0,
    bowler: 0,
    faced: 0,
    freeHit: false,
  };
  for (let at = 0; at < balls.length; at += BALL_SIZE) {
    const over = balls[at + ball.over]!;
    if (over !== state.over) state.ballInOver = 0;
    const batter = balls[at + ball.batter]!;
    state.over = over;
    state.batter = batter;
    state.bowler = balls[at + ball.bowler]!;
    state.faced = ballsFaced[batter] ?? 0;
    visit(state, at);
    const extra = balls[at + ball.extra]!;
    if (extra !== 1 && batter !== NOBODY) ballsFaced[batter]!++;
    if (extra === 0) {
      state.legal++;
      state.ballInOver = Math.min(5, state.ballInOver + 1);
    }
    if (extra === 2) state.freeHit = true;
    else if (extra === 0) state.freeHit = false;
    if (balls[at + ball.outcome] === WICKET) state.wickets = Math.min(9, state.wickets + 1);
    state.runs += balls[at + ball.runs]!;
  }
  return state.runs;
}
