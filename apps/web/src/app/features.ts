import { routes as adminAudit } from "../features/admin-audit/routes.ts";
import { routes as adminHash } from "../features/admin-hash/routes.ts";
import { routes as adminHub } from "../features/admin-hub/routes.ts";
import { routes as adminMatches } from "../features/admin-matches/routes.ts";
import { routes as adminNotify } from "../features/admin-notify/routes.ts";
import { routes as adminPromotions } from "../features/admin-promotions/routes.ts";
import { routes as adminStatistics } from "../features/admin-statistics/routes.ts";
import { routes as adminUsers } from "../features/admin-users/routes.ts";
import { routes as addPoint } from "../features/add-point/routes.ts";
import { routes as analytics } from "../features/analytics/routes.ts";
import { routes as display } from "../features/display/routes.ts";
import { routes as home } from "../features/home/routes.ts";
import { routes as myMatches } from "../features/my-matches/routes.ts";
import { routes as planData } from "../features/plan-data/routes.ts";
import { routes as previousMatch } from "../features/previous-match/routes.ts";
import { routes as profile } from "../features/profile/routes.ts";
import { routes as savedMatches } from "../features/saved-matches/routes.ts";
import { routes as print } from "../features/print/routes.ts";
import { routes as research } from "../features/research/routes.ts";
import { routes as result } from "../features/result/routes.ts";
import { routes as signIn } from "../features/sign-in/routes.ts";
import { routes as staticPages } from "../features/static-pages/routes.ts";
import { routes as strategy } from "../features/strategy/routes.ts";
import type { RouteEntry } from "../ui/route-entry.ts";

/** Every user-visible area. A feature is here when it works; a route that is not here does not exist. */
export const features: readonly (readonly RouteEntry[])[] = [
  home,
  staticPages,
  profile,
  savedMatches,
  planData,
  signIn,
  myMatches,
  previousMatch,
  strategy,
  display,
  analytics,
  research,
  result,
  addPoint,
  print,
  adminUsers,
  adminStatistics,
  adminNotify,
  adminHub,
  adminPromotions,
  adminHash,
  adminMatches,
  adminAudit,
];
