import { isPointsForecast } from "../match/match-forecast.ts";
import type { MatchForecast } from "../match/match-forecast.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { chancesWithSum } from "../statistics/chances-with-sum.ts";

/** What the user thinks of a player, against the forecast. */
export interface Opinion {
  /** From -2, much less than expected, to 2, much more. */
  readonly more?: number | undefined;
  /** Whether he is in the line-up, while it is not announced. */
  readonly plays?: boolean | undefined;
}

/** By player_index. */
export type Opinions = ReadonlyMap<number, Opinion>;

/** What one step of `more` adds to a player's points. */
const STEP = 0.15;
/** Of cricket. In another sport as many play as before: the chances add up to a usual line-up. */
const LINEUP = 11;

/**
 * The forecast with the user's line-ups: who plays has the chance 1, who does not 0, and the odds of the others of his
 * side change by the same factor, so that a line-up plays.
 */
export function withLineUps(
  forecast: MatchForecast,
  indexes: readonly number[],
  opinions: Opinions,
): MatchForecast {
  const opinionsOnPlaying = indexes.map((index) => opinions.get(index)?.plays);
  if (opinionsOnPlaying.every((plays) => plays === undefined)) return forecast;
  const isByPoints = isPointsForecast(forecast);
  const chances = chancesToPlay(forecast.players, opinionsOnPlaying, isByPoints ? null : LINEUP);
  return isByPoints
    ? { ...forecast, players: withChances(forecast.players, chances) }
    : { ...forecast, players: withChances(forecast.players, chances) };
}

const withChances = <Player extends object>(players: readonly Player[], chances: readonly number[]) =>
  players.map((player, at) => ({ ...player, plays: chances[at]! }));

function chancesToPlay(
  players: readonly { readonly side: 0 | 1; readonly plays: number }[],
  opinionsOnPlaying: readonly (boolean | undefined)[],
  lineup: number | null,
): number[] {
  const chances = players.map(({ plays }, at) => {
    const opinion = opinionsOnPlaying[at];
    return opinion === undefined ? plays : opinion ? 1 : 0;
  });
  for (const side of [0, 1] as const) {
    const ofSide = [...players.keys()].filter((at) => players[at]!.side === side);
    const open = ofSide.filter((at) => opinionsOnPlaying[at] === undefined);
    if (open.length === ofSide.length) continue;
    const size = lineup ?? Math.round(ofSide.reduce((sum, at) => sum + players[at]!.plays, 0));
    const places = size - ofSide.filter((at) => opinionsOnPlaying[at] === true).length;
    const openChances = chancesWithSum(
      open.map((at) => players[at]!.plays),
      places,
    );
    for (const [place, at] of open.entries()) chances[at] = openChances[place]!;
  }
  return chances;
}

/** Raises or lowers the points of players in every simulated match, to half points. Changes the simulation. */
export function applyOpinions({ matches, points }: Simulation, opinions: Opinions): void {
  for (const [index, { more = 0 }] of opinions) {
    if (more === 0 || (index + 1) * matches > points.length) continue;
    const factor = 1 + STEP * more;
    for (let at = index * matches; at < (index + 1) * matches; at++)
      points[at] = Math.round(2 * factor * points[at]!) / 2;
  }
}
