import { contract } from "@teamwright/contract";
import { done, refused, tooManyRequests } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { Scope } from "#http/deps.ts";
import { listDeliveries, repeatDelivery } from "../delivery.repository.ts";
import { startSender, storeTest } from "../fan-out.ts";
import { lockWebhook } from "../webhook.repository.ts";

/** Messages that somebody asks for, of one account: a receiver need not be its own. */
const ASKED = { max: 30, windowSeconds: 3600 } as const;

export const listOwnDeliveries = handle(contract.webhooks.deliveries, async ({ params, db }) => {
  const rows = await listDeliveries(db, params.id);
  return done("", {
    data: rows.map(({ id, type, state, attempts, createdAt, lastAttemptAt, dueAt, failure, status }) => ({
      id,
      type,
      state,
      attempts,
      createdAt: createdAt.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: dueAt?.toISOString() ?? null,
      failure,
      status,
    })),
  });
});

/** Refuses what a paused webhook cannot send, and what was asked for too often. */
async function refuseSending(
  { db, deps }: Scope,
  accountId: string,
  webhookId: string,
): Promise<RefusedAnswer | null> {
  const webhook = await lockWebhook(db, webhookId);
  if (!webhook) return refused("not_found");
  if (webhook.pausedAt !== null) return refused("webhook_paused");
  const { retryAfter } = await deps.limiter.take(`webhook-asked:${accountId}`, ASKED);
  return retryAfter > 0 ? tooManyRequests(retryAfter) : null;
}

export const testWebhook = handle(contract.webhooks.test, async (scope) => {
  const { params, session, db, deps } = scope;
  const refusal = await refuseSending(scope, session.accountId, params.id);
  if (refusal) return refusal;
  await storeTest(db, params.id);
  await startSender(deps, scope);
  return done("replies.webhookTestSent", {});
});

export const resendDelivery = handle(contract.webhooks.resend, async (scope) => {
  const { params, body, session, db, deps } = scope;
  const refusal = await refuseSending(scope, session.accountId, params.id);
  if (refusal) return refusal;
  if (!(await repeatDelivery(db, params.id, body.delivery)))
    return refused("invalid_input", { field: "delivery" });
  await startSender(deps, scope);
  return done("replies.webhookResent", {});
});
