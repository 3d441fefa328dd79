import type { Handler } from "#http/handler.ts";
import type { RelationResolver } from "#http/relation.ts";
import { listOwnDeliveries, resendDelivery, testWebhook } from "./handlers/deliveries.ts";
import { dismissUndelivered, listFailedDeliveries, resendUndelivered } from "./handlers/undelivered.ts";
import {
  changeOwnWebhook,
  createWebhook,
  deleteOwnWebhook,
  listOwnWebhooks,
  renewOwnSecret,
} from "./handlers/webhooks.ts";
import { ownerOfWebhook } from "./webhook.repository.ts";

export { webhookJobs } from "./jobs.ts";

export const webhookHandlers: readonly Handler[] = [
  listOwnWebhooks,
  createWebhook,
  changeOwnWebhook,
  renewOwnSecret,
  deleteOwnWebhook,
  listOwnDeliveries,
  testWebhook,
  resendDelivery,
  listFailedDeliveries,
  resendUndelivered,
  dismissUndelivered,
];

export const webhookRelations: readonly RelationResolver[] = [ownerOfWebhook];
