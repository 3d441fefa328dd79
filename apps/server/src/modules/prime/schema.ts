import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { postedTeamSets } from "../posted-teams/schema.ts";

/**
 * The prime data of a match: whether its booking is open. Everything else of prime belongs to one of these rows, so one
 * update hides all of it and brings all of it back.
 */
export const primeMatches = pgTable(
  "prime_matches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    bookingOpen: boolean("booking_open").notNull(),
    /** Deleted with all prime data; kept for some days, so that the command line can restore it. */
    removedAt: instant("removed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("prime_matches_match")
      .on(table.matchId)
      .where(sql`${table.removedAt} is null`),
  ],
);

export const primeBookings = pgTable(
  "prime_bookings",
  {
    primeMatchId: uuid("prime_match_id")
      .notNull()
      .references(() => primeMatches.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    teams: integer("teams").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.primeMatchId, table.accountId] }),
    check("prime_bookings_teams", sql`${table.teams} between 3 and 20`),
  ],
);

/** The one post of prime teams of a match, and those that were withdrawn before it. */
export const primePosts = pgTable(
  "prime_posts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    primeMatchId: uuid("prime_match_id")
      .notNull()
      .references(() => primeMatches.id, { onDelete: "cascade" }),
    teamSetId: uuid("team_set_id")
      .notNull()
      .references(() => postedTeamSets.id),
    numberOfTeams: integer("number_of_teams").notNull(),
    /** By the bookings, or the same number for each user. */
    version: text("version", { enum: ["new", "old"] }).notNull(),
    /** The order of the users follows from it, by ascending phone numbers; null where the poster named none. */
    seed: bigint("seed", { mode: "number" }),
    balanced: boolean("balanced").notNull(),
    postedBy: uuid("posted_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    /** Taken back: users read the reason instead of teams, and prime teams may be posted again. */
    withdrawnAt: instant("withdrawn_at"),
    withdrawalReason: text("withdrawal_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("prime_posts_match")
      .on(table.primeMatchId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** Team positions of one prime user, both inclusive, from 1. They stay assigned when the user's plan ends or the account is deleted. */
export const primeAllocations = pgTable(
  "prime_allocations",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => primePosts.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    left: integer("left").notNull(),
    right: integer("right").notNull(),
    openedAt: instant("opened_at"),
    transferredAt: instant("transferred_at"),
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId] }),
    check("prime_allocations_range", sql`${table.left} >= 1 and ${table.right} >= ${table.left}`),
  ],
);

/** Links that open a posted team in the main app, once they were made. */
export const primeLinks = pgTable(
  "prime_links",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => primePosts.id, { onDelete: "cascade" }),
    teamNumber: integer("team_number").notNull(),
    link: text("link").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.teamNumber] })],
);
