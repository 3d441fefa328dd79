import type { CurrentPlan, PlanTerm } from "@teamwright/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { planTerms } from "./schema.ts";

export type PlanKind = "plan" | "prime";

/** Today in Asia/Kolkata, by the database's clock. */
export const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

export interface PlanHistory {
  readonly current: CurrentPlan | null;
  /** Newest first. */
  readonly previous: PlanTerm[];
}

const none = (): { current: CurrentPlan | null; previous: PlanTerm[] } => ({ current: null, previous: [] });

interface PlanPeriod extends PlanTerm {
  readonly kind: PlanKind;
  readonly running: boolean;
  readonly daysLeft: number;
}

/** Divides an account's terms, newest first, into the running and the previous of each kind. */
export function splitTerms(terms: readonly PlanPeriod[]): Record<PlanKind, PlanHistory> {
  const history = { plan: none(), prime: none() };
  for (const { kind, running, daysLeft, ...term } of terms)
    if (running) history[kind].current = { ...term, days_left: daysLeft };
    else history[kind].previous.push(term);
  return history;
}

/** A term has at most so many days, a hundred years: dates are stored and shown with four digits of the year. */
export const MAX_TERM_DAYS = 36_500;

/**
 * Adds this many days: the running term is extended, else a new one starts today. The caller holds the account's lock,
 * so that simultaneous extensions add up. False, and nothing is added, when the term would be longer than
 * `MAX_TERM_DAYS`.
 */
export async function addDays(db: Db, accountId: string, kind: PlanKind, days: number): Promise<boolean> {
  const [term] = await db
    .select({ duration: planTerms.duration })
    .from(planTerms)
    .where(running(accountId, kind));
  if ((term?.duration ?? 0) + days > MAX_TERM_DAYS) return false;
  const grownPlans = await db
    .update(planTerms)
    .set({
      duration: sql`${planTerms.duration} + ${days}`,
      endDate: sql`${planTerms.endDate} + ${days}::int`,
    })
    .where(running(accountId, kind))
    .returning({ id: planTerms.id });
  if (grownPlans.length > 0) return true;
  await db.insert(planTerms).values({
    accountId,
    kind,
    duration: days,
    startDate: sql`${today}`,
    endDate: sql`${today} + ${days}::int - 1`,
  });
  return true;
}

/** Ends the running term now, by the clock: a transaction may have waited for another removal. False when there is none. */
export async function removePlan(db: Db, accountId: string, kind: PlanKind): Promise<boolean> {
  const removedPlans = await db
    .update(planTerms)
    .set({ removedAt: sql`clock_timestamp()` })
    .where(running(accountId, kind))
    .returning({ id: planTerms.id });
  return removedPlans.length > 0;
}

/** Removals of the last day, newest first, of terms that would still run. */
const removedLately = (accountId: string, kind: PlanKind) =>
  and(
    eq(planTerms.accountId, accountId),
    eq(planTerms.kind, kind),
    sql`${planTerms.removedAt} > now() - interval '1 day'`,
    sql`${planTerms.endDate} >= ${today}`,
  );

/** The term whose removal can be undone: the latest removal, unless another term runs. */
export async function findRemovedPlan(
  db: Db,
  accountId: string,
  kind: PlanKind,
): Promise<{ id: string; duration: number; startDate: string; endDate: string } | null> {
  const [runs] = await db.select({ id: planTerms.id }).from(planTerms).where(running(accountId, kind));
  if (runs) return null;
  const { id, duration, startDate, endDate } = planTerms;
  const [term] = await db
    .select({ id, duration, startDate, endDate })
    .from(planTerms)
    .where(removedLately(accountId, kind))
    .orderBy(desc(planTerms.removedAt))
    .limit(1);
  return term ?? null;
}

/** Undoes the latest removal; false when there is none to undo. The caller holds the account's lock. */
export async function restorePlan(db: Db, accountId: string, kind: PlanKind): Promise<boolean> {
  const term = await findRemovedPlan(db, accountId, kind);
  if (term === null) return false;
  await db.update(planTerms).set({ removedAt: null }).where(eq(planTerms.id, term.id));
  return true;
}

const running = (accountId: string, kind: PlanKind) =>
  and(
    eq(planTerms.accountId, accountId),
    eq(planTerms.kind, kind),
    isNull(planTerms.removedAt),
    sql`${planTerms.endDate} >= ${today}`,
  );

/** Of an account in the statement: has a plan of today. */
export const hasPlan = sql<boolean>`exists (select 1 from ${planTerms} where ${planTerms.accountId} = ${accounts.id}
  and ${planTerms.kind} = 'plan' and ${planTerms.removedAt} is null
  and ${today} between ${planTerms.startDate} and ${planTerms.endDate})`;

/** Of an account in the statement: a prime user with a running prime plan who is not blocked. */
export const hasPrimePlan = sql<boolean>`(${accounts.primeUser} and not ${accounts.blocked} and exists (select 1 from ${planTerms}
  where ${planTerms.accountId} = ${accounts.id} and ${planTerms.kind} = 'prime'
  and ${planTerms.removedAt} is null and ${planTerms.endDate} >= ${today}))`;

/** Of an account in the statement: not blocked, and has a running plan or counts as having one, as staff do. */
export const mayUsePlan = sql<boolean>`coalesce(not ${accounts.blocked} and (${accounts.role} <> 'customer' or ${accounts.primeAdmin}
  or ${accounts.expert} or exists (select 1 from ${planTerms} where ${planTerms.accountId} = ${accounts.id}
    and ${planTerms.kind} = 'plan' and ${planTerms.removedAt} is null and ${planTerms.endDate} >= ${today})), false)`;

/** Phone numbers of prime users with a running prime plan. */
export async function phonesWithPrimePlan(db: Db): Promise<string[]> {
  const rows = await db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(hasPrimePlan)
    .orderBy(accounts.phone);
  return rows.map(({ phone }) => phone);
}
