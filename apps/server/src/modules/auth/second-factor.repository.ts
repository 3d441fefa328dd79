import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Reseal } from "#crypto/sealing.ts";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { resealKey } from "./one-time-codes.ts";
import { passkeys, recoveryCodes, secondFactors } from "./schema.ts";
import type { sessions } from "./schema.ts";

/** For the session of an account: whether it has time-based codes and passkeys. */
export const withFactors = (accountId: typeof sessions.accountId) => ({
  hasCodes: sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.accountId} = ${accountId} and ${secondFactors.confirmedAt} is not null)`,
  hasPasskey: sql<boolean>`exists (select from ${passkeys} where ${passkeys.accountId} = ${accountId})`,
});

export interface StoredFactor {
  readonly sealedKey: string;
  readonly createdAt: Date;
  readonly confirmed: boolean;
}

export async function findFactor(db: Db, accountId: string): Promise<StoredFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row === undefined
    ? null
    : { sealedKey: row.sealedKey, createdAt: row.createdAt, confirmed: row.confirmedAt !== null };
}

/** Whether codes are on. They stay so until the transaction ends, and who changes recovery codes waits. */
export async function lockFactor(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)))
    .for("update");
  return rows.length > 0;
}

/** Stores a key that does not count yet, in the place of an earlier one; false when codes are on already. */
export async function storeKey(db: Db, accountId: string, sealedKey: string): Promise<boolean> {
  const insertedRows = await db
    .insert(secondFactors)
    .values({ accountId, sealedKey })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { sealedKey, createdAt: sql`now()` },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ accountId: secondFactors.accountId });
  return insertedRows.length > 0;
}

/** Seals all keys anew. */
export async function resealFactors(db: Db, reseal: Reseal): Promise<void> {
  const rows = await db.select().from(secondFactors).for("update");
  for (const { accountId, sealedKey } of rows)
    await db
      .update(secondFactors)
      .set({ sealedKey: resealKey(sealedKey, accountId, reseal) })
      .where(eq(secondFactors.accountId, accountId));
}

/** Turns the codes on with the period of the first one; false when they are on, or the key is another one. */
export async function confirmKey(
  db: Db,
  accountId: string,
  { sealedKey, period }: { readonly sealedKey: string; readonly period: number },
): Promise<boolean> {
  const confirmedRows = await db
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastPeriod: period })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        eq(secondFactors.sealedKey, sealedKey),
        sql`${secondFactors.confirmedAt} is null`,
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return confirmedRows.length > 0;
}

/** Notes the period of a code; false when it, or a later one, was used already. */
export async function takePeriod(db: Db, accountId: string, period: number): Promise<boolean> {
  const usedRows = await db
    .update(secondFactors)
    .set({ lastPeriod: period })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastPeriod, period),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return usedRows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Uses a recovery code up; false when the account has no such code. */
export async function takeRecoveryCode(db: Db, accountId: string, codeHash: string): Promise<boolean> {
  const usedRows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return usedRows.length > 0;
}

export const countRecoveryCodes = (db: Db, accountId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));

/** Removes the codes and the recovery codes; false when there were none. */
export async function deleteFactor(db: Db, accountId: string): Promise<boolean> {
  const removedRows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return removedRows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Admins and superusers, and those of them who have neither codes nor a passkey. */
export async function countUnprotectedStaff(
  db: Db,
): Promise<{ readonly staff: number; readonly unprotected: number }> {
  // Joined: in a select of one table the query builder names its columns without the table, in subqueries too.
  const [row] = await db
    .select({
      staff: sql<number>`count(distinct ${accounts.id})::int`,
      unprotected: sql<number>`count(distinct ${accounts.id}) filter (where ${secondFactors.confirmedAt} is null and ${passkeys.id} is null)::int`,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
    .where(and(ne(accounts.role, "customer"), eq(accounts.blocked, false)));
  return row ?? { staff: 0, unprotected: 0 };
}
