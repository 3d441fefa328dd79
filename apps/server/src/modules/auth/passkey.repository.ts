import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { RelationResolver } from "#http/relation.ts";
import { passkeys, usedChallenges } from "./schema.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, accountId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Stores a passkey and returns its id; null when the credential is stored already. */
export async function insertPasskey(
  db: Db,
  passkey: Pick<StoredPasskey, "accountId" | "credentialId" | "publicKey" | "counter" | "name">,
): Promise<string | null> {
  const [insertedPasskey] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return insertedPasskey?.id ?? null;
}

/** Notes a use with the counter that the authenticator sent; false when the passkey was used or removed meanwhile. */
export async function notePasskeyUse(db: Db, passkey: StoredPasskey, counter: number): Promise<boolean> {
  const notedRows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return notedRows.length > 0;
}

/** Renames one passkey of the account and returns its former name; null when it has no such passkey. */
export async function renamePasskey(
  db: Db,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<string | null> {
  const ofAccount = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  const [before] = await db.select({ name: passkeys.name }).from(passkeys).where(ofAccount).for("update");
  if (!before) return null;
  await db.update(passkeys).set({ name }).where(ofAccount);
  return before.name;
}

/** Removes one passkey of the account and returns its name; null when it has no such passkey. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<string | null> {
  const [removedPasskey] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ name: passkeys.name });
  return removedPasskey?.name ?? null;
}

export async function deletePasskeys(db: Db, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/** Another account's passkey counts as missing, so that its existence is not revealed. */
export const ownerOfPasskey: RelationResolver = {
  relation: "ownerOfPasskey",
  resolve: async (db, accountId, id) => {
    const owned = await db.$count(passkeys, and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
    return owned > 0 ? "related" : "missing";
  },
};

/** Marks a challenge as used; false when it already was. */
export async function markChallengeUsed(db: Db, challengeHash: string): Promise<boolean> {
  const usedRows = await db
    .insert(usedChallenges)
    .values({ challengeHash })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.challengeHash });
  return usedRows.length > 0;
}

/** Deletes marks of challenges that have expired long ago. */
export async function forgetUsedChallenges(db: Db): Promise<void> {
  await db.delete(usedChallenges).where(sql`${usedChallenges.usedAt} < now() - interval '1 day'`);
}
