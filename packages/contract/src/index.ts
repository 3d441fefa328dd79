export { auditActions } from "./audit-actions.ts";
export type { AuditAction } from "./audit-actions.ts";
export {
  acting,
  anyOf,
  bySession,
  customerPowers,
  keyScopes,
  open,
  powers,
  pushKey,
  relatedAccess,
  relations,
  self,
  signedIn,
  signedInEarly,
  withOwnPhone,
} from "./access.ts";
export type { Access, KeyScope, OwnValue, Power, RelatedParam, Relation } from "./access.ts";
export { endpoint, failSchema, successSchema } from "./endpoint.ts";
export type {
  BodyOf,
  EndpointDefinition,
  FailReply,
  InputOf,
  Method,
  ParamsOf,
  QueryOf,
  ReplyFields,
  ReplyInputOf,
  ReplyOf,
} from "./endpoint.ts";
export { accountDataSchema, accountFlags, MAX_LOG_ENTRIES } from "./resources/account-data.ts";
export type { AccountData } from "./resources/account-data.ts";
export { MAX_API_KEYS, MAX_STAFF_DAYS } from "./resources/api-keys.ts";
export type { ApiKey } from "./resources/api-keys.ts";
export { MAX_PASSKEYS } from "./resources/passkeys.ts";
export { RECOVERY_CODES } from "./resources/second-factor.ts";
export type { SecondFactorStatus } from "./resources/second-factor.ts";
export type { Passkey } from "./resources/passkeys.ts";
export {
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  TEST_EVENT,
  webhookEvents,
  webhookFailures,
  webhookMessage,
} from "./resources/webhooks.ts";
export type {
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookFailure,
  WebhookMessage,
} from "./resources/webhooks.ts";
export { allEndpoints, contract } from "./contract.ts";
export type { Contract } from "./contract.ts";
export { createClient, urlOf } from "./client.ts";
export { ELSEWHERE, NUMBER_HEADER, NUMBER_NAMES } from "./number-header.ts";
export type {
  CallResult,
  ReplySaid,
  Client,
  ClientFailureCode,
  ClientSettings,
  Resources,
} from "./client.ts";
export { EVENTS_KEPT } from "./resources/events.ts";
export { openEvents } from "./open-events.ts";
export { openApiDocument } from "./openapi.ts";
export { refusalsOf } from "./refusals.ts";
export { recordRates } from "./expert-profile.ts";
export type { ExpertFigures, ExpertProfile } from "./expert-profile.ts";
export { MAX_POSTED_TEAMS, posters, postTypes, teamUses, tossOptions } from "./resources/experts.ts";
export type { BacktestInputMatch } from "./resources/backtest.ts";
export { promiseKinds } from "./resources/forecasts.ts";
export type { ForecastRecord, PlayerHistory, PromiseKind } from "./resources/forecasts.ts";
export type { Evidence } from "./resources/report-evidence.ts";
export type { ExpertPost, ExpertVideo, PostChange } from "./resources/experts.ts";
export { groupLogos, MAX_GROUP_MEMBERS } from "./resources/groups.ts";
export type { GroupDelivery, GroupInfo, GroupMember } from "./resources/groups.ts";
export type { GroupCard, GroupTeams } from "./resources/member-groups.ts";
export type { FantasyApp } from "./resources/bootstrap.ts";
export type { FantasyMatch } from "./app-shapes.ts";
export type { FantasyPlayer, FantasyTeam } from "./resources/fantasy-apps.ts";
export { serverEvents } from "./resources/events.ts";
export type {
  AccountEvent,
  NoticesEvent,
  PublicEvent,
  ServerEvent,
  ServerEventName,
} from "./resources/events.ts";
export type { JobProblem } from "./resources/failures.ts";
export type { ImportedMatch } from "./resources/feeds.ts";
export type { MatchChange } from "./resources/match-desk.ts";
export type { ExpertUser, Prediction, PredictionVersion } from "./resources/predictions.ts";
export { planStatus } from "./resources/plans.ts";
export type { PlanStatus } from "./resources/plans.ts";
export { mostTeamsPerUser } from "./resources/prime-desk.ts";
export type { PrimeAnalysis, ServedPrimeUser } from "./resources/prime-analysis.ts";
export type { PrimeTeam } from "./resources/prime.ts";
export type { Promotion } from "./resources/promotions.ts";
export type { SourceState } from "./resources/sources.ts";
export { deviceKinds, MAX_FOLLOWED, noticeKinds } from "./resources/notices.ts";
export type { Notice, NoticeKind, NoticeSettings, WatchedMatch } from "./resources/notices.ts";
export { playerHash } from "./player-hash.ts";
export {
  MIN_ROUNDS,
  MAX_SYNC_BYTES,
  MAX_SYNC_DAY,
  MAX_SYNC_ITEM,
  MAX_SYNC_ITEMS,
  SYNC_LIST_SIZE,
} from "./resources/sync.ts";
export type { SyncVault } from "./resources/sync.ts";
export type { AuditEntry, JsonValue } from "./resources/audit.ts";
export type { NotifyRecord } from "./resources/statistics.ts";
export type { AdminNumbers, PrimeDeskMatch, PrimeNumbers } from "./resources/desk.ts";
export type { UserDetails } from "./resources/accounts.ts";
export { userLists } from "./resources/user-desk.ts";
export type { FoundNumber, ListedUser, ListOutcome, UserList, UserOrder } from "./resources/user-desk.ts";
export { matchId, phoneNumber, roleNames, sealedPayload, sportSlug } from "./shapes.ts";
export type { CurrentPlan, PlanTerm, AccountRole, SealedPayload } from "./shapes.ts";
export {
  isRevised,
  months,
  reportCountries,
  reportFormats,
  reportGenders,
  reportResults,
  reportTypes,
  tossElections,
} from "./report-shapes.ts";
export type {
  MatchInformation,
  MatchResult,
  Pitch,
  ReportBody,
  ReportChange,
  ReportChangeField,
  ReportCountry,
  ReportDetail,
  ReportDraftFields,
  ReportDraftItem,
  ReportForm,
  ReportFormat,
  ReportFormProblem,
  ReportGender,
  ReportListItem,
  ReportOutcome,
  ReportPlayer,
  ReportPlayerShown,
  ReportVersion,
  Series,
  SportTeam,
} from "./report-shapes.ts";
export type { ReportStatistics } from "./report-statistics.ts";
