import type { NotifyRecord } from "@teamwright/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { notifyRecords } from "./schema.ts";

export async function addNotify(
  db: Db,
  record: { superuserId: string; userId: string; duration: number; type: "register" | "plan add" },
): Promise<void> {
  await db.insert(notifyRecords).values(record);
}

export interface NotifyFilter {
  /** Absent: of all accounts. */
  readonly superuserId?: string;
  /** Only this many days before today, today not counted, in Asia/Kolkata. */
  readonly days?: number | undefined;
}

const startOfToday = sql`(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;

const matching = ({ superuserId, days }: NotifyFilter) =>
  and(
    superuserId === undefined ? undefined : eq(notifyRecords.superuserId, superuserId),
    days === undefined
      ? undefined
      : sql`${notifyRecords.createdAt} >= ${startOfToday} - make_interval(days => ${days}) and ${notifyRecords.createdAt} < ${startOfToday}`,
  );

/** Newest first. */
export async function listNotify(
  db: Db,
  filter: NotifyFilter,
  page: { page: number; size: number },
): Promise<NotifyRecord[]> {
  const superuser = alias(accounts, "superuser");
  const user = alias(accounts, "subject");
  const rows = await db
    .select({
      createdAt: notifyRecords.createdAt,
      superUserPhoneNumber: superuser.phone,
      userPhoneNumber: user.phone,
      duration: notifyRecords.duration,
      notifyType: notifyRecords.type,
    })
    .from(notifyRecords)
    .innerJoin(superuser, eq(superuser.id, notifyRecords.superuserId))
    .innerJoin(user, eq(user.id, notifyRecords.userId))
    .where(matching(filter))
    .orderBy(desc(notifyRecords.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countNotify(db: Db, filter: NotifyFilter) {
  const [row] = await db
    .select({
      register: sql<number>`count(*) filter (where ${notifyRecords.type} = 'register')::int`,
      addPlan: sql<number>`count(*) filter (where ${notifyRecords.type} = 'plan add')::int`,
    })
    .from(notifyRecords)
    .where(matching(filter));
  const { register, addPlan } = row ?? { register: 0, addPlan: 0 };
  return { register, addPlan, total: register + addPlan };
}
