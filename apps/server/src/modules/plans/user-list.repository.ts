import { userLists } from "@teamwright/contract";
import type { ListedUser, UserList, UserOrder } from "@teamwright/contract";
import { and, asc, desc, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { indianDay } from "./account-plans.repository.ts";
import { hasPlan, today } from "./plan.repository.ts";
import { planTerms } from "./schema.ts";

// The outer `sql` keeps the tables' names: the query builder drops those that stand directly in a field of a select.
const lastDay = (kind: "plan" | "prime", { runs }: { readonly runs: boolean }) =>
  sql<string | null>`(${sql`select max(${planTerms.endDate})::text from ${planTerms}
    where ${planTerms.accountId} = ${accounts.id} and ${planTerms.kind} = ${kind}
    ${runs ? sql`and ${planTerms.removedAt} is null and ${planTerms.endDate} >= ${today}` : sql``}`})`;

const hadPlan = sql`exists (select 1 from ${planTerms} where ${planTerms.accountId} = ${accounts.id}
  and ${planTerms.kind} = 'plan')`;
const endsThisWeek = sql`${lastDay("plan", { runs: true })} <= (${today} + 6)::text`;

const inList: Readonly<Record<UserList, SQL>> = {
  all: sql`true`,
  active: sql`${hasPlan}`,
  ends_this_week: endsThisWeek,
  ended: sql`(${hadPlan} and not ${hasPlan})`,
  blocked: sql`${accounts.blocked}`,
  prime: sql`${accounts.primeUser}`,
  experts: sql`${accounts.expert}`,
  group_owners: sql`${accounts.groupAdmin}`,
  staff: sql`(${accounts.role} <> 'customer' or ${accounts.primeAdmin})`,
};

export interface UserFilter {
  readonly list: UserList;
  /** Part of the number or the name. */
  readonly search?: string | undefined;
  /** The account that registered the caller, which the caller does not see. */
  readonly exceptId: string | null;
}

const matching = ({ search, exceptId }: Omit<UserFilter, "list">) =>
  and(
    isNull(accounts.deletedAt),
    exceptId === null ? undefined : ne(accounts.id, exceptId),
    search === undefined || search === ""
      ? undefined
      : or(
          sql`position(${search} in ${accounts.phone}) > 0`,
          sql`position(lower(${search}) in lower(${accounts.name})) > 0`,
        ),
  );

const runningEnd = lastDay("plan", { runs: true });
const columns = {
  userId: accounts.id,
  phoneNumber: accounts.phone,
  name: accounts.name,
  user_role: accounts.role,
  accountBlocked: accounts.blocked,
  prime_user: accounts.primeUser,
  prime_admin: accounts.primeAdmin,
  expert: accounts.expert,
  group_owner_access: accounts.groupAdmin,
  running_end: runningEnd,
  plan_end: lastDay("plan", { runs: false }),
  days_left: sql<number>`coalesce(${runningEnd}::date - ${today} + 1, 0)::int`,
  prime_plan_end: lastDay("prime", { runs: true }),
  createdAt: accounts.createdAt,
};

const select = (db: Db) => db.select(columns).from(accounts);
type UserListRow = Awaited<ReturnType<typeof select>>[number];

const asListed = ({ running_end, plan_end, days_left, prime_plan_end, ...row }: UserListRow): ListedUser => {
  const end = running_end ?? plan_end;
  return {
    ...row,
    plan: end === null ? null : { end_date: indianDay(end), days_left },
    prime_plan: prime_plan_end === null ? null : { end_date: indianDay(prime_plan_end) },
    createdAt: row.createdAt.toISOString(),
  };
};

const orders: Readonly<Record<UserOrder, SQL>> = {
  registered: sql`${accounts.createdAt}`,
  phone: sql`${accounts.phone}`,
  name: sql`lower(nullif(${accounts.name}, ''))`,
  plan_end: sql`coalesce(${runningEnd}, ${columns.plan_end})`,
};

/** One page of a list. Accounts without the value of the order come last. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: {
    readonly page: number;
    readonly size: number;
    readonly order: UserOrder;
    readonly descending: boolean;
  },
): Promise<ListedUser[]> {
  const order = orders[page.order];
  const rows = await select(db)
    .where(and(matching(filter), inList[filter.list]))
    .orderBy(page.descending ? sql`${order} desc nulls last` : sql`${order} asc nulls last`, asc(accounts.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return rows.map(asListed);
}

/** The accounts of these numbers. */
export async function findListedUsers(db: Db, phones: readonly string[]): Promise<ListedUser[]> {
  const rows = await select(db)
    .where(and(isNull(accounts.deletedAt), inArray(accounts.phone, [...phones])))
    .orderBy(desc(accounts.createdAt));
  return rows.map(asListed);
}

const countRow = z.record(z.enum(userLists), z.coerce.number());

/** How many accounts each list has. */
export async function countUsers(
  db: Db,
  filter: Omit<UserFilter, "list">,
): Promise<Record<UserList, number>> {
  const counts = Object.fromEntries(
    userLists.map((list) => [list, sql<number>`count(*) filter (where ${inList[list]})`]),
  );
  const [row] = await db.select(counts).from(accounts).where(matching(filter));
  return countRow.parse(row);
}
