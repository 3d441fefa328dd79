import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { DAY } from "@teamwright/domain/durations";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import type { Account } from "../accounts/public.ts";
import { splitTerms } from "./plan.repository.ts";
import type { PlanHistory, PlanKind } from "./plan.repository.ts";
import { planTerms } from "./schema.ts";

/** Every open app requests this, so the statement is prepared once per connection. */
const statements = new WeakMap<Db, ReturnType<typeof prepare>>();

const prepare = (db: Db) => {
  const query = () =>
    db
      .select({
        account: accounts,
        kind: planTerms.kind,
        duration: planTerms.duration,
        start: planTerms.startDate,
        end: planTerms.endDate,
        removed: sql<boolean>`${planTerms.removedAt} is not null`,
        secondsOfDay: sql<number>`extract(epoch from (now() at time zone 'Asia/Kolkata')::date + 1 - (now() at time zone 'Asia/Kolkata'))::float8`,
        today: sql<string>`(now() at time zone 'Asia/Kolkata')::date::text`,
      })
      .from(accounts)
      .leftJoin(planTerms, eq(planTerms.accountId, accounts.id))
      .orderBy(desc(planTerms.createdAt), desc(planTerms.startDate));
  return {
    byId: query()
      .where(eq(accounts.id, sql.placeholder("id")))
      .prepare("account_with_plans_by_id"),
    byPhone: query()
      .where(and(eq(accounts.phone, sql.placeholder("phone")), isNull(accounts.deletedAt)))
      .prepare("account_with_plans_by_phone"),
  };
};

/** The account with its plans' history, by one query. */
export async function findAccountWithPlans(
  db: Db,
  by: { readonly id: string } | { readonly phone: string },
): Promise<{
  account: Account;
  plans: Record<PlanKind, PlanHistory>;
  /** The time until today ends in Asia/Kolkata; the plans do not change before. */
  secondsOfDay: number;
} | null> {
  let statement = statements.get(db);
  if (!statement) statements.set(db, (statement = prepare(db)));
  const rows = "id" in by ? await statement.byId.execute(by) : await statement.byPhone.execute(by);
  const [first] = rows;
  if (!first) return null;
  const terms = rows.flatMap(({ kind, duration, start, end, removed, today }) =>
    kind === null || duration === null || start === null || end === null
      ? []
      : [
          {
            kind,
            duration,
            start_date: indianDay(start),
            end_date: indianDay(end),
            // Days as text sort like days.
            running: !removed && end >= today,
            daysLeft: (Date.parse(end) - Date.parse(today)) / DAY + 1,
          },
        ],
  );
  return { account: first.account, plans: splitTerms(terms), secondsOfDay: first.secondsOfDay };
}

/** Converts yyyy-mm-dd to dd-mm-yyyy. */
export const indianDay = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
