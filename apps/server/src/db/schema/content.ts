import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts, createdAt, instant } from "./accounts.ts";

export const promotions = pgTable(
  "promotions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    label: text("label").notNull(),
    imageUrl: text("image_url").notNull(),
    notificationUrl: text("notification_url").notNull(),
    urlType: integer("url_type").notNull(),
    order: integer("order").notNull(),
    active: boolean("active").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("promotions_order").on(table.order, table.createdAt)],
);

/** Single values that admins set: the promotion switch, the sealed hash value, ... */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Replies of creating calls by the caller's key, so that a replay makes nothing new. Kept 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    endpoint: text("endpoint").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    reply: jsonb("reply"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.endpoint, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
