import type { PointsPart } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts, createdAt, instant } from "./accounts.ts";

/** A match as its feed tells it; what admins set by hand lies in match_overrides. */
export const matches = pgTable(
  "matches",
  {
    id: text("id").primaryKey(),
    sport: smallint("sport").notNull(),
    feed: text("feed").notNull(),
    matchTime: instant("match_time").notNull(),
    series: text("series").notNull(),
    state: text("state", { enum: ["not_started", "in_progress", "finished"] }).notNull(),
    /** Both line-ups were out at the last change, by the feed's values under the overrides. */
    lineupsOut: boolean("lineups_out").notNull().default(false),
    /** Slugs of the fantasy apps that support the match. */
    apps: jsonb("apps").$type<readonly string[]>().notNull(),
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
    check("matches_sport", sql`${table.sport} between 0 and 3`),
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
    /** The feed named the id; else it was made from side, name and role. */
    ownId: boolean("own_id").notNull(),
    side: smallint("side").notNull(),
    name: text("name").notNull(),
    role: smallint("role").notNull(),
    credits: doublePrecision("credits").notNull(),
    image: text("image").notNull(),
    points: doublePrecision("points"),
    pointsByRule: jsonb("points_by_rule").$type<readonly PointsPart[]>(),
    selectedBy: doublePrecision("selected_by"),
    captainPercentage: doublePrecision("captain_percentage"),
    viceCaptainPercentage: doublePrecision("vice_captain_percentage"),
    playing: boolean("playing").notNull(),
    lastPlay: boolean("last_play").notNull(),
    availability: text("availability", { enum: ["announced", "unavailable", "substitute", "other"] }),
    providerId: text("provider_id"),
    appIds: jsonb("app_ids").$type<readonly { name: string; id: string }[]>().notNull(),
    withdrawn: boolean("withdrawn").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerIndex] }),
    unique("match_players_fixed_id").on(table.matchId, table.fixedId),
    check("match_players_index", sql`${table.playerIndex} between 0 and 69`),
  ],
);

/** Values set by an admin; player_index -1 is the match itself. */
export const matchOverrides = pgTable(
  "match_overrides",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    playerIndex: smallint("player_index").notNull(),
    field: text("field").notNull(),
    /** Wrapped, since null is a value too. */
    value: jsonb("value").$type<{ readonly set: unknown }>().notNull(),
    actorId: uuid("actor_id").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerIndex, table.field] })],
);

/** Each attempt to bring matches in, done or refused. */
export const feedRuns = pgTable(
  "feed_runs",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    feed: text("feed").notNull(),
    /** How it came: command, upload, push, demo. */
    origin: text("origin", { enum: ["command", "upload", "push", "demo"] }).notNull(),
    actorId: uuid("actor_id").references(() => accounts.id),
    files: jsonb("files").$type<readonly string[]>().notNull(),
    done: boolean("done").notNull(),
    /** Matches created, changed and left as they were. */
    created: integer("created").notNull(),
    changed: integer("changed").notNull(),
    unchanged: integer("unchanged").notNull(),
    /** One line per problem, as a person reads it. */
    problems: jsonb("problems").$type<readonly string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("feed_runs_time").on(table.createdAt)],
);
