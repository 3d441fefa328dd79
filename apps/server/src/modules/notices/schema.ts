import { noticeKinds } from "@teamwright/contract";
import type { NoticeKind } from "@teamwright/contract";
import {
  bigint,
  boolean,
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
import { accounts } from "#tables/accounts.ts";
import { sessions } from "../auth/schema.ts";
import { matches } from "#tables/matches.ts";

const account = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id);
/** What a session's device told ends with the session. */
const session = () =>
  uuid("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" });

/** What an account wants to hear. Without a row: what follows from the server's own data, in the list only. */
export const noticeSettings = pgTable("notice_settings", {
  accountId: account().primaryKey(),
  kinds: jsonb("kinds").$type<Readonly<Record<NoticeKind, boolean>>>().notNull(),
  /** Minutes of the day in the time zone; null: no quiet hours. */
  quietFrom: smallint("quiet_from"),
  quietTo: smallint("quiet_to"),
  timeZone: text("time_zone").notNull(),
});

/** A browser to which notices are pushed. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: account(),
    sessionId: session().unique(),
    /** The address at the push service; who knows it can only send with our key. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key and secret, base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    language: text("language", { enum: ["en", "hi", "te"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("push_subscriptions_account").on(table.accountId)],
);

/** The matches that a device has saved or has teams of. */
export const watchedMatches = pgTable(
  "watched_matches",
  {
    sessionId: session(),
    accountId: account(),
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    stored: boolean("stored").notNull(),
    untransferred: boolean("untransferred").notNull(),
    /** `playerHash` of the players of the teams. */
    players: text("players").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.matchId] }),
    index("watched_matches_match").on(table.matchId, table.accountId),
  ],
);

export const followedExperts = pgTable(
  "followed_experts",
  {
    accountId: account(),
    expertId: uuid("expert_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.expertId] }),
    index("followed_experts_expert").on(table.expertId, table.accountId),
  ],
);

/** One notice for each person, kind and event. */
export const notices = pgTable(
  "notices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: account(),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    eventKey: text("event_key").notNull(),
    /** Of the text's placeholders. */
    values: jsonb("values").$type<Readonly<Record<string, string | number>>>().notNull(),
    /** The address of the screen that it is about. */
    path: text("path").notNull(),
    createdAt: createdAt(),
    readAt: instant("read_at"),
  },
  (table) => [
    unique("notices_event").on(table.accountId, table.kind, table.eventKey),
    index("notices_account").on(table.accountId, table.createdAt),
    index("notices_created").on(table.createdAt),
  ],
);

/** Notices that wait to be handed to a push service; a row is deleted when it was. */
export const noticeDeliveries = pgTable(
  "notice_deliveries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    noticeId: uuid("notice_id")
      .notNull()
      .references(() => notices.id, { onDelete: "cascade" }),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    attempts: smallint("attempts").notNull().default(0),
    /** Not before; an instance that sends it moves this ahead, so that no other one takes it. */
    dueAt: instant("due_at").notNull().defaultNow(),
    /** Later it is of no use. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique("notice_deliveries_once").on(table.noticeId, table.subscriptionId),
    index("notice_deliveries_due").on(table.dueAt),
    index("notice_deliveries_subscription").on(table.subscriptionId),
  ],
);
