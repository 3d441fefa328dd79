import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#db/columns.ts";

/** Settings of one value each that admins store: the promotion switch, the sealed hash value, ... */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
