import type { Strategy } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import {
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
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { postedTeamSets } from "../posted-teams/schema.ts";

const author = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id);
const matchId = () =>
  text("match_id")
    .notNull()
    .references(() => matches.id);

/** Teams that an expert posted. A withdrawn post is shown no more and still counts in the author's record. */
export const expertPosts = pgTable(
  "expert_posts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    matchId: matchId(),
    accountId: author(),
    teamSetId: uuid("team_set_id")
      .notNull()
      .references(() => postedTeamSets.id),
    numberOfTeams: integer("number_of_teams").notNull(),
    typeOfTeams: text("type_of_teams", { enum: ["software", "human"] }).notNull(),
    /** Slug of the registry, or "other". */
    fantasyApp: text("fantasy_app").notNull(),
    tossData: text("toss_data", { enum: ["Predicted11", "Playing11"] }).notNull(),
    teamUse: text("team_use", { enum: ["MegaGL", "MiniGL", "SL", "H2H"] }).notNull(),
    /** The strategy that made the teams; null: none was sent. */
    strategy: jsonb("strategy").$type<Strategy>(),
    /** 1 as posted, and one more with each edit. */
    version: integer("version").notNull().default(1),
    views: integer("views").notNull().default(0),
    createdAt: createdAt(),
    /** When the last edit was; null: never. */
    editedAt: instant("edited_at"),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("expert_posts_match").on(table.matchId, table.createdAt),
    index("expert_posts_account").on(table.accountId, table.createdAt),
  ],
);

/** What a post was before an edit. The post itself holds the version that readers see. */
export const expertPostVersions = pgTable(
  "expert_post_versions",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => expertPosts.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    teamSetId: uuid("team_set_id")
      .notNull()
      .references(() => postedTeamSets.id),
    numberOfTeams: integer("number_of_teams").notNull(),
    fantasyApp: text("fantasy_app").notNull(),
    tossData: text("toss_data", { enum: ["Predicted11", "Playing11"] }).notNull(),
    teamUse: text("team_use", { enum: ["MegaGL", "MiniGL", "SL", "H2H"] }).notNull(),
    strategy: jsonb("strategy").$type<Strategy>(),
    /** Teams that the edit added, and those it removed. */
    teamsAdded: integer("teams_added").notNull(),
    teamsRemoved: integer("teams_removed").notNull(),
    replacedAt: instant("replaced_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
);

/** Who has seen a post: one view for each account. */
export const expertPostViews = pgTable(
  "expert_post_views",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => expertPosts.id, { onDelete: "cascade" }),
    accountId: author(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId] })],
);

export const expertVideos = pgTable(
  "expert_videos",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    matchId: matchId(),
    accountId: author(),
    link: text("link").notNull(),
    /** 1 Hindi, 2 Telugu, 3 English. */
    language: smallint("language").notNull(),
    createdAt: createdAt(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("expert_videos_match").on(table.matchId, table.createdAt),
    check("expert_videos_language", sql`${table.language} between 1 and 3`),
    check("expert_videos_link", sql`${table.link} like 'https://%'`),
  ],
);

/** `PerTeam` of `measure.ts`. */
interface TeamMeans {
  readonly captain: number;
  readonly viceCaptain: number;
  readonly dreamPlayers: number;
}

/** What the finished match says of a post. Written by the background job, and again when points are corrected. */
export const expertPostRecords = pgTable("expert_post_records", {
  postId: uuid("post_id")
    .primaryKey()
    .references(() => expertPosts.id, { onDelete: "cascade" }),
  /** Of the points and line-ups that were measured: another one means that the post is measured again. */
  fingerprint: text("fingerprint").notNull(),
  /** Ranks among `possible`, all allowed teams of the announced line-ups. */
  bestRank: doublePrecision("best_rank").notNull(),
  medianRank: doublePrecision("median_rank").notNull(),
  possible: doublePrecision("possible").notNull(),
  captainHit: boolean("captain_hit").notNull(),
  viceCaptainHit: boolean("vice_captain_hit").notNull(),
  /** Players of the dream team who stand in at least one team of the post. */
  dreamPlayers: smallint("dream_players").notNull(),
  /** A team of the post has the dream team's credits (within the post's range), partition, combination. */
  creditsInside: boolean("credits_inside").notNull(),
  partitionInside: boolean("partition_inside").notNull(),
  combinationInside: boolean("combination_inside").notNull(),
  /** Means over the teams, and the same of a random allowed team; null: measured by a version that did not count them. */
  perTeam: jsonb("per_team").$type<TeamMeans>(),
  byChance: jsonb("by_chance").$type<TeamMeans>(),
  measuredAt: instant("measured_at").notNull().defaultNow(),
});
