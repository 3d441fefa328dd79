import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";

export const promotions = pgTable(
  "promotions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    label: text("label").notNull(),
    labelHi: text("label_hi"),
    labelTe: text("label_te"),
    imageUrl: text("image_url").notNull(),
    notificationUrl: text("notification_url").notNull(),
    urlType: integer("url_type").notNull(),
    order: integer("order").notNull(),
    active: boolean("active").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("promotions_order").on(table.order, table.createdAt)],
);
