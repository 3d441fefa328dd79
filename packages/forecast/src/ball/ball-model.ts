import { readHistory } from "../history/history.ts";
import type { Histories } from "../history/history.ts";
import { ball, NOBODY, OUTCOMES } from "../records/match-record.ts";
import type { RecordedMatch } from "../records/match-record.ts";
import { learnOutcome, priorVariance, probabilities } from "./effects.ts";
import type { ActingRows, Effects } from "./effects.ts";
import {
  battingClass,
  bowlingClass,
  effectKinds,
  experienceBucket,
  kind,
  makeBallEffects,
  MAX_ROWS,
  playerRows,
  rowsOf,
  settingRows,
} from "./rows.ts";
import type { MatchRows, BallSetting } from "./rows.ts";
import { walkInnings } from "./state.ts";
import type { BallState } from "./state.ts";

/** Effects on the outcomes of balls, and how many balls each player has faced and bowled. */
export interface BallModel {
  readonly effects: Effects;
  readonly faced: Map<string, number>;
  readonly bowled: Map<string, number>;
  /** Of the same players, before the match. */
  readonly histories: Histories;
}

export const makeBallModel = (histories: Histories): BallModel => ({
  effects: makeBallEffects(),
  faced: new Map(),
  bowled: new Map(),
  histories,
});

/** The rows of a match, aged up to its day. */
export function matchRows(
  model: BallModel,
  setting: BallSetting,
  players: readonly { readonly id: string }[],
): MatchRows {
  const { effects, faced, bowled, histories } = model;
  const rows = settingRows(effects, setting);
  const of = (activity: "batter" | "bowler") =>
    Int32Array.from(players, ({ id }) => playerRows(effects, activity, id, setting.day));
  return {
    setting: rows,
    batters: of("batter"),
    bowlers: of("bowler"),
    battingExperience: Uint8Array.from(players, ({ id }) => experienceBucket(faced.get(id) ?? 0)),
    battingClass: Uint8Array.from(players, ({ id }) => battingClass(readHistory(histories, id))),
    bowlingClass: Uint8Array.from(players, ({ id }) => bowlingClass(readHistory(histories, id))),
    bowlingExperience: Uint8Array.from(players, ({ id }) => experienceBucket(bowled.get(id) ?? 0)),
  };
}

/** What a legal ball was expected to be, before it was bowled. */
export type BallVisit = (state: BallState, at: number, expected: Float64Array) => void;

/**
 * Learns from the balls of a match. `onBall` sees the probabilities by everything known before the ball: earlier
 * matches for all effects, and earlier balls of the match for the effect of its conditions.
 */
export function learnBalls(model: BallModel, record: RecordedMatch, onBall?: BallVisit): void {
  const { effects } = model;
  const match = matchRows(model, record, record.players);
  if (onBall !== undefined) visitBalls(effects, record, match, onBall);
  visitBalls(effects, record, match);
  countBalls(model, record);
}

/** The first row of the match's own conditions starts each match from its prior. */
function resetConditions(effects: Effects, row: number): void {
  const at = row * OUTCOMES;
  effects.mean.fill(0, at, at + OUTCOMES);
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    effects.variance[at + outcome] = priorVariance(effectKinds[kind.match]!, outcome);
}

/** Learns from the balls; with `onBall`, only the conditions of the match, so that it sees no ball twice. */
function visitBalls(effects: Effects, record: RecordedMatch, match: MatchRows, onBall?: BallVisit): void {
  const acting: ActingRows = { rows: new Int32Array(MAX_ROWS), count: 0 };
  const expectedOutcomes = new Float64Array(OUTCOMES);
  resetConditions(effects, match.setting.match);
  let target = 0;
  for (const [index, innings] of record.innings.entries()) {
    const { balls, side } = innings;
    const runs = walkInnings(innings, index === 0 ? 0 : 1, target, (state, at) => {
      if (balls[at + ball.extra] !== 0 || state.batter === NOBODY || state.bowler === NOBODY) return;
      acting.count = rowsOf(match, side, state, acting.rows);
      probabilities(effects, acting, expectedOutcomes);
      onBall?.(state, at, expectedOutcomes);
      const outcome = balls[at + ball.outcome]!;
      if (onBall === undefined) learnOutcome(effects, acting, outcome, expectedOutcomes);
      else learnConditions(effects, acting, outcome, expectedOutcomes);
    });
    target = runs + 1;
  }
}

const single: ActingRows = { rows: new Int32Array(1), count: 1 };
function learnConditions(
  effects: Effects,
  { rows, count }: ActingRows,
  outcome: number,
  expectedOutcomes: Float64Array,
): void {
  single.rows[0] = rows[count - 1]!;
  learnOutcome(effects, single, outcome, expectedOutcomes);
}

function countBalls({ faced, bowled }: BallModel, record: RecordedMatch): void {
  const add = (counts: Map<string, number>, id: string, balls: number): void => {
    if (balls > 0) counts.set(id, (counts.get(id) ?? 0) + balls);
  };
  for (const [index, { id }] of record.players.entries()) {
    add(faced, id, record.counts[index * 15 + 1]!);
    add(bowled, id, record.counts[index * 15 + 5]!);
  }
}
