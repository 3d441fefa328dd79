import type {
  ReportBody,
  ReportChange,
  ReportCountry,
  ReportDetail,
  ReportDraftFields,
  ReportFormat,
  ReportGender,
} from "@teamwright/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "#db/columns.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";

/** Two records with the same key are one record: their values in one spelling, joined. */
const key = () => text("key").notNull().unique();
const country = () => text("country").$type<ReportCountry>().notNull();
const gender = () => text("gender").$type<ReportGender>().notNull();
const format = () => text("format").$type<ReportFormat>().notNull();

export const reportSeries = pgTable(
  "report_series",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    key: key(),
    name: text("name").notNull(),
    country: country(),
    type: text("type").$type<"international" | "domestic">().notNull(),
    year: smallint("year").notNull(),
    /** 1 to 12. */
    month: smallint("month").notNull(),
    gender: gender(),
    format: format(),
    createdAt: createdAt(),
  },
  (table) => [index("report_series_time").on(table.year, table.month, table.id)],
);

export const reportPitches = pgTable(
  "report_pitches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    key: key(),
    name: text("name").notNull(),
    country: country(),
    city: text("city").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("report_pitches_name").on(table.name, table.id)],
);

export const reportTeams = pgTable(
  "report_teams",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    key: key(),
    name: text("name").notNull(),
    country: country(),
    code: text("code").notNull(),
    gender: gender(),
    createdAt: createdAt(),
  },
  (table) => [index("report_teams_name").on(table.name, table.id)],
);

/** What a detail shows beside the columns and the records that the report names. */
export type StoredReport = Pick<
  ReportDetail,
  | "leftTeamName"
  | "rightTeamName"
  | "leftTeamImage"
  | "rightTeamImage"
  | "seriesName"
  | "teamList"
  | "matchWon"
  | "tossWon"
  | "tossResult"
  | "teamBatFirst"
  | "outcome"
  | "innings"
  | "rule_set"
  | "dreamTeamData"
  | "playing11Data"
  | "points_by_section"
  | "dream_team_combination"
  | "playing11_role_count"
  | "dream_team_paritision"
  | "dream_team_captain_team"
  | "dream_team_captain_role"
  | "dream_team_vicecaptain_team"
  | "dream_team_vicecaptain_role"
  | "dream_team_credits"
  | "tg_software_credit_range"
  | "selection_percentage_patterns"
>;

const fromData = (name: string, field: keyof StoredReport) =>
  text(name)
    .notNull()
    .generatedAlwaysAs(sql.raw(`data->>'${field}'`));

/** What a version has beside the report itself. */
const versionFields = () => ({
  /** What the form sent; null for an import, and for a report from before bodies were stored. */
  body: jsonb("body").$type<ReportBody>(),
  /** Null: an import, or a version from before authors were stored. */
  editorId: uuid("editor_id").references(() => accounts.id),
  /** Empty for the first version. */
  changes: jsonb("changes").$type<readonly ReportChange[]>().notNull().default([]),
});

