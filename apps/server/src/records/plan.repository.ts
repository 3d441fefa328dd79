import type { CurrentPlan, PlanTerm } from "@teamwright/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { planTerms } from "../db/schema/index.ts";

export type PlanKind = "plan" | "prime";

/** Today in Asia/Kolkata, by the database's clock. */
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const dayText = (column: typeof planTerms.startDate | typeof planTerms.endDate) =>
  sql<string>`to_char(${column}, 'DD-MM-YYYY')`;

export interface PlanHistory {
  readonly current: CurrentPlan | null;
  /** Newest first. */
  readonly previous: readonly PlanTerm[];
}

const none = (): { current: CurrentPlan | null; previous: PlanTerm[] } => ({ current: null, previous: [] });

/** The account's terms of both kinds, by one query. */
export async function readPlans(db: Db, accountId: string): Promise<Record<PlanKind, PlanHistory>> {
  const rows = await db
    .select({
      kind: planTerms.kind,
      duration: planTerms.duration,
      start_date: dayText(planTerms.startDate),
      end_date: dayText(planTerms.endDate),
      running: sql<boolean>`${planTerms.removedAt} is null and ${planTerms.endDate} >= ${today}`,
      daysLeft: sql<number>`(${planTerms.endDate} - ${today} + 1)::int`,
    })
    .from(planTerms)
    .where(eq(planTerms.accountId, accountId))
    .orderBy(desc(planTerms.createdAt));
  const history = { plan: none(), prime: none() };
  for (const { kind, running, daysLeft, ...term } of rows)
    if (running) history[kind].current = { ...term, days_left: daysLeft };
    else history[kind].previous.push(term);
  return history;
}

/**
 * Gives so many days: the running term grows by them, else a new one starts today. The caller holds the account's
 * lock, so extensions at the same time add up.
 */
export async function addDays(db: Db, accountId: string, kind: PlanKind, days: number): Promise<void> {
  const grown = await db
    .update(planTerms)
    .set({
      duration: sql`${planTerms.duration} + ${days}`,
      endDate: sql`${planTerms.endDate} + ${days}::int`,
    })
    .where(running(accountId, kind))
    .returning({ id: planTerms.id });
  if (grown.length > 0) return;
  await db.insert(planTerms).values({
    accountId,
    kind,
    duration: days,
    startDate: sql`${today}`,
    endDate: sql`${today} + ${days}::int - 1`,
  });
}

/** Ends the running term now; false when there is none. */
export async function removePlan(db: Db, accountId: string, kind: PlanKind): Promise<boolean> {
  const removed = await db
    .update(planTerms)
    .set({ removedAt: sql`now()` })
    .where(running(accountId, kind))
    .returning({ id: planTerms.id });
  return removed.length > 0;
}

const running = (accountId: string, kind: PlanKind) =>
  and(
    eq(planTerms.accountId, accountId),
    eq(planTerms.kind, kind),
    isNull(planTerms.removedAt),
    sql`${planTerms.endDate} >= ${today}`,
  );
