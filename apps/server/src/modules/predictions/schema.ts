import type { PredictionSection } from "@teamwright/domain/prediction";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";

export const predictions = pgTable(
  "predictions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    sport: smallint("sport").notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    /** The version that readers see. */
    version: integer("version").notNull().default(1),
    /** Rows of prediction_views. */
    views: integer("views").notNull().default(0),
    createdAt: createdAt(),
    /** When it was hidden from readers; it still counts in the author's record. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("predictions_match").on(table.matchId, table.createdAt),
    index("predictions_author").on(table.authorId, table.matchId),
  ],
);

/** A prediction's content, as posted and after each edit. */
export const predictionVersions = pgTable(
  "prediction_versions",
  {
    predictionId: uuid("prediction_id")
      .notNull()
      .references(() => predictions.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    sections: jsonb("sections").$type<readonly PredictionSection[]>().notNull(),
    /** Ids of the sections that differ from the previous version; empty for the first. */
    changed: jsonb("changed").$type<readonly number[]>().notNull().default([]),
    editorId: uuid("editor_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.predictionId, table.version] })],
);

/** Readers of a prediction: one view per account. */
export const predictionViews = pgTable(
  "prediction_views",
  {
    predictionId: uuid("prediction_id")
      .notNull()
      .references(() => predictions.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.predictionId, table.accountId] })],
);