/** The columns are what the overview counts; null where the report does not know the value. */
export const matchReports = pgTable(
  "match_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The match it is about, where that has an id: one report each. */
    source: text("source").unique("match_reports_source"),
    /** Waits for an admin's review; counted and listed nowhere. */
    matchTime: instant("match_time").notNull(),
    gender: gender(),
    format: format(),
    seriesId: uuid("series_id").references(() => reportSeries.id),
    pitchId: uuid("pitch_id").references(() => reportPitches.id),
    teamOneId: uuid("team_one_id").references(() => reportTeams.id),
    teamTwoId: uuid("team_two_id").references(() => reportTeams.id),
    firstScore: smallint("first_score"),
    firstWickets: smallint("first_wickets"),
    secondScore: smallint("second_score"),
    secondWickets: smallint("second_wickets"),
    /** Who won the toss won the match; null without a winner or without a known toss. */
    tossWinnerWon: boolean("toss_winner_won"),
    /** Null without a winner. */
    batFirstWon: boolean("bat_first_won"),
    /** The dream team and what follows from it; null where the roles of the players are not known. */
    captainRole: smallint("captain_role"),
    captainWon: boolean("captain_won"),
    viceCaptainRole: smallint("vice_captain_role"),
    viceCaptainWon: boolean("vice_captain_won"),
    points: doublePrecision("points"),
    pointsOfKeepers: doublePrecision("points_wk"),
    pointsOfBatsmen: doublePrecision("points_bat"),
    pointsOfAllRounders: doublePrecision("points_al"),
    pointsOfBowlers: doublePrecision("points_bowl"),
    /** Dream team players of team one. */
    teamOnePlayers: smallint("team_one_players"),
    /** Dream team players of the winning side. */
    winnerPlayers: smallint("winner_players"),
    /** `1-4-2-4` */
    combination: text("combination"),
    /** Dream team players per band of each percentage pattern. */
    pattern1: text("pattern1"),
    pattern2: text("pattern2"),
    pattern3: text("pattern3"),
    pattern4: text("pattern4"),
    pattern5: text("pattern5"),
    credits: doublePrecision("credits"),
    rangeLeft: doublePrecision("range_left"),
    rangeRight: doublePrecision("range_right"),
    data: jsonb("data").$type<StoredReport>().notNull(),
    // A list reads these of every row; the document is stored apart from the row.
    leftTeamName: fromData("left_team_name", "leftTeamName"),
    leftTeamImage: fromData("left_team_image", "leftTeamImage"),
    rightTeamName: fromData("right_team_name", "rightTeamName"),
    rightTeamImage: fromData("right_team_image", "rightTeamImage"),
    /** 1 as published, and one more with each edit, at `updatedAt`. */
    version: integer("version").notNull().default(1),
    ...versionFields(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  // A query's "desc" puts nulls first; an index in another order is not used for it.
  (table) => [
    index("match_reports_newest").on(table.matchTime.desc().nullsFirst(), table.id),
    index("match_reports_kind_newest").on(
      table.gender,
      table.format,
      table.matchTime.desc().nullsFirst(),
      table.id,
    ),
    index("match_reports_series_newest").on(table.seriesId, table.matchTime.desc().nullsFirst(), table.id),
    index("match_reports_pitch_newest").on(table.pitchId, table.matchTime.desc().nullsFirst(), table.id),
    index("match_reports_team_one").on(table.teamOneId),
    index("match_reports_team_two").on(table.teamTwoId),
    index("match_reports_updated").on(table.updatedAt),
    check("match_reports_combination", sql`${table.combination} ~ '^\\d+(-\\d+)*$'`),
  ],
);

/** The versions of a report before the one that readers see. */
export const reportVersions = pgTable(
  "match_report_versions",
  {
    reportId: uuid("report_id")
      .notNull()
      .references(() => matchReports.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    matchTime: instant("match_time").notNull(),
    gender: gender(),
    format: format(),
    seriesId: uuid("series_id").references(() => reportSeries.id),
    pitchId: uuid("pitch_id").references(() => reportPitches.id),
    data: jsonb("data").$type<StoredReport>().notNull(),
    ...versionFields(),
    /** When this version was published. */
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
);

/**
 * What a finished match tells of its report, until an admin submits it or discards the draft. A match that tells nothing
 * has a row too, so that it is not read again before it changes.
 */
export const reportDrafts = pgTable(
  "report_drafts",
  {
    matchId: text("match_id")
      .primaryKey()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** The state of the match that was read. */
    state: text("state").notNull(),
    /** Null: the match tells nothing. */
    sections: jsonb("sections").$type<ReportDraftFields>(),
    matchTime: instant("match_time").notNull(),
    /** An admin wants no report of the match. */
    discarded: boolean("discarded").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("report_drafts_time").on(table.matchTime.desc(), table.matchId)],
);
