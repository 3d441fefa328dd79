import { z } from "zod";
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
/** How a result came about when it was not the usual way. */
export const resultMethods = ["dls", "super_over", "awarded"] as const;

export type ReportCountry = (typeof reportCountries)[number];
export type ReportGender = (typeof reportGenders)[number];
export type ReportFormat = (typeof reportFormats)[number];
export type ResultMethod = (typeof resultMethods)[number];

export const reportCountry = () => z.enum(reportCountries);
export const reportGender = () => z.enum(reportGenders);
export const reportType = () => z.enum(reportTypes);
export const reportFormat = () => z.enum(reportFormats);
export const month = () => z.enum(months);

/** The documents' filters call the country `india`, their records `ind`. */
export const countryFilter = () =>
  z
    .enum([...reportCountries, "india"])
    .transform((country): ReportCountry => (country === "india" ? "ind" : country));

export const reportText = (max: number) => z.string().trim().min(1).max(max);

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

const playerIndex = () => z.int().min(0).max(69);

/** A player of the playing 11. Null where the source of the report does not tell a value. */
export const reportPlayer = () =>
  z.object({
    player_index: playerIndex(),
    player_fixed_id: z.string().min(1).max(80),
    name: z.string().min(1).max(120),
    image: z.string().max(500),
    role: z.int().min(0).max(3),
    /** 0 team one, 1 team two. */
    team_index: z.union([z.literal(0), z.literal(1)]),
    credits: z.number().min(0).max(100).nullable(),
    points: z.number().min(-1000).max(10_000),
    selected_by: z.number().min(0).max(100).nullable(),
  });
export type ReportPlayer = z.infer<ReturnType<typeof reportPlayer>>;

const sides = () => ({
  leftTeamName: reportText(80),
  rightTeamName: reportText(80),
  leftTeamImage: z.string().max(500),
  rightTeamImage: z.string().max(500),
});

/** Section 4. `points` and `credits` are the server's to compute: given ones are not read. */
const dreamTeamSection = () =>
  z.object({
    points: z.number().optional(),
    credits: z.number().nullish(),
    captain: playerIndex(),
    vicecaptain: playerIndex(),
    team: z.array(z.array(playerIndex()).max(11)).length(4),
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
    year: z.int().min(1800).max(2200),
    month: month(),
  });

const innings = () => ({ score: z.int().min(0).max(2000), wickets: z.int().min(0).max(10) });
const overs = () => z.number().min(0).max(500);

/** Section 6. `matchResult` is the code of a team of section 3, or a result without a winner. */
const matchResultSection = () =>
  z.object({
    matchResult: reportText(12),
    firstInningsScore: innings().score.nullable(),
    firstInningsOvers: overs().nullable(),
    firstInningsWickets: innings().wickets.nullable(),
    secondInningsScore: innings().score.nullable(),
    secondInningsOvers: overs().nullable(),
    secondInningsWickets: innings().wickets.nullable(),
    method: z.enum(resultMethods).optional(),
    /** The margin where it does not follow from the two innings: a shortened chase, four innings. */
    margin: z
      .object({
        runs: z.int().min(1).max(2000).optional(),
        wickets: z.int().min(1).max(10).optional(),
        innings: z.literal(true).optional(),
      })
      .optional(),
  });

/** Section 7. */
const playing11Section = () =>
  z.object({
    ...sides(),
    leftTeamData: z.array(reportPlayer()).min(1).max(20),
    rightTeamData: z.array(reportPlayer()).min(1).max(20),
  });

/** What an admin fills in, by section of the documents: 4, 5, 6 and 7; 1 to 3 are ids beside it. */
export const reportBody = () =>
  z.object({
    /** The match that the report is about; one report each. */
    matchId: z.string().max(80).optional(),
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
    series: series().nullable(),
    teamOne: sportTeam().nullable(),
    teamTwo: sportTeam().nullable(),
    pitch: pitch().nullable(),
    matchInformation: matchInformationSection().nullable(),
    matchResult: matchResultSection().nullable(),
    /** Null: no result, which gives no points to a team. */
    dreamTeamData: dreamTeamSection().nullable(),
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
    missing: z.array(z.int().min(1).max(7)),
  });
