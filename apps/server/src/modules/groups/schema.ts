import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { postedTeamSets } from "../posted-teams/schema.ts";

/** A group owner's one group. */
export const groups = pgTable("groups", {
  id: uuid("id").primaryKey().defaultRandom(),
  ownerId: uuid("owner_id")
    .notNull()
    .unique()
    .references(() => accounts.id),
  name: text("name").notNull(),
  logo: text("logo").notNull(),
  createdAt: createdAt(),
});

/** Members by phone number: an owner may add somebody who has no account yet. */
export const groupMembers = pgTable(
  "group_members",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    phone: text("phone").notNull(),
    nickName: text("nick_name").notNull(),
    teamsCount: smallint("teams_count").notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
    /** Left or was removed. */
    leftAt: instant("left_at"),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.phone] }),
    index("group_members_phone").on(table.phone),
    check("group_members_teams", sql`${table.teamsCount} between 3 and 20`),
  ],
);

/** Teams of one match for the members of a group. */
export const groupPosts = pgTable(
  "group_posts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id),
    teamSetId: uuid("team_set_id")
      .notNull()
      .references(() => postedTeamSets.id),
    numberOfTeams: integer("number_of_teams").notNull(),
    /** The order of the members follows from it; null when the post named none. */
    seed: bigint("seed", { mode: "number" }),
    balanced: boolean("balanced").notNull(),
    createdAt: createdAt(),
    /** The repair after news: when, for which players, and the numbers of the changed teams. */
    repairedAt: instant("repaired_at"),
    outPlayers: smallint("out_players").array().notNull().default([]),
    changedTeams: integer("changed_teams").array().notNull().default([]),
    /** Taken back: members read the reason instead of teams, and the owner may post again. */
    withdrawnAt: instant("withdrawn_at"),
    withdrawalReason: text("withdrawal_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("group_posts_match")
      .on(table.groupId, table.matchId)
      .where(sql`${table.withdrawnAt} is null`),
    index("group_posts_by_match").on(table.matchId),
  ],
);

/** Which teams of a post a member has, and what the member did with them. */
export const groupPostShares = pgTable(
  "group_post_shares",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => groupPosts.id),
    phone: text("phone").notNull(),
    /** Team numbers, both inclusive, from 1. */
    left: integer("left").notNull(),
    right: integer("right").notNull(),
    openedAt: instant("opened_at"),
    transferredAt: instant("transferred_at"),
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.phone] }),
    index("group_post_shares_phone").on(table.phone),
    check("group_post_shares_range", sql`${table.left} between 1 and ${table.right}`),
  ],
);
