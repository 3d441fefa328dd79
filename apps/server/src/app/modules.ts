import type { Handler } from "../http/handler.ts";
import { accountHandlers } from "../modules/accounts/index.ts";
import { authHandlers } from "../modules/auth/index.ts";
import { bootstrapHandlers } from "../modules/bootstrap/index.ts";
import { eventHandlers } from "../modules/events/index.ts";
import { hashValueHandlers } from "../modules/hash-value/index.ts";
import { planHandlers } from "../modules/plans/index.ts";
import { powerHandlers } from "../modules/powers/index.ts";
import { fantasyHandlers } from "../modules/fantasy/index.ts";
import { matchAdminHandlers } from "../modules/match-admin/index.ts";
import { promotionHandlers } from "../modules/promotions/index.ts";
import { statisticsHandlers } from "../modules/statistics/index.ts";
import { teamListHandlers } from "../modules/team-lists/index.ts";

/** Everything that answers. A module is one line here. */
export const handlers: readonly Handler[] = [
  ...bootstrapHandlers,
  ...authHandlers,
  ...accountHandlers,
  ...planHandlers,
  ...powerHandlers,
  ...statisticsHandlers,
  ...eventHandlers,
  ...fantasyHandlers,
  ...matchAdminHandlers,
  ...promotionHandlers,
  ...hashValueHandlers,
  ...teamListHandlers,
];
