import { index, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";

/** How an admin answered a question about what a source reports. */
export type AttentionAnswer =
  | { readonly kind: "role"; readonly role: number }
  | { readonly kind: "credits"; readonly credits: number }
  | { readonly kind: "same_player"; readonly playerIndex: number }
  | { readonly kind: "same_match"; readonly matchId: string }
  | { readonly kind: "new_match" }
  | { readonly kind: "ignore" };

/** When each part of a match was last observed, and by which source. Side -1 is the match itself. */
export const matchObservations = pgTable(
  "match_observations",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    part: text("part", { enum: ["fixture", "squad", "credits", "lineup", "points"] }).notNull(),
    side: smallint("side").notNull(),
    source: text("source").notNull(),
    observedAt: instant("observed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.part, table.side] })],
);

/**
 * Of the match store: which of our matches a source's match is, and the last document of it that waits for an answer.
 * `source_matches` is of the polling: what a source last said of its own match.
 */
export const matchSources = pgTable(
  "match_sources",
  {
    source: text("source").notNull(),
    sourceMatchId: text("source_match_id").notNull(),
    /** Null: nothing of it is stored yet. */
    matchId: text("match_id").references(() => matches.id, { onDelete: "cascade" }),
    /** The source's name of our left side, by which its order of the sides is known. */
    leftName: text("left_name"),
    document: jsonb("document").$type<unknown>(),
    observedAt: instant("observed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceMatchId] }),
    index("match_sources_match").on(table.matchId),
  ],
);

/** Which of our players a source's player is. */
export const playerSources = pgTable(
  "player_sources",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    sourcePlayerId: text("source_player_id").notNull(),
    playerIndex: smallint("player_index").notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.source, table.sourcePlayerId] })],
);

/** Which role a source's own word means, as an admin answered. */
export const sourceRoles = pgTable(
  "source_roles",
  {
    source: text("source").notNull(),
    sport: smallint("sport").notNull(),
    word: text("word").notNull(),
    role: smallint("role").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sport, table.word] })],
);

/** What could not be taken from a source, and the answer to it. */
export const matchAttention = pgTable(
  "match_attention",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    source: text("source").notNull(),
    sourceMatchId: text("source_match_id").notNull(),
    /** Null: nothing of the match is stored. */
    matchId: text("match_id").references(() => matches.id, { onDelete: "cascade" }),
    /** As a person knows the match: its teams, else the source's id. */
    title: text("title").notNull(),
    sport: smallint("sport"),
    code: text("code", { enum: ["role", "credits", "player", "same_match", "value", "match"] }).notNull(),
    /** -1: of no side. */
    side: smallint("side").notNull(),
    subject: text("subject").notNull(),
    name: text("name").notNull(),
    field: text("field").notNull(),
    given: text("given").notNull(),
    reason: text("reason").notNull(),
    /** Null: open. */
    answer: jsonb("answer").$type<AttentionAnswer>(),
    answeredBy: uuid("answered_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique("match_attention_subject").on(
      table.source,
      table.sourceMatchId,
      table.code,
      table.subject,
      table.field,
    ),
    index("match_attention_time").on(table.createdAt),
  ],
);

/** A match mapped to a fantasy app: the app's id of the match and of its players. They win over the feed's. */
export const matchApps = pgTable(
  "match_apps",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** Slug. */
    app: text("app").notNull(),
    appMatchId: text("app_match_id").notNull(),
    players: jsonb("players").$type<readonly { readonly index: number; readonly id: string }[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.app] })],
);
