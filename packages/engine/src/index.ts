export type { EngineMatch, EnginePlayer } from "./match.ts";

// Counting and drawing
export { compile, countTeams } from "./plan/compile.ts";
export type { Plan, Possible } from "./plan/compile.ts";
export { defaultLimits } from "./counting/limits.ts";
export type { WorkLimits } from "./counting/limits.ts";
export { generate, MAX_TEAMS } from "./drawing/generate.ts";
export type { Generation, GenerationRequest } from "./drawing/generate.ts";
export { generateMore } from "./drawing/more.ts";
export type { MoreRequest } from "./drawing/more.ts";
export { countMix, generateMix } from "./drawing/mix.ts";
export type { MixCount, MixGeneration, MixPart, MixRequest } from "./drawing/mix.ts";
export type { UnionCount } from "./plan/union.ts";
export { generateAuto } from "./drawing/auto.ts";
export type { AutoGeneration, LeagueTeams } from "./drawing/auto.ts";
export { repairTeams } from "./repair/repair.ts";
export type { Repair, RepairRequest, TeamChange } from "./repair/repair.ts";
export type { News } from "./repair/news.ts";
export { explain } from "./explain/explain.ts";
export type { BoundChange, WayOut } from "./explain/ways-out.ts";
export type { Explanation } from "./explain/explain.ts";
export type { BoundEffect, LooserBound } from "./explain/effects.ts";
export { seededGenerator } from "./random/generator.ts";
export type { Generator } from "./random/generator.ts";
export type { Refusal, Values } from "./outcome.ts";
export { boundsOf } from "./rules/bounds.ts";
export type { Bound, LooserStep } from "./rules/rule.ts";
export type {
  BoundDescription,
  LooserChange,
  RoleLimit,
  RuleName,
  ShareBound,
} from "./constraints/description.ts";

// Team sets
export { emptyColumns, MEMBER_WORDS } from "./team-set/columns.ts";
export type { TeamColumns } from "./team-set/columns.ts";
export { fromTeams } from "./team-set/from-teams.ts";
export type { TeamRefusal } from "./team-set/from-teams.ts";
export { toTeam, toTeams } from "./team-set/to-team.ts";
export { onlyTeamBounds, setBoundFields, setBoundsOf, withoutSetBounds } from "./team-set/bounds.ts";
export type { SetBounds } from "./team-set/bounds.ts";
export { membersOf } from "./team-set/members.ts";
export { everyRow } from "./team-set/rows.ts";
export { concatTeams, renumberTeams, selectTeams } from "./team-set/select.ts";
export { mergeTeams } from "./team-set/merge.ts";
export { shuffleTeams } from "./team-set/shuffle.ts";
export { sortTeams } from "./team-set/sort.ts";
export type { SortKey } from "./team-set/sort.ts";
export { scoreTeams } from "./team-set/score.ts";
export { measureDifference } from "./team-set/difference.ts";
export type { Difference } from "./team-set/difference.ts";
export { chooseTeams } from "./team-set/choose/choose-teams.ts";
export { shareGaps } from "./team-set/choose/share-gaps.ts";
export type { ShareGaps } from "./team-set/choose/share-gaps.ts";
export { filterTeams } from "./team-set/filters/filter-teams.ts";
export type { TeamFilter } from "./team-set/filters/filter.ts";
export { NO_PRESET, readPreset, writePreset } from "./team-set/filters/preset.ts";
export type { PresetSegments } from "./team-set/filters/preset.ts";
export { analyseTeams } from "./team-set/analytics/analyse-teams.ts";
export type { PlayerShare, TeamAnalytics } from "./team-set/analytics/analyse-teams.ts";
export { bucketPoints } from "./team-set/analytics/point-buckets.ts";
export type { BucketOptions, PointBucket } from "./team-set/analytics/point-buckets.ts";
export type { PairMatrix } from "./team-set/analytics/pairs.ts";
export type { Share, SplitCounts } from "./team-set/analytics/splits.ts";
export { encodeTeams } from "./team-set/encode.ts";
export { decodeTeams } from "./team-set/decode.ts";
export type { DecodeRefusal } from "./team-set/decode.ts";
export { csvCell, teamsToCsv } from "./team-set/export/csv.ts";
export { teamsToText } from "./team-set/export/text.ts";
export type { TextWords } from "./team-set/export/text.ts";
export { teamsToJson } from "./team-set/export/json.ts";
export type { ExportOptions, NameOf } from "./team-set/export/rows.ts";

// Presets
export { quickPreset } from "./presets/quick.ts";
export { smartPreset } from "./presets/smart.ts";
export type { PitchKind, SmartInput, SmartPreset } from "./presets/smart.ts";
export { autoPreset } from "./presets/auto.ts";
export type { AutoLeague } from "./presets/auto.ts";
export { commonStrategy } from "./presets/common.ts";
export { predictionPreset } from "./presets/prediction.ts";
export type { PredictionInput, PredictedBound } from "./presets/prediction.ts";
export type { Preset, PresetInput, Reason } from "./presets/preset.ts";
export { leagues, leagueTeams } from "./leagues.ts";
export type { League } from "./leagues.ts";
export { suggestCredits } from "./presets/suggestions/credits.ts";
export type { CreditSuggestion } from "./presets/suggestions/credits.ts";
export {
  suggestCaptains,
  suggestFixed,
  suggestionCounts,
  suggestViceCaptains,
} from "./presets/suggestions/players.ts";
export type { PlayerSuggestion } from "./presets/suggestions/suggestion.ts";
export { suggestCombinations, suggestPartitions, suggestPercentages } from "./presets/suggestions/shapes.ts";
export type { ShapeSuggestion } from "./presets/suggestions/shapes.ts";

// Hindsight
export { bestTeam, bestTeams, dreamTeam, legalStrategy } from "./hindsight/best-teams.ts";
export { MAX_BEST_TEAMS } from "./hindsight/best-order.ts";
export type { BestSet, BestTeams } from "./hindsight/list-best.ts";
export { rankingOf, rankOf } from "./hindsight/rank-teams.ts";
export type { Ranking } from "./hindsight/rank-teams.ts";
export type { Rank } from "./rank.ts";
export { rankAll } from "./hindsight/rank-all.ts";
export { distributionOf } from "./hindsight/points-distribution.ts";
export type { PointsDistribution } from "./hindsight/points-distribution.ts";
export { backtest } from "./hindsight/backtest.ts";
export { backtestPresets, leftOut, playedMatchOf } from "./backtest/plan.ts";
export type {
  BacktestPlan,
  BacktestPreset,
  BacktestRequest,
  BacktestResult,
  BacktestMatch,
  BacktestPlayer,
} from "./backtest/plan.ts";
export { isCounted, summarizeBacktest } from "./backtest/summary.ts";
export type { BacktestOutcome, BacktestSummary } from "./backtest/summary.ts";
