import type { WebhookDelivery, WebhookFailure } from "@teamwright/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { accounts } from "#tables/accounts.ts";
import { webhookDeliveries, webhooks } from "./schema.ts";

type WebhookType = WebhookDelivery["type"];

/** Deliveries that may be sent: those of a webhook that is not paused, of an account that is not blocked. */
const sendable = sql`${webhookDeliveries} d join ${webhooks} w on w.id = d.webhook_id
  join ${accounts} a on a.id = w.account_id and d.state = 'waiting' and w.paused_at is null and not a.blocked`;

/** The deliveries that the list shows. */
const SHOWN = 25;

/** Stores a message for each webhook that does not have it yet, unless it was paused or deleted meanwhile. Returns how many are new. */
export async function storeDeliveries(
  db: Db,
  webhookIds: readonly string[],
  message: { readonly type: WebhookType; readonly eventKey: string; readonly body: string },
): Promise<number> {
  if (webhookIds.length === 0) return 0;
  const { type, eventKey, body } = message;
  // One parameter holds all ids: a statement has 65,535 parameters at most.
  const insertedRows = await rowsOf(
    db,
    sql`with working as (
        select id from ${webhooks} where paused_at is null
          and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(webhookIds)}::jsonb))
        order by id for share
      ), stored as (
        insert into ${webhookDeliveries} (webhook_id, type, event_key, body)
        select id, ${type}, ${eventKey}, ${body} from working
        on conflict do nothing returning 1
      ) select count(*)::int as count from stored`,
    z.object({ count: z.number() }),
  );
  return insertedRows[0]?.count ?? 0;
}

/** Newest first. */
export const listDeliveries = (db: Db, webhookId: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN);

/** Makes a delivery due again from its first attempt; false when the webhook has no such delivery. */
export async function repeatDelivery(db: Db, webhookId: string, id: string): Promise<boolean> {
  const repeatedRows = await db
    .update(webhookDeliveries)
    .set({
      state: "waiting",
      attempts: 0,
      dueAt: sql`now()`,
      // Until it fails again there is nothing to handle.
      failure: null,
      status: null,
      dismissedAt: null,
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id });
  return repeatedRows.length > 0;
}

const sealedSecret = z.object({ v: z.literal(1), kid: z.string(), iv: z.string(), ct: z.string() });
const dueDelivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  type: z.string(),
  body: z.string(),
  attempts: z.number(),
  created_at: z.coerce.date(),
  url: z.string(),
  secret: sealedSecret,
  /** Null when it signs no more. */
  old_secret: sealedSecret.nullable(),
});
export type DueMessage = z.infer<typeof dueDelivery>;

interface DueLimits {
  readonly most: number;
  readonly mostOfEach: number;
  /** Webhooks that get nothing now. */
  readonly except: readonly string[];
  /** For so many seconds no other instance gets them. */
  readonly seconds: number;
}

/** Takes due deliveries for this instance. When it is killed they are due again. */
export const takeDue = (db: Db, { most, mostOfEach, except, seconds }: DueLimits): Promise<DueMessage[]> =>
  rowsOf(
    db,
    sql`with ranked as (
        select d.id, d.due_at, row_number() over (partition by d.webhook_id order by d.due_at, d.id) as turn
        from ${sendable} where d.due_at <= now() and d.webhook_id not in
          (select value::uuid from jsonb_array_elements_text(${JSON.stringify(except)}::jsonb))
      ), due as (
        select id from ranked where turn <= ${mostOfEach} order by due_at limit ${most}
      ), taken as (
        update ${webhookDeliveries} set due_at = now() + make_interval(secs => ${seconds}),
          attempts = attempts + 1, last_attempt_at = now()
        where id in (select id from ${webhookDeliveries}
          where id in (select id from due) and state = 'waiting' and due_at <= now() for update skip locked)
        returning *
      )
      select taken.id, taken.webhook_id, taken.type, taken.body, taken.attempts, taken.created_at, w.url, w.secret,
        case when w.old_secret_until > now() then w.old_secret end as old_secret
      from taken join ${webhooks} w on w.id = taken.webhook_id`,
    dueDelivery,
  );

/** What an attempt came to. `seconds`: until the next one; null: there is none. */
export interface Attempt {
  readonly delivered: boolean;
  readonly failure: WebhookFailure | null;
  readonly status: number | null;
  readonly seconds: number | null;
}

/**
 * False, and nothing is recorded, where a failed attempt is not the last one any more: meanwhile the webhook was paused,
 * which ended what waited, or the message is to be sent again.
 */
export async function recordAttempt(
  db: Db,
  { id, attempts }: Pick<DueMessage, "id" | "attempts">,
  attempt: Attempt,
): Promise<boolean> {
  const { delivered, failure, status, seconds } = attempt;
  const isLast = and(eq(webhookDeliveries.state, "waiting"), eq(webhookDeliveries.attempts, attempts));
  const rows = await db
    .update(webhookDeliveries)
    .set({
      failure,
      status,
      state: delivered ? "delivered" : seconds === null ? "failed" : "waiting",
      dueAt: seconds === null ? null : sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(and(eq(webhookDeliveries.id, id), delivered ? undefined : isLast))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Of a paused webhook nothing is sent later by itself. */
export async function endWaiting(db: Db, webhookId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: "failed", dueAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting")));
}

/** When the next delivery is due; null when none waits. */
export async function nextDue(db: Db): Promise<Date | null> {
  const [row] = await rowsOf(
    db,
    sql`select min(d.due_at) as due from ${sendable}`,
    z.object({ due: z.coerce.date().nullable() }),
  );
  return row?.due ?? null;
}

export async function forgetOldDeliveries(db: Db): Promise<void> {
  await db.delete(webhookDeliveries).where(sql`${webhookDeliveries.createdAt} < now() - interval '30 days'`);
}
