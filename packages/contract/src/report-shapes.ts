import { resultMethods } from "@teamwright/domain";
import type { ResultMethod } from "@teamwright/domain";
import * as z from "zod/mini";
import { id, instant } from "./shapes.ts";

export const reportCountries = [
  "ind",
  "aus",
  "eng",
  "sa",
  "nz",
  "pak",
  "ban",
  "sl",
  "wi",
  "ire",
  "afg",
  "others",
] as const;
export const reportGenders = ["men", "women"] as const;
export const reportTypes = ["international", "domestic"] as const;
export const reportFormats = ["t10", "t20", "odi", "test"] as const;
export const tossElections = ["batting", "bowling"] as const;
export const months = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
] as const;
/** A result without a winner. A winner is named by the team's code. */
export const reportResults = ["tie", "draw", "no result"] as const;
/** Methods by which a target was revised: the margin is none that the scores give. */
export const isRevised = (method: ResultMethod | null | undefined): boolean =>
  method === "dls" || method === "vjd";

export type ReportCountry = (typeof reportCountries)[number];
export type ReportGender = (typeof reportGenders)[number];
export type ReportFormat = (typeof reportFormats)[number];

export const reportCountry = () => z.enum(reportCountries);
export const reportGender = () => z.enum(reportGenders);
export const reportType = () => z.enum(reportTypes);
export const reportFormat = () => z.enum(reportFormats);
export const month = () => z.enum(months);

/** The documents' filters call the country `india`, their records `ind`. */
export const countryFilter = () =>
  z.pipe(
    z.enum([...reportCountries, "india"]),
    z.transform((country): ReportCountry => (country === "india" ? "ind" : country)),
  );

export const reportText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const series = () =>
  z.object({
    _id: id,
    seriesName: z.string(),
    seriesCountry: reportCountry(),
    seriesType: reportType(),
    seriesYear: z.int(),
    seriesMonth: month(),
    seriesGender: reportGender(),
    seriesFormat: reportFormat(),
  });
export const pitch = () =>
  z.object({ _id: id, pitchName: z.string(), pitchCountry: reportCountry(), pitchCity: z.string() });
export const sportTeam = () =>
  z.object({
    _id: id,
    sportTeamName: z.string(),
    sportTeamCountry: reportCountry(),
    sportTeamCode: z.string(),
    sportTeamGender: reportGender(),
  });
export type Series = z.infer<ReturnType<typeof series>>;
export type Pitch = z.infer<ReturnType<typeof pitch>>;
export type SportTeam = z.infer<ReturnType<typeof sportTeam>>;

const sidesShown = () => ({
  leftTeamName: z.string(),
  leftTeamImage: z.string(),
  rightTeamName: z.string(),
  rightTeamImage: z.string(),
});

const playerIndex = () => z.int().check(z.minimum(0), z.maximum(69));

/** A player of the playing 11. Null where the source of the report does not tell a value. */
export const reportPlayer = () =>
  z.object({
    player_index: playerIndex(),
    player_fixed_id: z.string().check(z.minLength(1), z.maxLength(80)),
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    image: z.string().check(z.maxLength(500)),
    role: z.int().check(z.minimum(0), z.maximum(3)),
    /** 0 team one, 1 team two. */
    team_index: z.union([z.literal(0), z.literal(1)]),
    credits: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    points: z.number().check(z.minimum(-1000), z.maximum(10_000)),
    selected_by: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  });
export type ReportPlayer = z.infer<ReturnType<typeof reportPlayer>>;

const sides = () => ({
  leftTeamName: reportText(80),
  rightTeamName: reportText(80),
  leftTeamImage: z.string().check(z.maxLength(500)),
  rightTeamImage: z.string().check(z.maxLength(500)),
});

/** Section 4. `points` and `credits` are the server's to compute: given ones are not read. */
const dreamTeamSection = () =>
  z.object({
    points: z.optional(z.number().check(z.minimum(-100_000), z.maximum(100_000))),
    credits: z.nullish(z.number().check(z.minimum(0), z.maximum(100_000))),
    captain: playerIndex(),
    vicecaptain: playerIndex(),
    team: z.array(z.array(playerIndex()).check(z.maxLength(11))).check(z.length(4)),
  });

/** Section 5. `tossWon` is the code of a team of section 3. */
const matchInformationSection = () =>
  z.object({
    ...sides(),
    matchGender: reportGender(),
    matchType: reportType(),
    matchFormat: reportFormat(),
    tossWon: reportText(12),
    tossResult: z.enum(tossElections),
    seriesName: reportText(120),
    matchTime: instant,
    year: z.int().check(z.minimum(1800), z.maximum(2200)),
    month: month(),
  });

const innings = () => ({
  score: z.int().check(z.minimum(0), z.maximum(2000)),
  wickets: z.int().check(z.minimum(0), z.maximum(10)),
});
const overs = () => z.number().check(z.minimum(0), z.maximum(500));

