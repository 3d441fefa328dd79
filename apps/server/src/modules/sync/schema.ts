import type { SyncVault } from "@teamwright/contract";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";

/** An account's synchronisation: how its devices make the key, which the server never has. */
export const syncVaults = pgTable("sync_vaults", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  /** New with each turning on, so that a device does not write with an old key. */
  id: uuid("id").notNull().defaultRandom(),
  kdf: jsonb("kdf").$type<SyncVault["kdf"]>().notNull(),
  checkValue: text("check_value").notNull(),
  /** Of the last change of an item. */
  revision: bigint("revision", { mode: "number" }).notNull().default(0),
  /** Bytes written on this day, UTC. */
  day: date("day", { mode: "string" }),
  dayBytes: integer("day_bytes").notNull().default(0),
  createdAt: createdAt(),
  /** Turned off: only the bytes of the day are left, so that turning it on again does not begin a new day. */
  turnedOffAt: instant("turned_off_at"),
});

/** One encrypted attempt, or what was added to one later. A deleted one keeps its name, so that devices which were away delete theirs. */
export const syncItems = pgTable(
  "sync_items",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    itemId: text("item_id").notNull(),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** Null: deleted. */
    content: bytes("content"),
    size: integer("size").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index("sync_items_revision").on(table.accountId, table.revision),
  ],
);
