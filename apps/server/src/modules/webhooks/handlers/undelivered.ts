import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { Db } from "#db/database.ts";
import { pagesOf } from "#http/pages-of.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { repeatDelivery } from "../delivery.repository.ts";
import { startSender } from "../fan-out.ts";
import { countListed, dismissDelivery, listUndelivered, lockUndelivered } from "../undelivered.repository.ts";

type Found = NonNullable<Awaited<ReturnType<typeof lockUndelivered>>>;

const hostOf = (url: string): string => new URL(url).host;

const note = (db: Db, actorId: string, action: "webhook.resend" | "webhook.dismiss", message: Found) =>
  writeAudit(db, {
    actorId,
    subjectId: message.accountId,
    action,
    details: { host: hostOf(message.url), event: message.delivery.type, attempts: message.delivery.attempts },
  });

export const listFailedDeliveries = handle(contract.failures.webhooks, async ({ db, query }) => {
  const total = await countListed(db);
  const message = await listUndelivered(db, query);
  return done("", {
    data: message.map(({ delivery, url, pausedAt, name, phoneNumber }) => ({
      id: delivery.id,
      owner: { name, phoneNumber },
      host: hostOf(url),
      type: delivery.type,
      attempts: delivery.attempts,
      lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: delivery.dueAt?.toISOString() ?? null,
      failure: delivery.failure,
      status: delivery.status,
      paused: pausedAt !== null,
    })),
    totalPages: pagesOf(total, query.size),
  });
});

export const resendUndelivered = handle(contract.failures.resendWebhook, async (scope) => {
  const { params, session, db, deps } = scope;
  const message = await lockUndelivered(db, params.id);
  if (message === null) return refused("conflict");
  if (message.pausedAt !== null) return refused("webhook_paused");
  await repeatDelivery(db, message.delivery.webhookId, params.id);
  await note(db, session.accountId, "webhook.resend", message);
  await startSender(deps, scope);
  return done("replies.webhookResent", {});
});

export const dismissUndelivered = handle(
  contract.failures.dismissWebhook,
  async ({ params, session, db }) => {
    const message = await lockUndelivered(db, params.id);
    if (message === null) return refused("conflict");
    await dismissDelivery(db, params.id);
    await note(db, session.accountId, "webhook.dismiss", message);
    return done("replies.failureDismissed", {});
  },
);
