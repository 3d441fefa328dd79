import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { followedExperts } from "./schema.ts";

export async function listFollowed(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: followedExperts.expertId })
    .from(followedExperts)
    .where(eq(followedExperts.accountId, accountId))
    .orderBy(desc(followedExperts.createdAt));
  return rows.map(({ id }) => id);
}

export async function countFollowed(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(followedExperts)
    .where(eq(followedExperts.accountId, accountId));
  return row?.count ?? 0;
}

/** Whether the account may post teams, so that following it makes sense. */
export async function isExpert(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, id),
        sql`(${accounts.expert} or ${accounts.primeAdmin} or ${accounts.role} <> 'customer')`,
      ),
    );
  return row !== undefined;
}

export async function follow(db: Db, accountId: string, expertId: string): Promise<void> {
  await db.insert(followedExperts).values({ accountId, expertId }).onConflictDoNothing();
}

export async function unfollow(db: Db, accountId: string, expertId: string): Promise<void> {
  await db
    .delete(followedExperts)
    .where(and(eq(followedExperts.accountId, accountId), eq(followedExperts.expertId, expertId)));
}
