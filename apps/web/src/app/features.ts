import { routes as adminAudit } from "#features/staff/audit/routes.ts";
import { routes as failures } from "#features/staff/failures/routes.ts";
import { routes as adminHash } from "#features/staff/hash/routes.ts";
import { routes as adminHub } from "#features/staff/hub/routes.ts";
import { routes as adminMatches } from "#features/staff/matches/routes.ts";
import { routes as adminNotify } from "#features/staff/notify/routes.ts";
import { routes as adminPromotions } from "#features/staff/promotions/routes.ts";
import { routes as adminStatistics } from "#features/staff/statistics/routes.ts";
import { routes as adminUsers } from "#features/staff/users/routes.ts";
import { routes as addPoint } from "#features/staff/add-point/routes.ts";
import { routes as booking } from "#features/player/booking/routes.ts";
import { routes as bookingPanel } from "#features/staff/booking/routes.ts";
import { routes as primeReport } from "#features/staff/prime-report/routes.ts";
import { routes as primeTeams } from "#features/player/prime-teams/routes.ts";
import { routes as primePost } from "#features/staff/prime-post/routes.ts";
import { routes as analytics } from "#features/player/analytics/routes.ts";
import { routes as createMatchReport } from "#features/staff/create-match-report/routes.ts";
import { routes as display } from "#features/player/display/routes.ts";
import { routes as experts } from "#features/player/experts/routes.ts";
import { routes as hub } from "#features/player/hub/routes.ts";
import { routes as posting } from "#features/expert/posting/routes.ts";
import { routes as home } from "#features/player/home/routes.ts";
import { routes as matchReports } from "#features/player/match-reports/routes.ts";
import { routes as groupOwner } from "#features/owner/groups/routes.ts";
import { routes as groupTeams } from "#features/player/groups/routes.ts";
import { routes as mapper } from "#features/player/mapper/routes.ts";
import { routes as mapperDesk } from "#features/staff/mapper/routes.ts";
import { routes as myMatches } from "#features/player/my-matches/routes.ts";
import { routes as notices } from "#features/account/notices/routes.ts";
import { routes as planData } from "#features/account/plan-data/routes.ts";
import { routes as createPanel } from "#features/expert/create-panel/routes.ts";
import { routes as playerFacts } from "#features/player/player-facts/routes.ts";
import { routes as predictions } from "#features/player/predictions/routes.ts";
import { routes as previousMatch } from "#features/player/previous-match/routes.ts";
import { routes as profile } from "#features/account/profile/routes.ts";
import { routes as savedMatches } from "#features/player/saved-matches/routes.ts";
import { routes as print } from "#features/player/print/routes.ts";
import { routes as promises } from "#features/player/promises/routes.ts";
import { routes as research } from "#features/player/research/routes.ts";
import { routes as result } from "#features/player/result/routes.ts";
import { routes as secondFactor } from "#features/account/second-factor/routes.ts";
import { routes as signIn } from "#features/account/sign-in/routes.ts";
import { routes as staticPages } from "#features/player/static-pages/routes.ts";
import { routes as suggest } from "#features/player/suggest/routes.ts";
import { routes as strategy } from "#features/player/strategy/routes.ts";
import { routes as transfer } from "#features/player/transfer/routes.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

/** Every user-visible area. A feature is listed when it works; a route that is not listed does not exist. */
export const features: readonly (readonly RouteEntry[])[] = [
  home,
  staticPages,
  profile,
  notices,
  savedMatches,
  planData,
  signIn,
  secondFactor,
  myMatches,
  previousMatch,
  strategy,
  suggest,
  playerFacts,
  predictions,
  createPanel,
  display,
  analytics,
  research,
  promises,
  matchReports,
  result,
  addPoint,
  print,
  transfer,
  mapper,
  mapperDesk,
  hub,
  experts,
  posting,
  booking,
  bookingPanel,
  primePost,
  primeReport,
  primeTeams,
  groupOwner,
  groupTeams,
  adminUsers,
  adminStatistics,
  adminNotify,
  adminHub,
  adminPromotions,
  adminHash,
  adminMatches,
  adminAudit,
  failures,
  createMatchReport,
];
