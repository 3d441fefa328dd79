import type { MatchFormat, MatchGender, MatchSummary, PointsPart, ScoreMark } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/columns.ts";
import { accounts } from "../accounts/schema.ts";

/** A player's counts by name, of the match or of each innings. */
export interface StoredPerformance {
  readonly starter: boolean;
  readonly parts: readonly Readonly<Record<string, number>>[];
}

/** How an admin answered a question about what a source reports. */
export type AttentionAnswer =
  | { readonly kind: "role"; readonly role: number }
  | { readonly kind: "credits"; readonly credits: number }
  | { readonly kind: "same_player"; readonly playerIndex: number }
  | { readonly kind: "same_match"; readonly matchId: string }
  | { readonly kind: "new_match" }
  | { readonly kind: "ignore" };

/** The rule-set of a match's points, and what its source does not report. */
export interface StoredScoring {
  readonly ruleSet: string;
  readonly warnings: readonly { readonly code: ScoreMark; readonly subject: string | null }[];
}

/** A match with its feed's values; overrides are in match_overrides. */
export const matches = pgTable(
  "matches",
  {
    id: text("id").primaryKey(),
    sport: smallint("sport").notNull(),
    feed: text("feed").notNull(),
    matchTime: instant("match_time").notNull(),
    series: text("series").notNull(),
    state: text("state", {
      enum: ["not_started", "in_progress", "finished", "postponed", "abandoned", "cancelled"],
    }).notNull(),
    /** Whether both line-ups were out at the last change, by the feed's values under the overrides. */
    lineupsOut: boolean("lineups_out").notNull().default(false),
    /** Slugs of the fantasy apps that support the match. */
    apps: jsonb("apps").$type<readonly string[]>().notNull(),
    /** The rule-set of the points and the warnings of the match. */
    scoring: jsonb("scoring").$type<StoredScoring>(),
    /** Of cricket; null where the feed does not tell. */
    format: text("format").$type<MatchFormat>(),
    gender: text("gender").$type<MatchGender>(),
    summary: jsonb("summary").$type<MatchSummary>(),
    /** Where it is played; null where the feed does not tell. */
    venue: text("venue"),
    leftName: text("left_name").notNull(),
    leftShortName: text("left_short_name").notNull(),
    leftImage: text("left_image").notNull(),
    rightName: text("right_name").notNull(),
    rightShortName: text("right_short_name").notNull(),
    rightImage: text("right_image").notNull(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("matches_sport_time").on(table.sport, table.matchTime),
    check("matches_sport", sql`${table.sport} >= 0`),
  ],
);

export const matchPlayers = pgTable(
  "match_players",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    playerIndex: smallint("player_index").notNull(),
    fixedId: text("fixed_id").notNull(),
    /** True: the feed gave the id. False: it was made from side, name and role. */
    ownId: boolean("own_id").notNull(),
    side: smallint("side").notNull(),
    name: text("name").notNull(),
    role: smallint("role").notNull(),
    credits: doublePrecision("credits").notNull(),
    image: text("image").notNull(),
    points: doublePrecision("points"),
    pointsByRule: jsonb("points_by_rule").$type<readonly PointsPart[]>(),
    marks: jsonb("marks").$type<readonly ScoreMark[]>().notNull().default([]),
    performance: jsonb("performance").$type<StoredPerformance>(),
    selectedBy: doublePrecision("selected_by"),
    captainPercentage: doublePrecision("captain_percentage"),
    viceCaptainPercentage: doublePrecision("vice_captain_percentage"),
    playing: boolean("playing").notNull(),
    lastPlay: boolean("last_play").notNull(),
    availability: text("availability", { enum: ["announced", "unavailable", "substitute", "other"] }),
    providerId: text("provider_id"),
    appIds: jsonb("app_ids").$type<readonly { name: string; id: string }[]>().notNull(),
    withdrawn: boolean("withdrawn").notNull(),
    /** Added by an admin: no squad of a feed removes the player. */
    byHand: boolean("by_hand").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerIndex] }),
    unique("match_players_fixed_id").on(table.matchId, table.fixedId),
    check("match_players_index", sql`${table.playerIndex} between 0 and 69`),
  ],
);

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

/** Overrides set by an admin; player_index -1 is the match itself. */
export const matchOverrides = pgTable(
  "match_overrides",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    playerIndex: smallint("player_index").notNull(),
    field: text("field").notNull(),
    /** Wrapped, because null is a value too. */
    value: jsonb("value").$type<{ readonly set: unknown }>().notNull(),
    actorId: uuid("actor_id").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerIndex, table.field] })],
);
