import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

/** Terms of plans and prime plans. Days are in Asia/Kolkata, both ends included. */
export const planTerms = pgTable(
  "plan_terms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    kind: text("kind", { enum: ["plan", "prime"] }).notNull(),
    duration: integer("duration").notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    removedAt: instant("removed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("plan_terms_account").on(table.accountId, table.kind, table.endDate),
    check("plan_terms_days", sql`${table.endDate} - ${table.startDate} = ${table.duration} - 1`),
  ],
);
