/** Every table, for drizzle-kit, which generates the migrations. A module with tables is one line here. */
export { accounts } from "#tables/accounts.ts";
export { auditLog } from "#modules/audit/schema.ts";
export { noticeEvents } from "#modules/announcements/schema.ts";
export {
  apiKeys,
  devices,
  identities,
  loginFailures,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  signInLinks,
  usedChallenges,
} from "#modules/auth/schema.ts";
export {
  expertPostRecords,
  expertPosts,
  expertPostVersions,
  expertPostViews,
  expertVideos,
} from "#modules/experts/schema.ts";
export { feedRuns } from "#modules/feeds/schema.ts";
export { forecastMeasurements, forecastModels, forecastPromises } from "#modules/forecasts/schema.ts";
export { groupMembers, groupPosts, groupPostShares, groups } from "#modules/groups/schema.ts";
export { idempotencyKeys } from "#modules/idempotency/schema.ts";
export {
  matchApps,
  matchAttention,
  matchObservations,
  matchSources,
  playerSources,
  sourceRoles,
} from "#modules/matches/schema.ts";
export { matches, matchOverrides, matchPlayers } from "#tables/matches.ts";
export {
  followedExperts,
  noticeDeliveries,
  notices,
  noticeSettings,
  pushSubscriptions,
  watchedMatches,
} from "#modules/notices/schema.ts";
export { planTerms } from "#modules/plans/schema.ts";
export { postedTeamSets } from "#modules/posted-teams/schema.ts";
export { predictions, predictionVersions, predictionViews } from "#modules/predictions/schema.ts";
export {
  primeAllocations,
  primeBookings,
  primeLinks,
  primeMatches,
  primePosts,
} from "#modules/prime/schema.ts";
export { promotions } from "#modules/promotions/schema.ts";
export {
  matchReports,
  reportDrafts,
  reportPitches,
  reportSeries,
  reportTeams,
  reportVersions,
} from "#modules/reports/schema.ts";
export { sourceHooks, sourceMatches, sourceRequests, sources } from "#modules/sources/schema.ts";
export { settings } from "#modules/settings/schema.ts";
export { syncItems, syncVaults } from "#modules/sync/schema.ts";
export { notifyRecords } from "#modules/statistics/schema.ts";
export { webhookDeliveries, webhooks } from "#modules/webhooks/schema.ts";
export { jobProgress, jobs } from "#jobs/schema.ts";
