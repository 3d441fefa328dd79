import { noticeKinds } from "@teamwright/contract";
import type { Notice, NoticeKind } from "@teamwright/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { accounts } from "#tables/accounts.ts";
import { noticeDeliveries, notices, pushSubscriptions } from "./schema.ts";

/** How long notices are kept in the list. */
const KEPT = sql`interval '30 days'`;

export interface NewNotice {
  readonly accountId: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly path: string;
  /** False during quiet hours: the notice is in the list only. */
  readonly push: boolean;
}

/**
 * Stores notices, and for each of their accounts' browsers a delivery. Accounts that have the notice of this event get
 * neither, nor do those that were deleted meanwhile. Call it in a transaction. Returns the accounts that got one.
 */
export async function storeNotices(
  db: Db,
  about: { readonly kind: NoticeKind; readonly eventKey: string; readonly expiresAt: Date },
  newNotices: readonly NewNotice[],
): Promise<{ readonly accounts: readonly string[]; readonly deliveries: number }> {
  const rows = JSON.stringify(
    newNotices.map(({ accountId, values, path, push }) => ({ account_id: accountId, values, path, push })),
  );
  const insertedRows = await rowsOf(
    db,
    sql`with given as (
        select * from jsonb_to_recordset(${rows}::jsonb) as row(account_id uuid, "values" jsonb, path text, push boolean)
      )
      insert into ${notices} (account_id, kind, event_key, "values", path)
      select account_id, ${about.kind}, ${about.eventKey}, "values", path
      from given join ${accounts} a on a.id = given.account_id and a.deleted_at is null for key share of a
      on conflict (account_id, kind, event_key) do nothing
      returning id, account_id`,
    z.object({ id: z.string(), account_id: z.string() }),
  );
  const pushedAccounts = new Set(newNotices.filter(({ push }) => push).map(({ accountId }) => accountId));
  const ids = insertedRows.filter((row) => pushedAccounts.has(row.account_id)).map((row) => row.id);
  const deliveries = await rowsOf(
    db,
    sql`with stored as (
        insert into ${noticeDeliveries} (notice_id, subscription_id, expires_at)
        select ${notices.id}, ${pushSubscriptions.id}, ${about.expiresAt.toISOString()}::timestamptz
        from ${notices} join ${pushSubscriptions} on ${pushSubscriptions.accountId} = ${notices.accountId}
        where ${notices.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        on conflict do nothing returning 1
      ) select count(*)::int as count from stored`,
    z.object({ count: z.number() }),
  );
  return { accounts: insertedRows.map((row) => row.account_id), deliveries: deliveries[0]?.count ?? 0 };
}

const noticeOf = (row: typeof notices.$inferSelect): Notice => ({
  id: row.id,
  kind: row.kind,
  values: row.values,
  path: row.path,
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

/** Newest first. */
export async function listNotices(
  db: Db,
  accountId: string,
  page: { readonly page: number; readonly size: number },
): Promise<{ readonly list: readonly Notice[]; readonly total: number }> {
  const ofAccount = and(eq(notices.accountId, accountId), sql`${notices.createdAt} > now() - ${KEPT}`);
  const rows = await db
    .select()
    .from(notices)
    .where(ofAccount)
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return { list: rows.map(noticeOf), total: await db.$count(notices, ofAccount) };
}

export const countUnread = (db: Db, accountId: string): Promise<number> =>
  db.$count(
    notices,
    and(
      eq(notices.accountId, accountId),
      isNull(notices.readAt),
      sql`${notices.createdAt} > now() - ${KEPT}`,
    ),
  );

/** Marks one notice of the account as read, or all. */
export async function markRead(db: Db, accountId: string, id?: string): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notices.accountId, accountId),
        isNull(notices.readAt),
        id === undefined ? undefined : eq(notices.id, id),
      ),
    );
}

/** Deletes the notice of the last hour that tells of failed attempts, with what is to be pushed of it. */
export async function withdrawGuesses(db: Db, accountId: string): Promise<void> {
  await db
    .delete(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        eq(notices.kind, "credentials"),
        sql`${notices.values}->>'change' = 'guesses'`,
        sql`${notices.createdAt} > now() - interval '1 hour'`,
      ),
    );
}

export async function forgetOldNotices(db: Db): Promise<void> {
  await db.delete(notices).where(sql`${notices.createdAt} < now() - ${KEPT}`);
}

/** A notice that is to be handed to a push service. */
const dueDelivery = z.object({
  id: z.coerce.number(),
  attempts: z.number(),
  expires_at: z.coerce.date(),
  notice_id: z.string(),
  kind: z.enum(noticeKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  path: z.string(),
  subscription_id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: z.enum(["en", "hi", "te"]),
});
export type DueNotice = z.infer<typeof dueDelivery>;

/**
 * Takes due deliveries for this instance: no other one gets them for `seconds`. When this instance is killed they are
 * due again.
 */
export const takeDue = (db: Db, most: number, seconds: number): Promise<DueNotice[]> =>
  rowsOf(
    db,
    sql`with taken as (
        update ${noticeDeliveries} set due_at = now() + make_interval(secs => ${seconds}), attempts = attempts + 1
        where id in (select id from ${noticeDeliveries} where due_at <= now() order by due_at limit ${most}
          for update skip locked)
        returning *
      )
      select taken.id, taken.attempts, taken.expires_at, taken.notice_id, n.kind, n."values", n.path,
        taken.subscription_id, s.endpoint, s.p256dh, s.auth, s.language
      from taken join ${notices} n on n.id = taken.notice_id join ${pushSubscriptions} s on s.id = taken.subscription_id`,
    dueDelivery,
  );

/** The deliveries are done, or given up. */
export async function endDeliveries(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`delete from ${noticeDeliveries} where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}

/** The deliveries are tried again after so many seconds. */
export async function delayDeliveries(
  db: Db,
  later: readonly { readonly id: number; readonly seconds: number }[],
): Promise<void> {
  if (later.length === 0) return;
  await db.execute(
    sql`update ${noticeDeliveries} set due_at = now() + make_interval(secs => later.seconds)
      from jsonb_to_recordset(${JSON.stringify(later)}::jsonb) as later(id bigint, seconds double precision)
      where ${noticeDeliveries}.id = later.id`,
  );
}

/** When the next delivery is due; null when none waits. */
export async function nextDue(db: Db): Promise<Date | null> {
  const [row] = await rowsOf(
    db,
    sql`select min(due_at) as due from ${noticeDeliveries}`,
    z.object({ due: z.coerce.date().nullable() }),
  );
  return row?.due ?? null;
}
