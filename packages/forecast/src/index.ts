// Records of matches
export { readCricsheet } from "./records/read-cricsheet.ts";
export type { RecordRefusal } from "./records/read-cricsheet.ts";
export { dateOf, dayOf } from "./records/match-record.ts";
export type { RecordedMatch, RecordPlayer } from "./records/match-record.ts";

// The model
export { learnMatch, makeModel } from "./model/forecast-model.ts";
export type { ForecastModel } from "./model/forecast-model.ts";
export { decodeModel, encodeModel } from "./model/model-document.ts";
export type { ModelRefusal } from "./model/model-document.ts";
export type { CricketRole } from "./players/roles.ts";

// A match
export { describeMatch } from "./match/describe-match.ts";
export type { MatchSetting, SquadPlayer } from "./match/describe-match.ts";
export { settingOfMatch } from "./match/match-setting.ts";
export type { ForecastableMatch, MatchFacts, NoForecast } from "./match/match-setting.ts";
export { isPointsForecast, matchForecastSchema, playableForecastSchema } from "./match/match-forecast.ts";
export type {
  BallForecast,
  ForecastPlayer,
  MatchForecast,
  PlayableForecast,
} from "./match/match-forecast.ts";
export { rulesOfForecast } from "./match/rules-of-forecast.ts";

// A match of which only points are known
export { describePoints, learnPlayedMatch, makePointsModel } from "./points/points-model.ts";
export type { MatchToExpect, PlayedMatch, PlayerOfSquad, PointsModel } from "./points/points-model.ts";
export { pointsOfRecord } from "./simulation/record-points.ts";
export { simulate } from "./simulation/simulate.ts";
export type { Simulation, SimulationRequest } from "./simulation/simulation.ts";

// Teams
export { findHits, chanceOf } from "./choice/hits.ts";
export type { Hits, HitsRequest } from "./choice/hits.ts";
export { chooseTeams } from "./choice/choose.ts";
export type { Choice } from "./choice/choose.ts";
export { barsOf } from "./choice/team-outcomes.ts";
export { teamFigures } from "./choice/team-figures.ts";
export type { TeamFigures } from "./choice/team-figures.ts";
export type { TeamSet } from "./choice/team-scorer.ts";
export { candidateTeams, randomTeams } from "./suggestion/candidates.ts";
export { fieldOf, forecastMatch, likelyTeams, simulateMatch } from "./suggestion/forecast-match.ts";
export type {
  FieldTeams,
  ForecastMatch,
  ForecastMatchRequest,
  SimulatedMatch,
} from "./suggestion/forecast-match.ts";
export { playerFigures, pointsOfPlayer } from "./suggestion/player-figures.ts";
export type { PlayerFigures } from "./suggestion/player-figures.ts";
export { resultInForecast } from "./suggestion/result-in-forecast.ts";
export type { ResultInForecast } from "./suggestion/result-in-forecast.ts";
export type { Opinion, Opinions } from "./suggestion/opinions.ts";
export { chancesOf, chooseFrom, measureTeams, suggestTeams, SUGGESTION } from "./suggestion/suggest-teams.ts";
export type { MeasuredTeams, Suggestion, SuggestionRequest } from "./suggestion/suggest-teams.ts";

// Evaluation
export { evaluate } from "./evaluation/evaluate.ts";
export type { Evaluation, EvaluationRequest } from "./evaluation/evaluate.ts";
export { summarizeEvaluation } from "./evaluation/summary.ts";
export type { EvaluationFigures } from "./evaluation/summary.ts";
