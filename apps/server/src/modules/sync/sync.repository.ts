import type { AccountData, SyncVault } from "@teamwright/contract";
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Person } from "../accounts/public.ts";
import { syncItems, syncVaults } from "./schema.ts";

/** Names of deleted items that an account keeps. */
const MAX_DELETED = 2000;

export type Vault = typeof syncVaults.$inferSelect;

const ofItem = (accountId: string, itemId: string) =>
  and(eq(syncItems.accountId, accountId), eq(syncItems.itemId, itemId));
const live = (accountId: string) => and(eq(syncItems.accountId, accountId), isNotNull(syncItems.content));

const turnedOn = (accountId: string) =>
  and(eq(syncVaults.accountId, accountId), isNull(syncVaults.turnedOffAt));

export async function findVault(db: Db, accountId: string): Promise<Vault | null> {
  const [vault] = await db.select().from(syncVaults).where(turnedOn(accountId));
  return vault ?? null;
}

/** The vault, locked until the transaction ends, so that the account's changes get one revision after another. */
export async function lockVault(db: Db, accountId: string): Promise<Vault | null> {
  const [vault] = await db.select().from(syncVaults).where(turnedOn(accountId)).for("update");
  return vault ?? null;
}

/** Null when there is one already. */
export async function insertVault(
  db: Db,
  vault: Pick<Vault, "accountId" | "kdf" | "checkValue">,
): Promise<Vault | null> {
  const { kdf, checkValue } = vault;
  const [insertedVault] = await db
    .insert(syncVaults)
    .values(vault)
    .onConflictDoUpdate({
      target: syncVaults.accountId,
      set: {
        id: sql`gen_random_uuid()`,
        kdf,
        checkValue,
        revision: 0,
        createdAt: sql`now()`,
        turnedOffAt: null,
      },
      setWhere: isNotNull(syncVaults.turnedOffAt),
    })
    .returning();
  return insertedVault ?? null;
}

/** The number of items with content, and their bytes. */
export async function countItems(db: Db, accountId: string): Promise<{ items: number; bytes: number }> {
  const [row] = await db
    .select({
      items: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${syncItems.size}), 0)::int`,
    })
    .from(syncItems)
    .where(live(accountId));
  return row ?? { items: 0, bytes: 0 };
}

export const vaultView = async (db: Db, vault: Vault): Promise<SyncVault> => ({
  id: vault.id,
  kdf: vault.kdf,
  check: vault.checkValue,
  revision: vault.revision,
  ...(await countItems(db, vault.accountId)),
  createdAt: vault.createdAt.toISOString(),
});

export async function listItems(db: Db, accountId: string, after: number, limit: number) {
  return db
    .select({
      id: syncItems.itemId,
      revision: syncItems.revision,
      deleted: sql<boolean>`${syncItems.content} is null`,
      size: syncItems.size,
    })
    .from(syncItems)
    .where(and(eq(syncItems.accountId, accountId), gt(syncItems.revision, after)))
    .orderBy(asc(syncItems.revision))
    .limit(limit);
}

/** Null when there is no such item, or it was deleted. */
export async function findContent(db: Db, accountId: string, itemId: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: syncItems.content })
    .from(syncItems)
    .where(ofItem(accountId, itemId));
  return row?.content ?? null;
}

/** The revision of an item that has content. */
export async function findRevision(db: Db, accountId: string, itemId: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: syncItems.revision })
    .from(syncItems)
    .where(and(ofItem(accountId, itemId), isNotNull(syncItems.content)));
  return row?.revision ?? null;
}

/** Bytes that the account has written today, UTC. */
export async function bytesToday(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: syncVaults.dayBytes })
    .from(syncVaults)
    .where(
      and(eq(syncVaults.accountId, accountId), sql`${syncVaults.day} = (now() at time zone 'utc')::date`),
    );
  return row?.bytes ?? 0;
}

/** Stores the content, or with null deletes it; returns the new revision. The caller holds the vault's lock. */
export async function writeItem(
  db: Db,
  vault: Vault,
  { itemId, content, dayBytes }: { itemId: string; content: Uint8Array | null; dayBytes: number },
): Promise<number> {
  const revision = vault.revision + 1;
  const item = { revision, content, size: content?.length ?? 0, updatedAt: sql`now()` };
  await db
    .insert(syncItems)
    .values({ accountId: vault.accountId, itemId, revision, content, size: item.size })
    .onConflictDoUpdate({ target: [syncItems.accountId, syncItems.itemId], set: item });
  await db
    .update(syncVaults)
    .set({ revision, day: sql`(now() at time zone 'utc')::date`, dayBytes })
    .where(eq(syncVaults.accountId, vault.accountId));
  await db.delete(syncItems).where(
    and(
      eq(syncItems.accountId, vault.accountId),
      isNull(syncItems.content),
      or(
        sql`${syncItems.updatedAt} < now() - interval '1 year'`,
        // Of items deleted one after the other only the last ones keep their names.
        sql`${syncItems.revision} <= (select ${syncItems.revision} from ${syncItems}
            where ${syncItems.accountId} = ${vault.accountId} and ${syncItems.content} is null
            order by ${syncItems.revision} desc offset ${MAX_DELETED} limit 1)`,
      ),
    ),
  );
  return revision;
}

/**
 * Deletes the items and the key's parameters; the bytes of the day stay. Waits for a device that is sending an item. A vault
 * that is off has no items, and one that is turned on meanwhile keeps its own.
 */
export async function turnOffSync(db: Db, accountId: string): Promise<void> {
  const turnedOffRows = await db
    .update(syncVaults)
    .set({ turnedOffAt: sql`now()`, kdf: sql`'{}'::jsonb`, checkValue: "" })
    .where(turnedOn(accountId))
    .returning({ id: syncVaults.id });
  if (turnedOffRows.length === 0) return;
  await db.delete(syncItems).where(eq(syncItems.accountId, accountId));
}

/** The vault first: this waits for a device that is sending an item, so that the item is deleted too. */
export async function eraseSync(db: Db, { id }: Pick<Person, "id">): Promise<void> {
  await db.delete(syncVaults).where(eq(syncVaults.accountId, id));
  await db.delete(syncItems).where(eq(syncItems.accountId, id));
}

/** The contents are left out: they are encrypted, and the devices have them in clear. */
export async function readSync(db: Db, { id }: Person): Promise<AccountData["sync"]> {
  const vault = await findVault(db, id);
  return vault && { createdAt: vault.createdAt.toISOString(), ...(await countItems(db, id)) };
}
