import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";

/** A source of matches: whether it is on, and how it fares. Shared by all instances. */
export const sources = pgTable("sources", {
  name: text("name").primaryKey(),
  /** Null: nobody has switched it; the source's own default. */
  enabled: boolean("enabled"),
  /** Consecutive failures of whatever requests. */
  failures: integer("failures").notNull().default(0),
  lastFailure: text("last_failure"),
  lastFailureAt: instant("last_failure_at"),
  lastSuccessAt: instant("last_success_at"),
  /** No request before this time. */
  pausedUntil: instant("paused_until"),
  nextAt: instant("next_at"),
  /** Requests of this day, UTC. */
  day: date("day", { mode: "string" }),
  used: integer("used").notNull().default(0),
  /** Requests left by the vendor's last reply. */
  remaining: integer("remaining"),
  /** The instance that polls, until when. */
  leaseBy: uuid("lease_by"),
  leaseUntil: instant("lease_until"),
});

/**
 * Of the polling: the matches of a source as it last described them, to know what to ask for next. `match_sources` is of
 * the match store: which of our matches they are.
 */
export const sourceMatches = pgTable(
  "source_matches",
  {
    source: text("source").notNull(),
    externalId: text("external_id").notNull(),
    startsAt: instant("starts_at").notNull(),
    state: text("state", {
      enum: ["not_started", "in_progress", "finished", "postponed", "abandoned", "cancelled"],
    }).notNull(),
    endedAt: instant("ended_at"),
    lineupsOut: boolean("lineups_out").notNull().default(false),
    details: jsonb("details").$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.externalId] }),
    index("source_matches_start").on(table.source, table.startsAt),
  ],
);

/** The last request for a list or a part of a match. */
export const sourceRequests = pgTable(
  "source_requests",
  {
    source: text("source").notNull(),
    key: text("key").notNull(),
    at: instant("at").notNull(),
    failures: integer("failures").notNull(),
    /** Whether a reply was ever taken. */
    taken: boolean("taken").notNull(),
    etag: text("etag"),
    /** SHA-256 of the part of the reply that matters, of the last one that was taken. */
    hash: text("hash"),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
);

/** Webhook calls that were accepted, so that a repeated one starts nothing. */
export const sourceHooks = pgTable(
  "source_hooks",
  {
    source: text("source").notNull(),
    /** SHA-256 of the id of the message; without one of time and body. */
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.source, table.hash] })],
);
