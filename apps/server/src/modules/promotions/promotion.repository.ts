import type { Promotion } from "@teamwright/contract";
import { asc } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { promotions } from "../../db/schema/index.ts";

type Row = typeof promotions.$inferSelect;

export const toPromotion = (row: Row): Promotion => ({
  _id: row.id,
  label: row.label,
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
