import type { Handler } from "../http/handler.ts";
import { authHandlers } from "../modules/auth/index.ts";
import { bootstrapHandlers } from "../modules/bootstrap/index.ts";
import { eventHandlers } from "../modules/events/index.ts";
import { promotionHandlers } from "../modules/promotions/index.ts";
import { teamListHandlers } from "../modules/team-lists/index.ts";

/** Everything that answers. A module is one line here. */
export const handlers: readonly Handler[] = [
  ...bootstrapHandlers,
  ...authHandlers,
  ...eventHandlers,
  ...promotionHandlers,
  ...teamListHandlers,
];
