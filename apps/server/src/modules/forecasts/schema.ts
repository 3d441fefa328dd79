import type { PromiseKind } from "@teamwright/contract";
import type { Team } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import type { PlayableForecast } from "@teamwright/forecast";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { bytes, createdAt, instant } from "#db/columns.ts";

/** The model that forecasts, one row: a newer one replaces it. */
export const forecastModels = pgTable(
  "forecast_models",
  {
    id: smallint("id").primaryKey().default(1),
    /** Of the bytes, so that equal models are one version. */
    version: text("version").notNull(),
    learnedUntil: date("learned_until", { mode: "string" }).notNull(),
    matches: integer("matches").notNull(),
    /** Where the matches are from, in words. */
    source: text("source").notNull(),
    /** Of the demo: learned from invented matches. */
    invented: boolean("invented").notNull(),
    content: bytes("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [check("forecast_models_one", sql`${table.id} = 1`)],
);

/** One statement with a chance. `subject` is the player_index; null: the whole set of teams. */
export interface StoredClaim {
  readonly kind: PromiseKind;
  readonly subject: number | null;
  readonly chance: number;
  /** Of `range_80`: its range, and the mean. */
  readonly points?: { readonly low: number; readonly high: number; readonly expected: number };
}

/** What became of a claim: 1 when it came true. */
export interface MeasuredClaim {
  readonly kind: PromiseKind;
  readonly chance: number;
  readonly real: 0 | 1;
}

/**
 * What the forecast of a match said at its start. Never changed afterwards, and without a reference to the match: a promise
 * stays when its match is merged into another.
 */
export const forecastPromises = pgTable("forecast_promises", {
  matchId: text("match_id").primaryKey(),
  name: text("name").notNull(),
  sport: smallint("sport").notNull(),
  format: text("format").notNull(),
  /** Null: the points are by no known rules. */
  ruleSet: text("rule_set"),
  matchTime: instant("match_time").notNull(),
  /** By the database's clock. */
  frozenAt: instant("frozen_at")
    .notNull()
    .default(sql`clock_timestamp()`),
  modelVersion: text("model_version").notNull(),
  invented: boolean("invented").notNull(),
  seed: integer("seed").notNull(),
  /** What the devices simulate the match by, also after its start. */
  document: jsonb("document").$type<PlayableForecast>().notNull(),
  claims: jsonb("claims").$type<readonly StoredClaim[]>().notNull(),
  /** The players and teams of `set_top_1`, whose field is drawn again to measure it. */
  players: jsonb("players").$type<EngineMatch["players"]>().notNull(),
  teams: jsonb("teams").$type<readonly Team[]>().notNull(),
});

/** The measure of a promise; a correction of points adds another one. */
export const forecastMeasurements = pgTable(
  "forecast_measurements",
  {
    matchId: text("match_id")
      .notNull()
      .references(() => forecastPromises.matchId),
    number: integer("number").notNull(),
    /** Of the points that it was measured by; other points have another one. */
    fingerprint: text("fingerprint").notNull(),
    /** The match had no result, so nothing is measured. */
    voided: boolean("voided").notNull(),
    claims: jsonb("claims").$type<readonly MeasuredClaim[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.number] })],
);
