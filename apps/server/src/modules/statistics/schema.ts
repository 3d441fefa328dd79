import { bigserial, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

/** Actions of superusers and admins for users: registrations and plan additions. */
export const notifyRecords = pgTable(
  "notify_records",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    superuserId: uuid("superuser_id")
      .notNull()
      .references(() => accounts.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.id),
    duration: integer("duration").notNull(),
    type: text("type", { enum: ["register", "plan add"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("notify_records_superuser").on(table.superuserId, table.id)],
);