/** Section 6. `matchResult` is the code of a team of section 3, or a result without a winner. */
const matchResultSection = () =>
  z.object({
    matchResult: reportText(12),
    firstInningsScore: z.nullable(innings().score),
    firstInningsOvers: z.nullable(overs()),
    firstInningsWickets: z.nullable(innings().wickets),
    secondInningsScore: z.nullable(innings().score),
    secondInningsOvers: z.nullable(overs()),
    secondInningsWickets: z.nullable(innings().wickets),
    method: z.optional(z.enum(resultMethods)),
    /** The margin where it does not follow from the two innings: a shortened chase, four innings. */
    margin: z.optional(
      z.object({
        runs: z.optional(z.int().check(z.minimum(1), z.maximum(2000))),
        wickets: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
        innings: z.optional(z.literal(true)),
      }),
    ),
  });

/** Section 7. */
const playing11Section = () =>
  z.object({
    ...sides(),
    leftTeamData: z.array(reportPlayer()).check(z.minLength(1), z.maxLength(20)),
    rightTeamData: z.array(reportPlayer()).check(z.minLength(1), z.maxLength(20)),
  });

/** What an admin fills in, by section of the documents: 4, 5, 6 and 7; 1 to 3 are ids beside it. */
export const reportBody = () =>
  z.object({
    /** The match that the report is about; one report each. */
    matchId: z.optional(z.string().check(z.maxLength(80))),
    dreamTeamData: dreamTeamSection(),
    matchInformation: matchInformationSection(),
    matchResult: matchResultSection(),
    playing11Data: playing11Section(),
  });

/** The sections of a report as an admin adds them, for drafts that a device keeps. */
export const reportSections = {
  series,
  pitch,
  sportTeam,
  dreamTeam: dreamTeamSection,
  information: matchInformationSection,
  result: matchResultSection,
  playing11: playing11Section,
} as const;
/** What a finished match tells of its report; null: the admin fills it in. */
export const reportDraftFields = () =>
  z.object({
    series: z.nullable(series()),
    teamOne: z.nullable(sportTeam()),
    teamTwo: z.nullable(sportTeam()),
    pitch: z.nullable(pitch()),
    matchInformation: z.nullable(matchInformationSection()),
    matchResult: z.nullable(matchResultSection()),
    /** Null: no result, which gives no points to a team. */
    dreamTeamData: z.nullable(dreamTeamSection()),
    playing11Data: playing11Section(),
  });
export type ReportDraftFields = z.infer<ReturnType<typeof reportDraftFields>>;
/** A draft that waits for an admin. */
export const reportDraftItem = () =>
  z.object({
    matchId: z.string(),
    seriesName: z.string(),
    matchTime: instant,
    ...sidesShown(),
    /** The documents' numbers of the sections that the match does not fill in. */
    missing: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  });
export type ReportDraftItem = z.infer<ReturnType<typeof reportDraftItem>>;
export type ReportBody = z.infer<ReturnType<typeof reportBody>>;
export type MatchInformation = ReportBody["matchInformation"];
export type MatchResult = ReportBody["matchResult"];

/** The sections of a published report as its form shows them. */
export const reportForm = () =>
  z.object({
    series: series(),
    pitch: pitch(),
    teamOne: sportTeam(),
    teamTwo: sportTeam(),
    ...reportBody().shape,
  });
export type ReportForm = z.infer<ReturnType<typeof reportForm>>;

/**
 * Why the form cannot show a published report: its toss or the roles and points of its players are not known, the codes
 * of its teams are equal, its records are gone, or its figures do not follow from what is stored.
 */
export const reportFormProblems = ["toss", "players", "teams", "records", "figures"] as const;
export type ReportFormProblem = (typeof reportFormProblems)[number];

export const reportChangeFields = [
  "series",
  "pitch",
  "teamOne",
  "teamTwo",
  "gender",
  "type",
  "format",
  "seriesName",
  "matchTime",
  "tossWon",
  "tossResult",
  "matchResult",
  "method",
  "margin",
  "firstInnings",
  "secondInnings",
  "dreamTeam",
  "captain",
  "viceCaptain",
  "playing11",
  "points",
  "credits",
  "selectedBy",
  "role",
  "names",
] as const;

/** One thing that an edit changed; empty texts where there was or is nothing. */
export const reportChange = () =>
  z.object({
    field: z.enum(reportChangeFields),
    before: z.string(),
    after: z.string(),
    /** Of whom, where it is a value of a player. */
    player: z.optional(z.string()),
  });
export type ReportChange = z.infer<ReturnType<typeof reportChange>>;
export type ReportChangeField = ReportChange["field"];

export const reportVersion = () =>
  z.object({
    version: z.int().check(z.minimum(1)),
    createdAt: instant,
    /** Null: an import wrote it, or it is older than the record of authors. */
    editor: z.nullable(z.object({ name: z.string(), phoneNumber: z.string() })),
    /** Empty for the first version. */
    changes: z.array(reportChange()),
  });
export type ReportVersion = z.infer<ReturnType<typeof reportVersion>>;

const percentageBand = () =>
  z.object({ left: z.number(), right: z.number(), dtCount: z.int(), playing11Cnt: z.int() });
