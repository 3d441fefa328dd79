import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { check, uniqueIndex, uuid } from "drizzle-orm/pg-core";

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    phone: text("phone").notNull().unique(),
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    /** argon2id in PHC form: parameters and salt are in it. */
    passwordHash: text("password_hash").notNull(),
    changedPassword: boolean("changed_password").notNull().default(false),
    role: text("role", { enum: ["customer", "superuser", "admin"] })
      .notNull()
      .default("customer"),
    blocked: boolean("blocked").notNull().default(false),
    primeUser: boolean("prime_user").notNull().default(false),
    primeAdmin: boolean("prime_admin").notNull().default(false),
    groupAdmin: boolean("group_admin").notNull().default(false),
    expert: boolean("expert").notNull().default(false),
    raisedTeamLimit: boolean("raised_team_limit").notNull().default(false),
    longRetention: boolean("long_retention").notNull().default(false),
    openBooking: boolean("open_booking").notNull().default(false),
    /** Who registered it; null: the command line or the demo. */
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
  },
  (table) => [check("accounts_phone", sql`${table.phone} ~ '^[0-9]{10}$'`)],
);

/** Terms of plans and prime plans. Days are Asia/Kolkata days, both ends included. */
export const planTerms = pgTable(
  "plan_terms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    kind: text("kind", { enum: ["plan", "prime"] }).notNull(),
    duration: integer("duration").notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    removedAt: instant("removed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("plan_terms_account").on(table.accountId, table.kind, table.endDate),
    check("plan_terms_days", sql`${table.endDate} - ${table.startDate} = ${table.duration} - 1`),
  ],
);

/** What superusers and admins did for users: registrations and plan additions. */
export const notifyRecords = pgTable(
  "notify_records",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    superuserId: uuid("superuser_id")
      .notNull()
      .references(() => accounts.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.id),
    duration: integer("duration").notNull(),
    type: text("type", { enum: ["register", "plan add"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("notify_records_superuser").on(table.superuserId, table.id)],
);

export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "bigint" }).primaryKey(),
    /** Null: the command line or the server itself. */
    actorId: uuid("actor_id").references(() => accounts.id),
    subjectId: uuid("subject_id").references(() => accounts.id),
    action: text("action").notNull(),
    details: jsonb("details").notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("audit_log_subject").on(table.subjectId, table.id)],
);

/** Sign-in links of the command line, stored as SHA-256 of their token. */
export const signInLinks = pgTable("sign_in_links", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: uuid("account_id")
    .notNull()
    .references(() => accounts.id),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  createdAt: createdAt(),
});

/** Consecutive failed sign-ins by key: an account, an account on a known device, an address. */
export const loginFailures = pgTable("login_failures", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastFailureAt: instant("last_failure_at").notNull(),
});

/** The devices that an account has signed in from; the device cookie is stored as SHA-256. */
export const devices = pgTable(
  "devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    deviceHash: text("device_hash").notNull(),
    /** Cleared from the limit's history by "remove login limit". */
    countsForLimit: boolean("counts_for_limit").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("devices_account").on(table.accountId, table.deviceHash)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tokenHash: text("token_hash").notNull().unique(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    deviceId: uuid("device_id").references(() => devices.id),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** Both are fixed by the account's role at sign-in: seconds without a call, and the end whatever happens. */
    idleSeconds: integer("idle_seconds").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);
