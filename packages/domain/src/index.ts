export { errors, isErrorCode } from "./errors.ts";
export type { ErrorCode } from "./errors.ts";
export { messages } from "./messages.ts";
export {
  basketball,
  CAPTAIN_MULTIPLIER,
  combinationsUnder,
  cricket,
  football,
  isSportSlug,
  kabaddi,
  MAX_CREDITS,
  partitionsUnder,
  PATTERN_BOUNDS,
  PLAYER_SLOTS,
  percentageGroup,
  sportByIndex,
  sportBySlug,
  sports,
  VICE_CAPTAIN_MULTIPLIER,
} from "./sports/index.ts";
export type {
  Combination,
  Partition,
  PercentageSplit,
  Role,
  Sport,
  SportIndex,
  SportSlug,
} from "./sports/index.ts";
export { strategySchema } from "./strategy.ts";
export type { Distribution, ExposureBounds, RoleCounts, Strategy } from "./strategy.ts";
export { lastPlayTexts, playerSchema } from "./player.ts";
export type { Player } from "./player.ts";
export {
  matchDetailSchema,
  matchListItemSchema,
  matchStatuses,
  pointsPartSchema,
  scorecardSchema,
} from "./match.ts";
export type { MatchDetail, MatchListItem, PointsPart, Scorecard } from "./match.ts";
export { generationResultSchema, shortfallSchema, teamSchema } from "./team.ts";
export type { GenerationResult, Shortfall, Team } from "./team.ts";
export { fail, succeed } from "./outcome.ts";
export type { Outcome } from "./outcome.ts";
