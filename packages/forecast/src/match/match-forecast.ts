import * as z from "zod/mini";
import { CHASE_BUCKETS, OVER_GROUPS, PHASES, RATE_BUCKETS, SET_BUCKETS } from "../ball/state.ts";
import { KINDS, SEGMENTS } from "../history/history.ts";
import { pointsForecastSchema } from "./points-forecast.ts";
import type { PointsForecast } from "./points-forecast.ts";
import { OUTCOMES } from "../records/match-record.ts";

const numbers = (length: number) => z.array(z.number()).check(z.length(length));
const share = z.number().check(z.minimum(0), z.maximum(1));
const side = z.union([z.literal(0), z.literal(1)]);

const player = z.object({
  id: z.string().check(z.maxLength(120)),
  side,
  /** Chance to be in the line-up. */
  plays: share,
  role: z.enum(["WK", "BAT", "AL", "BOWL"]),
  /** The role is the model's inference, not the feed's. */
  roleInferred: z.boolean(),
  /** Matches that the model knows of him. */
  matches: z.int().check(z.nonnegative()),
  /** Logs of the weights of the outcomes by phase, and the standard deviation of what is not known of them. */
  batting: numbers(PHASES * OUTCOMES),
  battingSpread: numbers(OUTCOMES),
  bowling: numbers(PHASES * OUTCOMES),
  bowlingSpread: numbers(OUTCOMES),
  /** Batting position from 0. */
  position: z.object({ mean: z.number(), spread: z.number().check(z.nonnegative()) }),
  /** Chance to bowl at all, and share of the side's overs by segment. */
  bowls: share,
  overs: z.array(share).check(z.length(SEGMENTS)),
  wides: numbers(PHASES),
  noBalls: numbers(PHASES),
  kinds: numbers(KINDS),
  keeps: share,
  catches: share,
  runOuts: share,
});

/**
 * What a device needs to play a match ball by ball: one document for each match, about 60 KB. Numbers are logs of weights unless a field says
 * otherwise; tables run over their last index first.
 */
export const ballForecastSchema = z.object({
  version: z.literal(1),
  /** The newest day of the matches that the model has learned from, `yyyy-mm-dd`. */
  learnedUntil: z.iso.date(),
  /** Null before the toss: drawn. */
  battingFirst: z.nullable(side),
  /** By innings, over, wickets. */
  start: numbers(2 * 20 * 10 * OUTCOMES),
  /** By phase and balls faced. */
  set: numbers(PHASES * SET_BUCKETS * OUTCOMES),
  /** By group of overs and rate so far, in the first innings. */
  rate: numbers(OVER_GROUPS * RATE_BUCKETS * OUTCOMES),
  /** By group of overs and rate required, in the second. */
  chase: numbers(OVER_GROUPS * CHASE_BUCKETS * OUTCOMES),
  ballInOver: numbers(PHASES * 6 * OUTCOMES),
  freeHit: numbers(OUTCOMES),
  /** Standard deviation of the conditions of one match. */
  conditions: numbers(OUTCOMES),
  /** Shares of run-outs in wickets by phase, of those with a fielder in run-outs, and of direct ones in those. */
  runOuts: numbers(PHASES),
  fieldedRunOuts: share,
  directRunOuts: share,
  /** Mean runs of a wide, and share of balls without a run off the bat that have byes or leg-byes. */
  wideRuns: z.number(),
  byes: share,
  /** Chance that the weather shortens the match, and the legal balls of both innings of such matches. */
  shortened: z.object({ chance: share, balls: z.array(z.tuple([z.int(), z.int()])) }),
  players: z.array(player).check(z.minLength(22), z.maxLength(80)),
});

export type BallForecast = z.infer<typeof ballForecastSchema>;

/** What a device needs to play a match in advance. */
export const matchForecastSchema = z.union([pointsForecastSchema, ballForecastSchema]);
export type MatchForecast = z.infer<typeof matchForecastSchema>;

export const isPointsForecast = (forecast: MatchForecast): forecast is PointsForecast => "kind" in forecast;

/** The forecast of a match of the product: its players have the match's player_index as id. */
export const playableForecastSchema = z.union([
  /** Null: the past points are by no known rules. */
  z.extend(pointsForecastSchema, { ruleSet: z.nullable(z.string()) }),
  /** Id of the rules that give the points. */
  z.extend(ballForecastSchema, { ruleSet: z.string() }),
]);
export type PlayableForecast = z.infer<typeof playableForecastSchema>;
export type ForecastPlayer = z.infer<typeof player>;
