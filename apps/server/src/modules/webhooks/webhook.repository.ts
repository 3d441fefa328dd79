import { OLD_SECRET_HOURS } from "@teamwright/contract";
import type { SealedPayload, WebhookEvent, WebhookFailure } from "@teamwright/contract";
import { and, arrayContains, asc, eq, isNull, sql } from "drizzle-orm";
import type { Reseal } from "#crypto/sealing.ts";
import type { Db } from "#db/database.ts";
import type { RelationResolver } from "#http/relation.ts";
import { accounts } from "#tables/accounts.ts";
import { withPowers } from "../auth/public.ts";
import { lockAccount, powersOf } from "../accounts/public.ts";
import { webhooks } from "./schema.ts";
import { bindingOf } from "./signature.ts";

export type StoredWebhook = typeof webhooks.$inferSelect;

export const listWebhooks = (db: Db, accountId: string): Promise<StoredWebhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.accountId, accountId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function insertWebhook(
  db: Db,
  webhook: Pick<StoredWebhook, "id" | "accountId" | "url" | "events" | "secret">,
): Promise<void> {
  await db.insert(webhooks).values(webhook);
}

/**
 * The webhook, locked until the transaction ends: after its account, as by a deletion of the account. What is noted in the log
 * names the account.
 */
export async function lockWebhook(db: Db, id: string): Promise<StoredWebhook | undefined> {
  const { accountId } = webhooks;
  const [owner] = await db.select({ accountId }).from(webhooks).where(eq(webhooks.id, id));
  if (!owner || !(await lockAccount(db, owner.accountId))) return undefined;
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
  return row;
}

/** A pause by the account carries no failure, and the end of any pause forgets it. */
export async function changeWebhook(
  db: Db,
  id: string,
  {
    url,
    events,
    paused,
  }: { readonly url: string; readonly events: WebhookEvent[]; readonly paused: boolean },
): Promise<void> {
  await db
    .update(webhooks)
    .set({
      url,
      events,
      ...(paused
        ? { pausedAt: sql`coalesce(${webhooks.pausedAt}, now())` }
        : { pausedAt: null, failure: null, status: null }),
    })
    .where(eq(webhooks.id, id));
}

export async function renewSecret(db: Db, id: string, secret: SealedPayload): Promise<void> {
  await db
    .update(webhooks)
    .set({
      oldSecret: sql`${webhooks.secret}`,
      oldSecretUntil: sql`now() + make_interval(hours => ${OLD_SECRET_HOURS})`,
      secret,
    })
    .where(eq(webhooks.id, id));
}

/** Seals the secrets of all webhooks anew. */
export async function resealWebhooks(db: Db, reseal: Reseal): Promise<void> {
  const rows = await db.select().from(webhooks).for("update");
  for (const { id, secret, oldSecret } of rows)
    await db
      .update(webhooks)
      .set({
        secret: reseal(secret, bindingOf(id)),
        oldSecret: oldSecret && reseal(oldSecret, bindingOf(id)),
      })
      .where(eq(webhooks.id, id));
}

export async function deleteWebhook(db: Db, id: string): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id));
}

export async function noteSuccess(db: Db, id: string): Promise<void> {
  await db
    .update(webhooks)
    .set({ lastSuccessAt: sql`now()` })
    .where(eq(webhooks.id, id));
}

/**
 * Pauses a webhook of which nothing was delivered since `since`; null: in any case. Returns it unless it was paused or
 * has worked.
 */
export async function pauseFailing(
  db: Db,
  id: string,
  since: Date | null,
  failedAttempt: { readonly failure: WebhookFailure; readonly status: number | null },
): Promise<Pick<StoredWebhook, "accountId" | "url"> | undefined> {
  const workedCondition =
    since === null
      ? sql`false`
      : sql`coalesce(${webhooks.lastSuccessAt} > ${since.toISOString()}::timestamptz, false)`;
  const [pausedRow] = await db
    .update(webhooks)
    .set({ pausedAt: sql`now()`, ...failedAttempt })
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt), sql`not (${workedCondition})`))
    .returning({ accountId: webhooks.accountId, url: webhooks.url });
  return pausedRow;
}

/** The webhooks that want the event, of accounts that are not blocked, with the powers of those accounts. */
export async function webhooksFor(db: Db, event: WebhookEvent) {
  const rows = await db
    .select({ id: webhooks.id, accountId: webhooks.accountId, ...withPowers })
    .from(webhooks)
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
    .where(
      and(isNull(webhooks.pausedAt), eq(accounts.blocked, false), arrayContains(webhooks.events, [event])),
    );
  return rows.map((row) => ({ id: row.id, accountId: row.accountId, powers: powersOf(row.account, row) }));
}

/** Another account's webhook counts as missing, so that its existence is not revealed. */
export const ownerOfWebhook: RelationResolver = {
  relation: "ownerOfWebhook",
  resolve: async (db, accountId, id) => {
    const own = await db.$count(webhooks, and(eq(webhooks.id, id), eq(webhooks.accountId, accountId)));
    return own > 0 ? "related" : "missing";
  },
};