export type ReportDraftItem = z.infer<ReturnType<typeof reportDraftItem>>;
export type ReportBody = z.infer<ReturnType<typeof reportBody>>;

const percentageBand = () =>
  z.object({ left: z.number(), right: z.number(), dtCount: z.int(), playing11Cnt: z.int() });
const countedPattern = () => z.array(percentageBand());

/** How the match ended, for words in any language; the texts beside it are English. */
const outcome = () =>
  z.object({
    kind: z.enum(["runs", "wickets", "innings", "won", ...reportResults]),
    by: z.int().nullable(),
    method: z.enum(resultMethods).nullable(),
  });
export type ReportOutcome = z.infer<ReturnType<typeof outcome>>;

const inningsFigures = () =>
  z.object({
    /** Index into teamList. */
    team: z.int(),
    score: z.int().nullable(),
    overs: z.number().nullable(),
    wickets: z.int().nullable(),
  });

/** A player of a stored report: the source may tell neither role nor points. */
const playerShown = () =>
  reportPlayer().extend({
    role: reportPlayer().shape.role.nullable(),
    points: reportPlayer().shape.points.nullable(),
  });
export type ReportPlayerShown = z.infer<ReturnType<typeof playerShown>>;
const playing11Shown = () =>
  playing11Section().extend({ leftTeamData: z.array(playerShown()), rightTeamData: z.array(playerShown()) });

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
    matchWon: z.int().nullable(),
    /** Index into teamList; null where the source does not tell. */
    tossWon: z.int().nullable(),
    tossResult: z.enum(tossElections).nullable(),
    teamBatFirst: z.int(),
    tossText: z.string(),
    firstInningsText: z.string(),
    secondInningsText: z.string(),
    matchResultText: z.string(),
    /** Ours: the figures of the texts. */
    outcome: outcome(),
    innings: z.tuple([inningsFigures(), inningsFigures()]),
    /** Ours: id of the rule-set of the points; null where it is not known. */
    rule_set: z.string().nullable(),
    /** Null, with all that follows from it, where the role of a player is not known. */
    dreamTeamData: z
      .object({
        team: z.array(z.array(z.int())),
        captain: z.int(),
        vicecaptain: z.int(),
        /** Null where the credits of a player are not known. */
        credits: z.number().nullable(),
        points: z.number(),
      })
      .nullable(),
    playing11Data: playing11Shown(),
    points_by_section: z.array(z.number()).nullable(),
    dream_team_combination: z.array(z.int()).nullable(),
    playing11_role_count: z.array(z.int()).nullable(),
    /** Players of team one and team two. */
    dream_team_paritision: z.array(z.int()).nullable(),
    dream_team_captain_team: z.int().nullable(),
    dream_team_captain_role: z.int().nullable(),
    dream_team_vicecaptain_team: z.int().nullable(),
    dream_team_vicecaptain_role: z.int().nullable(),
    dream_team_credits: z.number().nullable(),
    /** Null where credits are not known. */
    tg_software_credit_range: z.object({ left: z.number(), right: z.number() }).nullable(),
    /** Null where it is not known by how many users each player was selected. */
    selection_percentage_patterns: z
      .object({
        pattern1: countedPattern(),
        pattern2: countedPattern(),
        pattern3: countedPattern(),
        pattern4: countedPattern(),
        pattern5: countedPattern(),
      })
      .nullable(),
    series: series().omit({ _id: true, seriesMonth: true }).nullable(),
    pitch: pitch().omit({ _id: true }).nullable(),
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
  seriesData: id.optional(),
  pitchData: id.optional(),
  teamData: id.optional(),
  formatData: z.array(reportFormat()).min(1).max(reportFormats.length).optional(),
  genderData: z.array(reportGender()).min(1).max(reportGenders.length).optional(),
  /** Only the newest so many of the matches that the other filters leave. */
  matchNumberData: z
    .int({ error: "replies.numberOfMatches" })
    .min(1, { error: "replies.numberOfMatches" })
    .max(100_000)
    .optional(),
});
