import type { AccountData } from "@teamwright/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Person } from "../accounts/public.ts";
import { webhookDeliveries, webhooks } from "./schema.ts";
import { listWebhooks } from "./webhook.repository.ts";

export async function readWebhookData(db: Db, { id }: Person): Promise<AccountData["webhooks"]> {
  const rows = await listWebhooks(db, id);
  return rows.map(({ url, events, createdAt, pausedAt }) => ({
    url,
    events,
    createdAt: createdAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
  }));
}

/**
 * Deletes the account's webhooks with their deliveries. `posts`: the ids of its posts, whose messages name it to others.
 */
export async function eraseWebhookData(db: Db, { id }: Person, posts: readonly string[]): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.accountId, id));
  if (posts.length > 0)
    await db
      .delete(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.type, "expert.posted"), inArray(webhookDeliveries.eventKey, [...posts])),
      );
}
