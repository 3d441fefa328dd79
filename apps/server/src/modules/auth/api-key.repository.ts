import { customerPowers } from "@teamwright/contract";
import type { ApiKey } from "@teamwright/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { hashToken, newApiKey } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import type { RelationResolver } from "#http/relation.ts";
import { accounts } from "#tables/accounts.ts";
import { powersOf } from "../accounts/public.ts";
import { apiKeys } from "./schema.ts";
import { isEnded, withPowers } from "./session.repository.ts";
import type { FoundSession } from "./session.repository.ts";

/** `last_used_at` is written at most this often. Seconds. */
const USED_EVERY = 60;
const live = sql`${apiKeys.expiresAt} > now()`;

/**
 * A key as the session that it takes the place of: of its account, with the account's powers of this moment, and
 * without those beyond a customer's unless the key has the scope for them.
 */
export async function findApiKey(db: Db, keyHash: string): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      ending: apiKeys.ending,
      scopes: apiKeys.scopes,
      live: sql<boolean>`${live}`,
      stale: sql<boolean>`coalesce(${apiKeys.lastUsedAt} + make_interval(secs => ${USED_EVERY}) < now(), true)`,
      ...withPowers,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.keyHash, keyHash));
  if (!row) return null;
  const { account } = row;
  const noteUse = db.update(apiKeys).set({ lastUsedAt: sql`now()` });
  const scopes = new Set(row.scopes);
  const staff = scopes.has("staff");
  return {
    ended: await isEnded(row, () => noteUse.where(eq(apiKeys.id, row.id))),
    session: {
      id: row.id,
      accountId: account.id,
      phone: account.phone,
      role: staff ? account.role : "customer",
      powers: new Set([...powersOf(account, row)].filter((power) => staff || customerPowers.includes(power))),
      // Made by a session with these powers; a program has no second factor.
      withheld: new Set(),
      needs: null,
      changedPassword: account.changedPassword,
      deviceId: null,
      key: { name: `${row.name} …${row.ending}`, scopes },
    },
  };
}

/** Characters of a key that its list shows. */
const SHOWN = 4;

interface NewKey extends Pick<ApiKey, "name" | "scopes"> {
  readonly accountId: string;
  readonly days: number;
}

/** Makes a key and stores its hash. */
export async function makeApiKey(
  db: Db,
  { days, ...about }: NewKey,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const key = newApiKey();
  const [insertedKey] = await db
    .insert(apiKeys)
    .values({
      ...about,
      keyHash: hashToken(key),
      ending: key.slice(-SHOWN),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: apiKeys.id, expiresAt: apiKeys.expiresAt });
  if (!insertedKey) throw new Error("the key was not stored");
  return { ...insertedKey, key };
}

export async function listApiKeys(db: Db, accountId: string) {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), live))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Keys of all accounts that end within these days, but those that were made for less. */
export const keysEndingWithin = (db: Db, days: number) =>
  db
    .select({
      id: apiKeys.id,
      accountId: apiKeys.accountId,
      name: apiKeys.name,
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .where(
      and(
        live,
        sql`${apiKeys.expiresAt} < now() + make_interval(days => ${days})`,
        sql`${apiKeys.createdAt} + make_interval(days => ${days}) < ${apiKeys.expiresAt}`,
      ),
    );

/** Another account's key counts as missing, so that its existence is not revealed. */
export const ownerOfApiKey: RelationResolver = {
  relation: "ownerOfApiKey",
  resolve: async (db, accountId, id) => {
    const own = await db.$count(apiKeys, and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId)));
    return own > 0 ? "related" : "missing";
  },
};

/** Ends one key of the account and returns its name; null when it has no such key. */
export async function deleteApiKey(db: Db, accountId: string, id: string): Promise<string | null> {
  const [endedKey] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId)))
    .returning({ name: apiKeys.name });
  return endedKey?.name ?? null;
}

/** Ends all keys of the account. */
export async function deleteApiKeys(db: Db, accountId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.accountId, accountId));
}

/** Deletes keys that expired long ago. */
export async function forgetExpiredKeys(db: Db): Promise<void> {
  await db.delete(apiKeys).where(sql`${apiKeys.expiresAt} < now() - interval '7 days'`);
}
