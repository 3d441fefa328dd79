import { and, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { webhookDeliveries, webhooks } from "./schema.ts";
import { lockWebhook } from "./webhook.repository.ts";

/** How long an undelivered message is listed. */
const LISTED = sql`now() - interval '7 days'`;

/** Nobody took it and nobody dismissed it. */
const open = and(eq(webhookDeliveries.state, "failed"), isNull(webhookDeliveries.dismissedAt));
/** It failed at least once and is sent again. */
const trying = and(eq(webhookDeliveries.state, "waiting"), isNotNull(webhookDeliveries.failure));
const isListed = and(gt(webhookDeliveries.createdAt, LISTED), or(open, trying));

/** Messages of the last day that nobody took, after the last attempt. */
export const countUndelivered = (db: Db): Promise<number> =>
  db.$count(webhookDeliveries, and(open, sql`${webhookDeliveries.createdAt} > now() - interval '1 day'`));

export const countListed = (db: Db): Promise<number> => db.$count(webhookDeliveries, isListed);

const rows = (db: Db) =>
  db
    .select({
      delivery: webhookDeliveries,
      accountId: webhooks.accountId,
      url: webhooks.url,
      pausedAt: webhooks.pausedAt,
      name: accounts.name,
      phoneNumber: accounts.phone,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId));

/** The last attempt first. */
export const listUndelivered = (db: Db, { page, size }: { readonly page: number; readonly size: number }) =>
  rows(db)
    .where(isListed)
    .orderBy(sql`${webhookDeliveries.lastAttemptAt} desc nulls last`, desc(webhookDeliveries.id))
    .limit(size)
    .offset(page * size);

/**
 * A listed message, locked until the transaction ends; null where somebody else was faster. After its webhook, so that none
 * waits that a pause should have ended.
 */
export async function lockUndelivered(db: Db, id: string) {
  const { webhookId } = webhookDeliveries;
  const [message] = await db
    .select({ webhookId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!message || !(await lockWebhook(db, message.webhookId))) return null;
  const [row] = await rows(db)
    .where(and(eq(webhookDeliveries.id, id), or(open, trying)))
    .for("update", { of: webhookDeliveries });
  return row ?? null;
}

export async function dismissDelivery(db: Db, id: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: "failed", dueAt: null, dismissedAt: sql`now()` })
    .where(eq(webhookDeliveries.id, id));
}
