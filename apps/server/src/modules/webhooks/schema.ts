import { TEST_EVENT, webhookEvents, webhookFailures } from "@teamwright/contract";
import type { SealedPayload } from "@teamwright/contract";
import { index, integer, jsonb, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

const failure = () => text("failure", { enum: webhookFailures });

/** Addresses that accounts want to be told at. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    url: text("url").notNull(),
    events: text("events", { enum: webhookEvents }).array().notNull(),
    /** Sealed: a copy of the database signs nothing. */
    secret: jsonb("secret").$type<SealedPayload>().notNull(),
    /** Signs too, until the time beside it. */
    oldSecret: jsonb("old_secret").$type<SealedPayload>(),
    oldSecretUntil: instant("old_secret_until"),
    createdAt: createdAt(),
    lastSuccessAt: instant("last_success_at"),
    /** Nothing is sent from then on. */
    pausedAt: instant("paused_at"),
    /** Of the attempt after which the server paused it. */
    failure: failure(),
    status: integer("status"),
  },
  (table) => [index("webhooks_account").on(table.accountId)],
);

/** One message to one webhook. Its id is the message's, in every attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type", { enum: [...webhookEvents, TEST_EVENT] }).notNull(),
    /** The event, once for each webhook. */
    eventKey: text("event_key").notNull(),
    /** The bytes that are signed and sent. */
    body: text("body").notNull(),
    state: text("state", { enum: ["waiting", "delivered", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: smallint("attempts").notNull().default(0),
    createdAt: createdAt(),
    lastAttemptAt: instant("last_attempt_at"),
    /** Not before; an instance that sends it moves this ahead, so that no other one takes it. Null: never again. */
    dueAt: instant("due_at").defaultNow(),
    failure: failure(),
    status: integer("status"),
    /** When an admin took it off the list of what was not delivered. */
    dismissedAt: instant("dismissed_at"),
  },
  (table) => [
    unique("webhook_deliveries_once").on(table.webhookId, table.type, table.eventKey),
    index("webhook_deliveries_due").on(table.dueAt),
    index("webhook_deliveries_newest").on(table.webhookId, table.createdAt),
  ],
);
