import { describeMatch } from "../match/describe-match.ts";
import type { BallForecast } from "../match/match-forecast.ts";
import { learnMatch, makeModel } from "../model/forecast-model.ts";
import type { ForecastModel } from "../model/forecast-model.ts";
import type { RecordedMatch } from "../records/match-record.ts";
import { playedMatches } from "./played-matches.ts";

/** The setting of a played match with its announced line-ups. */
export const settingOf = (record: RecordedMatch) => ({
  ...record,
  players: record.players.filter(({ starter }) => starter).map(({ id, side }) => ({ id, side, plays: 1 })),
});

/** A model of five matches, and the forecast of the sixth. */
export function fittedMatch(): { model: ForecastModel; record: RecordedMatch; forecast: BallForecast } {
  const records = playedMatches();
  const record = records.at(-1)!;
  const model = makeModel();
  for (const each of records.slice(0, -1)) learnMatch(model, each);
  return { model, record, forecast: describeMatch(model, settingOf(record)) };
}
