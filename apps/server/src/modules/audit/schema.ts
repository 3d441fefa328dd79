import { bigserial, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    /** Null: the command line or the server itself made the change. */
    actorId: uuid("actor_id").references(() => accounts.id),
    subjectId: uuid("subject_id").references(() => accounts.id),
    action: text("action").notNull(),
    details: jsonb("details").notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("audit_log_subject").on(table.subjectId, table.id)],
);
