import { noticeKinds } from "@teamwright/contract";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";

/** What happened, once for all instances: the first to store an event makes its notices. */
export const noticeEvents = pgTable(
  "notice_events",
  {
    kind: text("kind", { enum: noticeKinds }).notNull(),
    key: text("key").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
