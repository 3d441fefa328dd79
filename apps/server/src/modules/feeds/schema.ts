import { bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

/** Each attempt to import matches, completed or refused. */
export const feedRuns = pgTable(
  "feed_runs",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    feed: text("feed").notNull(),
    /** The source: command, upload, push, demo. */
    origin: text("origin", { enum: ["command", "upload", "push", "source", "demo"] }).notNull(),
    actorId: uuid("actor_id").references(() => accounts.id),
    files: jsonb("files").$type<readonly string[]>().notNull(),
    done: boolean("done").notNull(),
    /** Matches created, changed and unchanged. */
    created: integer("created").notNull(),
    changed: integer("changed").notNull(),
    unchanged: integer("unchanged").notNull(),
    /** One readable line per problem. */
    problems: jsonb("problems").$type<readonly string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("feed_runs_time").on(table.createdAt)],
);
