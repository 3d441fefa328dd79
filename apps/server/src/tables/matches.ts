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
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "./accounts.ts";

/** A player's counts by name, of the match or of each innings. */
export interface StoredPerformance {
  readonly starter: boolean;
  readonly parts: readonly Readonly<Record<string, number>>[];
}

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
    index("match_players_player").on(table.fixedId),
    check("match_players_index", sql`${table.playerIndex} between 0 and 69`),
  ],
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
