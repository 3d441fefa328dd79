import type { KeyScope } from "@teamwright/contract";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

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

/** Consecutive failed sign-ins by key: an account, an account on a known device, an address; and when a person was told. */
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
    /** Set by "remove login limit": the device no longer counts for the limit. */
    countsForLimit: boolean("counts_for_limit").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("devices_account").on(table.accountId, table.deviceHash)],
);

/** API keys, stored as SHA-256. A revoked one is deleted: the audit log keeps its name. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    keyHash: text("key_hash").notNull().unique(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    name: text("name").notNull(),
    scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
    /** The last characters of the key, to recognize it. */
    ending: text("ending").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("api_keys_account").on(table.accountId)],
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
    /** By a passkey, a time-based code or a recovery code. */
    secondFactor: boolean("second_factor").notNull().default(false),
    /** Both are set from the account's role at sign-in: the maximum seconds without a call, and the absolute end. */
    idleSeconds: integer("idle_seconds").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

/** Public keys that sign in (WebAuthn). The private keys never leave the users' devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** As the authenticator made it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytes("public_key").notNull(),
    /** Signatures so far; authenticators that synchronise their keys always send 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

/** The person at the identity provider (issuer and subject) who signs in to an account of staff. */
export const identities = pgTable(
  "identities",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [uniqueIndex("identities_subject").on(table.issuer, table.subject)],
);

/** Challenges that a passkey has answered, and states with which the identity provider has answered, stored as SHA-256: none is accepted twice. */
export const usedChallenges = pgTable("used_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  usedAt: instant("used_at").notNull().defaultNow(),
});

/** Keys of time-based codes (RFC 6238), sealed. */
export const secondFactors = pgTable("second_factors", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  sealedKey: text("sealed_key").notNull(),
  createdAt: createdAt(),
  /** Of the first code: the key counts from then on. */
  confirmedAt: instant("confirmed_at"),
  /** The period of the last code that was accepted: none is accepted twice. */
  lastPeriod: bigint("last_period", { mode: "number" }).notNull().default(0),
});

/** Recovery codes that were not used yet, stored as SHA-256. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
