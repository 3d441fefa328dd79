import type { AccountData } from "@teamwright/contract";
import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Person } from "../accounts/public.ts";
import { indianDay } from "./account-plans.repository.ts";
import { planTerms } from "./schema.ts";

/** All terms, the removed ones too. They stay when the account is deleted: they are what was sold. */
export async function readPlans(db: Db, { id }: Person): Promise<AccountData["plans"]> {
  const rows = await db
    .select()
    .from(planTerms)
    .where(eq(planTerms.accountId, id))
    .orderBy(asc(planTerms.createdAt));
  return rows.map(({ kind, duration, startDate, endDate, removedAt, createdAt }) => ({
    kind,
    duration,
    start_date: indianDay(startDate),
    end_date: indianDay(endDate),
    removedAt: removedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
