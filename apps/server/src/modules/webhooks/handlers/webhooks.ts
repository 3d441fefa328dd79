import { randomUUID } from "node:crypto";
import { contract, MAX_WEBHOOKS } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import type { AuditNote } from "#modules/audit/public.ts";
import { endWaiting } from "../delivery.repository.ts";
import { newSecret, sealSecret } from "../signature.ts";
import {
  changeWebhook,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  renewSecret,
} from "../webhook.repository.ts";

const refusedAddress = () =>
  refused("webhook_address_refused", { field: "url", message: "replies.webhookAddress" });

/** Notes what an account did with its webhook: the host, because the rest of the address may be secret. */
const note = (
  db: Db,
  { accountId }: Session,
  verb: "create" | "change" | "renewSecret" | "delete",
  { url, ...more }: NonNullable<AuditNote["details"]> & { readonly url: string },
): Promise<void> =>
  writeAudit(db, {
    actorId: accountId,
    subjectId: accountId,
    action: `webhook.${verb}`,
    details: { host: new URL(url).host, ...more },
  });

export const listOwnWebhooks = handle(contract.webhooks.list, async ({ session, db }) => {
  const rows = await listWebhooks(db, session.accountId);
  return done("", {
    data: rows.map(({ id, url, events, createdAt, pausedAt, failure, status }) => ({
      id,
      url,
      events,
      createdAt: createdAt.toISOString(),
      pausedAt: pausedAt?.toISOString() ?? null,
      failure,
      status,
    })),
  });
});

export const createWebhook = handle(contract.webhooks.create, async ({ body, session, db, deps }) => {
  const url = new URL(body.url);
  if (!deps.webhooks.allows(url)) return refusedAddress();
  // Locked, so that calls at the same time cannot exceed the number.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  if ((await listWebhooks(db, session.accountId)).length >= MAX_WEBHOOKS)
    return refused("too_many_webhooks", { values: { most: MAX_WEBHOOKS } });
  const id = randomUUID();
  const secret = newSecret();
  const events = [...new Set(body.events)];
  await insertWebhook(db, {
    id,
    accountId: session.accountId,
    url: url.href,
    events,
    secret: sealSecret(secret, id, deps.secrets),
  });
  await note(db, session, "create", { url: body.url, events });
  return done("replies.webhookCreated", { data: { id, secret } });
});

export const changeOwnWebhook = handle(
  contract.webhooks.change,
  async ({ params, body, session, db, deps }) => {
    const url = new URL(body.url);
    if (!deps.webhooks.allows(url)) return refusedAddress();
    if (!(await lockWebhook(db, params.id))) return refused("not_found");
    const { paused } = body;
    const events = [...new Set(body.events)];
    await changeWebhook(db, params.id, { url: url.href, events, paused });
    if (paused) await endWaiting(db, params.id);
    await note(db, session, "change", { url: url.href, events, paused });
    return done("replies.webhookChanged", {});
  },
);

export const renewOwnSecret = handle(contract.webhooks.renewSecret, async ({ params, session, db, deps }) => {
  const webhook = await lockWebhook(db, params.id);
  if (!webhook) return refused("not_found");
  const secret = newSecret();
  await renewSecret(db, params.id, sealSecret(secret, params.id, deps.secrets));
  await note(db, session, "renewSecret", { url: webhook.url });
  return done("replies.webhookSecretRenewed", { data: { secret } });
});

export const deleteOwnWebhook = handle(contract.webhooks.remove, async ({ params, session, db }) => {
  const webhook = await lockWebhook(db, params.id);
  if (!webhook) return refused("not_found");
  await deleteWebhook(db, params.id);
  await note(db, session, "delete", { url: webhook.url });
  return done("replies.webhookDeleted", {});
});
