import { learnBalls, makeBallModel } from "../ball/ball-model.ts";
import type { BallModel, BallVisit } from "../ball/ball-model.ts";
import type { Histories } from "../history/history.ts";
import { learnPlayers } from "../players/learn-players.ts";
import { makeRates } from "../players/rates.ts";
import type { Rates } from "../players/rates.ts";
import { learnLineup } from "../players/teams.ts";
import type { LineupShares } from "../players/teams.ts";
import type { RecordedMatch } from "../records/match-record.ts";

/** Everything learned from matches, which were added in the order of their days. */
export interface ForecastModel {
  readonly balls: BallModel;
  readonly histories: Histories;
  /** Of men and of women. */
  readonly rates: readonly [Rates, Rates];
  readonly lineups: LineupShares;
  /** The day of the newest match; 0 without any. */
  day: number;
  matches: number;
}

export function makeModel(): ForecastModel {
  const histories: Histories = new Map();
  return {
    balls: makeBallModel(histories),
    histories,
    rates: [makeRates(), makeRates()],
    lineups: new Map(),
    day: 0,
    matches: 0,
  };
}

export const ratesOf = (model: ForecastModel, female: boolean): Rates => model.rates[female ? 1 : 0];

export const teamKey = (female: boolean, team: string): string => `${female ? "women" : "men"}/${team}`;

/** Adds a finished match; takes a few milliseconds. `onBall` sees each ball's probabilities before it is learned. */
export function learnMatch(model: ForecastModel, record: RecordedMatch, onBall?: BallVisit): void {
  learnBalls(model.balls, record, onBall);
  learnPlayers(model.histories, ratesOf(model, record.female), record);
  for (const side of [0, 1] as const)
    learnLineup(
      model.lineups,
      teamKey(record.female, record.teams[side]),
      record.players.filter((player) => player.side === side && player.starter).map(({ id }) => id),
    );
  model.day = Math.max(model.day, record.day);
  model.matches++;
}
