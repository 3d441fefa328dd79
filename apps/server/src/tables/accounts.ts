import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    phone: text("phone").notNull().unique(),
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    /** argon2id in PHC form, which includes parameters and salt. */
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
    /** The account that registered it; null: the command line or the demo. */
    createdBy: uuid("created_by"),
    /** The person deleted the account: nothing personal is left in it. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [check("accounts_phone", sql`${table.phone} ~ '^[0-9]{10}$'`)],
);
