export { errors, isErrorCode } from "./errors.ts";
export { GENERATION_TYPE, MAX_SPARE_TEAMS, TEAM_LIMIT } from "./generation.ts";
export type { GenerationType } from "./generation.ts";
export type { ErrorCode } from "./errors.ts";
export {
  basketball,
  CAPTAIN_MULTIPLIER,
  combinationsUnder,
  contestRoles,
  contests,
  cricket,
  football,
  isSportIndex,
  isSportSlug,
  kabaddi,
  MAX_CREDITS,
  MAX_COMBINATIONS,
  MAX_ROLES,
  MAX_TEAM_SIZE,
  partitionsUnder,
  PATTERN_BOUNDS,
  PLAYER_SLOTS,
  percentageGroup,
  sportByIndex,
  sportBySlug,
  sportIndexes,
  sportProblem,
  sports,
  sportSlugs,
  tablesByIndex,
  VICE_CAPTAIN_MULTIPLIER,
} from "./sports/index.ts";
export type {
  Combination,
  ContestIndex,
  ContestSlug,
  Partition,
  PercentageSplit,
  Role,
  SmartTable,
  Sport,
  SportIndex,
  SportProblem,
  SportSlug,
  Tables,
  TablesIndex,
} from "./sports/index.ts";
export { scoreMarks, uncertaintyCodes } from "./scoring-codes.ts";
export type { ScoreMark } from "./scoring-codes.ts";
export { contestStrategySchema, strategySchema } from "./strategy.ts";
export type { Distribution, ExposureBounds, RoleCounts, Strategy } from "./strategy.ts";
export { lastPlayTexts, playerSchema } from "./player.ts";
export type { Player } from "./player.ts";
export { isLeftOut, playersNotPlaying } from "./players-not-playing.ts";
export type { Lineups } from "./players-not-playing.ts";
export {
  disruptionSchema,
  matchDetailSchema,
  matchListItemSchema,
  matchStatuses,
  pointsPartSchema,
  scoreWarningSchema,
  scorecardSchema,
} from "./match.ts";
export type { Disruption, MatchDetail, MatchListItem, PointsPart, Scorecard } from "./match.ts";
export { generationResultSchema, shortfallSchema, teamSchema } from "./team.ts";
export type { GenerationResult, Shortfall, Team } from "./team.ts";
export { shareInterval } from "./share-interval.ts";
export { fail, succeed } from "./outcome.ts";
export type { Outcome } from "./outcome.ts";
export { resultMethods } from "./match-summary.ts";
export type {
  MatchFormat,
  MatchGender,
  MatchSummary,
  ResultMethod,
  SummaryInnings,
  SummaryResult,
} from "./match-summary.ts";
