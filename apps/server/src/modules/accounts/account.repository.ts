import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** Deleted accounts are not found: nobody signs in to one or gives it anything. */
export async function findAccountByPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.phone, phone), isNull(accounts.deletedAt)));
  return account;
}

/** The ids of those that exist. */
export async function findAccountIds(db: Db, phones: readonly string[]): Promise<string[]> {
  if (phones.length === 0) return [];
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.phone, [...phones]));
  return rows.map(({ id }) => id);
}

/** One that is deleted while somebody waits for its lock is not found. */
async function lockFirst(
  db: Db,
  condition: SQL,
  strength: "update" | "no key update",
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(condition, isNull(accounts.deletedAt)))
    .for(strength);
  return account;
}

/**
 * The account, locked until the transaction ends, so that changes of it and of its plans run one after another. Others
 * name it meanwhile: a call with an idempotency key has named it before it locks it, and two such calls would wait for
 * each other.
 */
export const lockAccount = (db: Db, id: string): Promise<Account | undefined> =>
  lockFirst(db, eq(accounts.id, id), "no key update");

/** As `lockAccount`, and nobody names it: what other calls store for it is there already, or comes after the end. */
export const lockAccountAlone = (db: Db, id: string): Promise<Account | undefined> =>
  lockFirst(db, eq(accounts.id, id), "update");

/** As `lockAccount`, by the phone number. */
export const lockAccountByPhone = (db: Db, phone: string): Promise<Account | undefined> =>
  lockFirst(db, eq(accounts.phone, phone), "no key update");

/** Null when the phone number is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const [made] = await db.insert(accounts).values(account).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateAccount(
  db: Db,
  id: string,
  change: Partial<Omit<NewAccount, "id" | "phone" | "deletedAt">>,
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
}

/** Accounts with a power beyond those of a customer. */
export async function listStaff(db: Db): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(
      sql`${accounts.role} <> 'customer' or ${accounts.primeAdmin} or ${accounts.groupAdmin} or ${accounts.expert}`,
    )
    .orderBy(accounts.role, accounts.phone);
}

export async function countAccounts(db: Db): Promise<number> {
  return db.$count(accounts, isNull(accounts.deletedAt));
}
