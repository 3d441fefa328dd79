import type { Generator } from "@teamwright/engine/random";
import { PHASES } from "../ball/state.ts";
import type { ForecastPlayer, BallForecast } from "../match/match-forecast.ts";
import { OUTCOMES } from "../records/match-record.ts";
import { exponential, normal } from "./portable-math.ts";

/** Different draws of what is not known of a player; each simulated match takes one of them. A power of two. */
export const DRAWS = 256;

/** The weights of a match: products instead of sums of logs, so that a ball costs no exponential. */
export interface Weights {
  readonly start: Float64Array;
  readonly set: Float64Array;
  readonly rate: Float64Array;
  readonly chase: Float64Array;
  readonly ballInOver: Float64Array;
  readonly freeHit: Float64Array;
  /** `DRAWS` conditions of a match. */
  readonly conditions: Float64Array;
  /** For each player `DRAWS` times phases and outcomes. */
  readonly batting: Float64Array;
  readonly bowling: Float64Array;
}

const exponentials = (logs: readonly number[]): Float64Array => Float64Array.from(logs, exponential);

export function makeWeights(forecast: BallForecast, random: Generator): Weights {
  const { players } = forecast;
  return {
    start: exponentials(forecast.start),
    set: exponentials(forecast.set),
    rate: exponentials(forecast.rate),
    chase: exponentials(forecast.chase),
    ballInOver: exponentials(forecast.ballInOver),
    freeHit: exponentials(forecast.freeHit),
    conditions: drawEffects(
      forecast.conditions.map(() => 0),
      forecast.conditions,
      1,
      random,
    ),
    batting: ofPlayers(
      players,
      ({ batting }) => batting,
      ({ battingSpread }) => battingSpread,
      random,
    ),
    bowling: ofPlayers(
      players,
      ({ bowling }) => bowling,
      ({ bowlingSpread }) => bowlingSpread,
      random,
    ),
  };
}

type Numbers = (player: ForecastPlayer) => readonly number[];

function ofPlayers(
  players: readonly ForecastPlayer[],
  mean: Numbers,
  spread: Numbers,
  random: Generator,
): Float64Array {
  const size = DRAWS * PHASES * OUTCOMES;
  const weights = new Float64Array(players.length * size);
  for (const [index, player] of players.entries())
    weights.set(drawEffects(mean(player), spread(player), PHASES, random), index * size);
  return weights;
}

/**
 * Draws effects around their means; the deviation of a draw is the same in all phases. The mean of the drawn weights is
 * the weight of the mean, which the balls of matches taught: an exponential of a normal draw is larger on average.
 */
function drawEffects(
  mean: readonly number[],
  spread: readonly number[],
  phases: number,
  random: Generator,
): Float64Array {
  const drawnWeights = new Float64Array(DRAWS * phases * OUTCOMES);
  const deviation = new Float64Array(OUTCOMES);
  for (let draw = 0; draw < DRAWS; draw++) {
    for (let outcome = 0; outcome < OUTCOMES; outcome++)
      deviation[outcome] = spread[outcome]! * normal(random) - spread[outcome]! ** 2 / 2;
    for (let cell = 0; cell < phases * OUTCOMES; cell++)
      drawnWeights[draw * phases * OUTCOMES + cell] = exponential(mean[cell]! + deviation[cell % OUTCOMES]!);
  }
  return drawnWeights;
}
