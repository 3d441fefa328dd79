import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { identities } from "./schema.ts";

type Identity = typeof identities.$inferSelect;
type IdentitySubject = Pick<Identity, "issuer" | "subject">;

export async function findIdentityOf(db: Db, accountId: string): Promise<Identity | null> {
  const [row] = await db.select().from(identities).where(eq(identities.accountId, accountId));
  return row ?? null;
}

const isPerson = ({ issuer, subject }: IdentitySubject) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject));

/** The account to which the person is linked; null: none. */
export async function accountOfIdentity(db: Db, person: IdentitySubject): Promise<string | null> {
  const [row] = await db.select({ accountId: identities.accountId }).from(identities).where(isPerson(person));
  return row?.accountId ?? null;
}

/** Notes a sign-in; false when the link was removed meanwhile. */
export async function noteIdentityUse(db: Db, accountId: string, person: IdentitySubject): Promise<boolean> {
  const notedRows = await db
    .update(identities)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(identities.accountId, accountId), isPerson(person)))
    .returning({ accountId: identities.accountId });
  return notedRows.length > 0;
}

/** Links the account in place of its earlier link; false when the person is linked to another account. */
export async function storeIdentity(db: Db, accountId: string, person: IdentitySubject): Promise<boolean> {
  await db.delete(identities).where(eq(identities.accountId, accountId));
  const insertedRows = await db
    .insert(identities)
    .values({ accountId, issuer: person.issuer, subject: person.subject })
    .onConflictDoNothing()
    .returning({ accountId: identities.accountId });
  return insertedRows.length > 0;
}

/** False when there was no link. */
export async function deleteIdentity(db: Db, accountId: string): Promise<boolean> {
  const removedRows = await db
    .delete(identities)
    .where(eq(identities.accountId, accountId))
    .returning({ accountId: identities.accountId });
  return removedRows.length > 0;
}
