import { randomUUID } from "node:crypto";
import { TEST_EVENT } from "@teamwright/contract";
import type { Power, WebhookEvent } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import type { EnqueueScope } from "#ports/job-queue.ts";
import { z } from "zod";
import { findAccount } from "../accounts/public.ts";
import type { NoticeEvent } from "../announcements/public.ts";
import { storeDeliveries } from "./delivery.repository.ts";
import { messageOf } from "./message.ts";
import { webhooksFor } from "./webhook.repository.ts";

/** The job that sends what is due. */
export const sendKind = { name: "webhooks.send", input: z.object({}) } as const;

/** What the account of a webhook must hold to be told; the same as for reading what it is told of. */
const neededPowers: Partial<Record<WebhookEvent, Power>> = { "expert.posted": "plan" };

/** Stores the messages about an event. Safe to repeat. */
export async function fanOut(deps: Deps, event: NoticeEvent): Promise<void> {
  const message = messageOf(event, new Date());
  if (message === null || message.type === TEST_EVENT) return;
  const { audience, key: eventKey } = event;
  const author = audience.of === "followers" ? await findAccount(deps.database.db, audience.expertId) : null;
  // A deletion has erased the post, and what named its author.
  if (author?.deletedAt) return;
  const { type } = message;
  const namedAccounts = audience.of === "accounts" ? new Set(audience.ids) : null;
  const power = neededPowers[type];
  const toldWebhooks = (await webhooksFor(deps.database.db, type)).filter(
    ({ accountId, powers }) =>
      (namedAccounts === null || namedAccounts.has(accountId)) && (power === undefined || powers.has(power)),
  );
  const ids = toldWebhooks.map(({ id }) => id);
  const body = JSON.stringify(message);
  if ((await storeDeliveries(deps.database.db, ids, { type, eventKey, body })) > 0)
    await startSender(deps, withoutTransaction(deps.database.db));
}

/** Stores a message that says only that messages arrive. */
export async function storeTest(db: Db, webhookId: string): Promise<void> {
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: new Date().toISOString(), data: {} });
  await storeDeliveries(db, [webhookId], { type: TEST_EVENT, eventKey: randomUUID(), body });
}

/** At most one of these jobs waits: what is due later must not hold back what is due now. */
export async function startSender({ jobs }: Pick<Deps, "jobs">, scope: EnqueueScope): Promise<void> {
  await jobs.enqueue(scope, sendKind, {}, { key: "now" });
}

export async function startSenderAt({ jobs, database }: Deps, startAfter: Date): Promise<void> {
  await jobs.enqueue(withoutTransaction(database.db), sendKind, {}, { key: "later", startAfter });
}
