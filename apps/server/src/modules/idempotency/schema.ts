import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

/** Replies of creating calls by the caller's key, so that a replay creates nothing new. Kept for 24 hours. */
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
