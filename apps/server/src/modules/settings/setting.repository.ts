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

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

/** Stores the value unless the setting has one; the first of several instances wins. */
export async function addSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}