const countedPattern = () => z.array(percentageBand());

/** How the match ended, for words in any language; the texts beside it are English. */
const outcome = () =>
  z.object({
    kind: z.enum(["runs", "wickets", "innings", "won", ...reportResults]),
    by: z.nullable(z.int()),
    method: z.nullable(z.enum(resultMethods)),
  });
export type ReportOutcome = z.infer<ReturnType<typeof outcome>>;

const inningsFigures = () =>
  z.object({
    /** Index into teamList. */
    team: z.int(),
    score: z.nullable(z.int()),
    overs: z.nullable(z.number()),
    wickets: z.nullable(z.int()),
  });

/** A player of a stored report: the source may tell neither role nor points. */
const playerShown = () =>
  z.extend(reportPlayer(), {
    role: z.nullable(reportPlayer().shape.role),
    points: z.nullable(reportPlayer().shape.points),
  });
export type ReportPlayerShown = z.infer<ReturnType<typeof playerShown>>;
const playing11Shown = () =>
  z.extend(playing11Section(), {
    leftTeamData: z.array(playerShown()),
    rightTeamData: z.array(playerShown()),
  });

/** "Created report data" of the documents, with the blocks of series and pitch. */
export const reportDetail = () =>
  z.object({
    matchReportId: id,
    sportIndex: z.literal(0),
    gender: reportGender(),
    format: reportFormat(),
    seriesName: z.string(),
    leftTeamName: z.string(),
    rightTeamName: z.string(),
    leftTeamImage: z.string(),
    rightTeamImage: z.string(),
    matchTime: instant,
    teamList: z.tuple([z.string(), z.string()]),
    /** Index into teamList; null: nobody won. */
    matchWon: z.nullable(z.int()),
    /** Index into teamList; null where the source does not tell. */
    tossWon: z.nullable(z.int()),
    tossResult: z.nullable(z.enum(tossElections)),
    teamBatFirst: z.int(),
    tossText: z.string(),
    firstInningsText: z.string(),
    secondInningsText: z.string(),
    matchResultText: z.string(),
    /** Ours: the figures of the texts. */
    outcome: outcome(),
    innings: z.tuple([inningsFigures(), inningsFigures()]),
    /** Ours: id of the rule-set of the points; null where it is not known. */
    rule_set: z.nullable(z.string()),
    /** Null, with all that follows from it, where the role of a player is not known. */
    dreamTeamData: z.nullable(
      z.object({
        team: z.array(z.array(z.int())),
        captain: z.int(),
        vicecaptain: z.int(),
        /** Null where the credits of a player are not known. */
        credits: z.nullable(z.number()),
        points: z.number(),
      }),
    ),
    playing11Data: playing11Shown(),
    points_by_section: z.nullable(z.array(z.number())),
    dream_team_combination: z.nullable(z.array(z.int())),
    playing11_role_count: z.nullable(z.array(z.int())),
    /** Players of team one and team two. */
    dream_team_paritision: z.nullable(z.array(z.int())),
    dream_team_captain_team: z.nullable(z.int()),
    dream_team_captain_role: z.nullable(z.int()),
    dream_team_vicecaptain_team: z.nullable(z.int()),
    dream_team_vicecaptain_role: z.nullable(z.int()),
    dream_team_credits: z.nullable(z.number()),
    /** Null where credits are not known. */
    tg_software_credit_range: z.nullable(z.object({ left: z.number(), right: z.number() })),
    /** Null where it is not known by how many users each player was selected. */
    selection_percentage_patterns: z.nullable(
      z.object({
        pattern1: countedPattern(),
        pattern2: countedPattern(),
        pattern3: countedPattern(),
        pattern4: countedPattern(),
        pattern5: countedPattern(),
      }),
    ),
    series: z.nullable(z.omit(series(), { _id: true, seriesMonth: true })),
    pitch: z.nullable(z.omit(pitch(), { _id: true })),
  });
export type ReportDetail = z.infer<ReturnType<typeof reportDetail>>;

export const reportListItem = () =>
  z.object({
    matchReportId: id,
    seriesName: z.string(),
    matchTime: instant,
    leftTeamName: z.string(),
    leftTeamImage: z.string(),
    rightTeamName: z.string(),
    rightTeamImage: z.string(),
    format: reportFormat(),
    gender: reportGender(),
  });
export type ReportListItem = z.infer<ReturnType<typeof reportListItem>>;

/** The filters of list and overview; an absent one leaves all. */
export const reportFilters = () => ({
  seriesData: z.optional(id),
  pitchData: z.optional(id),
  teamData: z.optional(id),
  formatData: z.optional(z.array(reportFormat()).check(z.minLength(1), z.maxLength(reportFormats.length))),
  genderData: z.optional(z.array(reportGender()).check(z.minLength(1), z.maxLength(reportGenders.length))),
  /** Only the newest so many of the matches that the other filters leave. */
  matchNumberData: z.optional(
    z
      .int({ error: "replies.numberOfMatches" })
      .check(z.minimum(1, { error: "replies.numberOfMatches" }), z.maximum(100_000)),
  ),
});
