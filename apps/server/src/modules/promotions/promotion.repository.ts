import type { Promotion } from "@teamwright/contract";
import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { promotions } from "./schema.ts";

type PromotionRow = typeof promotions.$inferSelect;

const toPromotion = (row: PromotionRow): Promotion => ({
  _id: row.id,
  label: row.label,
  ...(row.labelHi === null ? {} : { labelHi: row.labelHi }),
  ...(row.labelTe === null ? {} : { labelTe: row.labelTe }),
  imageUrl: row.imageUrl,
  notificationUrl: row.notificationUrl,
  urlType: row.urlType === 0 ? 0 : 1,
  order: row.order,
  active: row.active,
});

export async function listPromotions(db: Db): Promise<Promotion[]> {
  const rows = await db.select().from(promotions).orderBy(asc(promotions.order), asc(promotions.createdAt));
  return rows.map(toPromotion);
}

export async function findPromotion(db: Db, id: string): Promise<Promotion | null> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  return row ? toPromotion(row) : null;
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockPromotion(db: Db, id: string): Promise<Promotion | null> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id)).for("update");
  return row ? toPromotion(row) : null;
}

type PromotionContent = Omit<Promotion, "_id">;

export async function insertPromotion(db: Db, fields: PromotionContent): Promise<Promotion> {
  const [row] = await db.insert(promotions).values(fields).returning();
  if (!row) throw new Error("a promotion was not stored");
  return toPromotion(row);
}

export async function updatePromotion(
  db: Db,
  id: string,
  fields: PromotionContent,
): Promise<Promotion | null> {
  // An absent text takes away the one before.
  const { labelHi = null, labelTe = null, ...rest } = fields;
  const [row] = await db
    .update(promotions)
    .set({ ...rest, labelHi, labelTe })
    .where(eq(promotions.id, id))
    .returning();
  return row ? toPromotion(row) : null;
}

/** False when it does not exist. */
export async function deletePromotion(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(promotions).where(eq(promotions.id, id)).returning({ id: promotions.id });
  return rows.length > 0;
}
