import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { signInLinks } from "./schema.ts";

/** Minutes for which a link is valid. */
export const LINK_MINUTES = 15;

/** A new link invalidates the account's earlier ones. */
export async function addSignInLink(db: Db, accountId: string, tokenHash: string): Promise<void> {
  await db.delete(signInLinks).where(eq(signInLinks.accountId, accountId));
  await db
    .insert(signInLinks)
    .values({ tokenHash, accountId, expiresAt: sql`now() + make_interval(mins => ${LINK_MINUTES})` });
}

/** The account of a link, used or not; null: there is no such link. */
export async function findAccountOfLink(db: Db, tokenHash: string): Promise<string | null> {
  const { accountId } = signInLinks;
  const [link] = await db.select({ accountId }).from(signInLinks).where(eq(signInLinks.tokenHash, tokenHash));
  return link?.accountId ?? null;
}

/** Works once, while the link is valid. */
export async function useSignInLink(db: Db, tokenHash: string): Promise<boolean> {
  const usedLinks = await db
    .update(signInLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(signInLinks.tokenHash, tokenHash),
        isNull(signInLinks.usedAt),
        sql`${signInLinks.expiresAt} > now()`,
      ),
    )
    .returning({ accountId: signInLinks.accountId });
  return usedLinks.length > 0;
}
