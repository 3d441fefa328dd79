import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/database.ts";
import { settings } from "./schema.ts";

/** A setting of one value, parsed; `fallback` when it was never set. */
export async function readSetting<Schema extends z.ZodType>(
  db: Db,
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): Promise<z.output<Schema>> {
  const storedSetting = await findSetting(db, key, schema);
  return storedSetting ? storedSetting.value : fallback;
}

/** The same with the time of its last change; null when it was never set. */
export async function findSetting<Schema extends z.ZodType>(
  db: Db,
  key: string,
  schema: Schema,
): Promise<{ readonly value: z.output<Schema>; readonly updatedAt: Date } | null> {
  const [row] = await db
    .select({ value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, key));
  return row ? { value: schema.parse(row.value), updatedAt: row.updatedAt } : null;
}

/** Changes of the setting that depend on what it holds run one after another; it need not be stored yet. */
export async function lockSetting(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}::text, 0))`);
}

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

/** Replaces these members of a setting that is an object; its others stay, also those that another call changes now. */
export async function changeSetting<Schema extends z.ZodType>(
  db: Db,
  key: string,
  schema: Schema,
  members: Partial<z.input<Schema>>,
): Promise<z.output<Schema>> {
  const [row] = await db
    .insert(settings)
    .values({ key, value: members })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || excluded.value`, updatedAt: sql`now()` },
    })
    .returning({ value: settings.value });
  return schema.parse(row?.value);
}

/** Stores the value unless the setting has one; the first of several instances wins. */
export async function addSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}
