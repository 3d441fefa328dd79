import { months } from "@teamwright/contract/report-shapes";
import { reportRecords } from "@teamwright/contract/resources/report-records";
import type { CallResult, Pitch, Series, SportTeam } from "@teamwright/contract";
import { apiOf } from "#data/api/client.ts";
import type { SubmitOptions } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import type { TextKey } from "#i18n/translate.ts";
import { monthName } from "./month-name.ts";

const api = apiOf({ reportRecords });

export type RecordValues = Readonly<Record<string, string>>;
type RecordPageResult<Item> = CallResult<{ readonly data: Item[]; readonly totalPages: number }>;

/** A field of a form: a text, or one of a vocabulary. */
export interface RecordField {
  readonly name: string;
  readonly label: TextKey;
  readonly choices?: "country" | "gender" | "type" | "format" | "year" | "month";
  readonly maxLength?: number;
}

/** All that differs between the pickers of series, pitches and teams. */
export interface RecordKind<Item extends { readonly _id: string }> {
  readonly key: "series" | "pitch" | "team";
  readonly addTitle: TextKey;
  readonly createdText: TextKey;
  readonly createFailed: TextKey;
  readonly filterAdded: TextKey;
  readonly filterMissing: TextKey;
  readonly nameInvalid: TextKey;
  readonly codeInvalid?: TextKey;
  readonly fields: readonly RecordField[];
  readonly filters: readonly RecordField[];
  readonly list: (
    filters: RecordValues,
    page: number,
    signal: AbortSignal,
  ) => Promise<RecordPageResult<Item>>;
  readonly create: (
    values: RecordValues,
    options: SubmitOptions,
  ) => Promise<CallResult<{ readonly data: Item }>>;
  readonly nameOf: (item: Item) => string;
  readonly detailOf: (item: Item) => string;
}

const words = (...parts: readonly string[]): string => parts.join(" · ");
const country = (code: string): string => t("reports.countryName", { country: code });
const name = (label: TextKey, field: string): RecordField => ({ name: field, label, maxLength: 120 });
const choice = (
  field: string,
  label: TextKey,
  choices: NonNullable<RecordField["choices"]>,
): RecordField => ({ name: field, label, choices });

// The forms offer only words of the contract's vocabularies, which the calls parse again.
const as = <Body>(values: Record<string, unknown>): Body => values as Body;
type CallBody<Call extends (input: never) => unknown> = Parameters<Call>[0] extends { body: infer Body }
  ? Body
  : never;
type RecordCalls = typeof api.reportRecords;

export const seriesKind: RecordKind<Series> = {
  key: "series",
  addTitle: "report-authoring.addSeries",
  createdText: "replies.seriesCreated",
  createFailed: "report-authoring.seriesCreateFailed",
  filterAdded: "reports.seriesFilterAdded",
  filterMissing: "reports.selectSeriesToAdd",
  nameInvalid: "reports.enterValidSeriesName",
  fields: [
    name("reports.searchSeries", "seriesName"),
    choice("seriesCountry", "reports.country", "country"),
    choice("seriesGender", "reports.kindGender", "gender"),
    choice("seriesType", "reports.typeLabel", "type"),
    choice("seriesFormat", "reports.kindFormat", "format"),
  ],
  filters: [
    name("reports.searchSeries", "seriesName"),
    choice("seriesYear", "reports.year", "year"),
    choice("seriesMonth", "report-authoring.month", "month"),
    choice("seriesCountry", "reports.country", "country"),
  ],
  list: ({ seriesYear, ...filters }, page, signal) =>
    api.reportRecords.listSeries({
      body: as({ ...filters, ...(seriesYear && { seriesYear: Number(seriesYear) }), page, size: 10 }),
      signal,
    }),
  create: (values, options) => {
    const now = new Date();
    return api.reportRecords.createSeries({
      body: as<CallBody<RecordCalls["createSeries"]>>({
        ...values,
        seriesName: values["seriesName"]?.trim(),
        seriesYear: now.getFullYear(),
        seriesMonth: months[now.getMonth()],
      }),
      ...options,
    });
  },
  nameOf: (one) => one.seriesName,
  detailOf: (one) =>
    words(
      `${monthName(one.seriesMonth)} ${one.seriesYear}`,
      country(one.seriesCountry),
      t("reports.format", { format: one.seriesFormat }),
      t("reports.gender", { gender: one.seriesGender }),
      t("reports.type", { type: one.seriesType }),
    ),
};

export const pitchKind: RecordKind<Pitch> = {
  key: "pitch",
  addTitle: "report-authoring.addPitch",
  createdText: "replies.pitchCreated",
  createFailed: "report-authoring.pitchCreateFailed",
  filterAdded: "reports.pitchFilterAdded",
  filterMissing: "reports.selectPitchToAdd",
  nameInvalid: "reports.enterValidPitchName",
  fields: [
    name("reports.searchPitch", "pitchName"),
    choice("pitchCountry", "reports.country", "country"),
    { name: "pitchCity", label: "reports.city", maxLength: 80 },
  ],
  filters: [
    name("reports.searchPitch", "pitchName"),
    { name: "pitchCity", label: "reports.city", maxLength: 80 },
    choice("pitchCountry", "reports.country", "country"),
  ],
  list: (filters, page, signal) =>
    api.reportRecords.listPitches({ body: as({ ...filters, page, size: 10 }), signal }),
  create: (values, options) =>
    api.reportRecords.createPitch({ body: as<CallBody<RecordCalls["createPitch"]>>(values), ...options }),
  nameOf: (one) => one.pitchName,
  detailOf: (one) => words(one.pitchCity, country(one.pitchCountry)),
};

export const teamKind: RecordKind<SportTeam> = {
  key: "team",
  addTitle: "report-authoring.addTeam",
  createdText: "replies.sportTeamCreated",
  createFailed: "report-authoring.sportTeamCreateFailed",
  filterAdded: "reports.teamFilterAdded",
  filterMissing: "reports.selectTeamToAdd",
  nameInvalid: "reports.enterValidTeamName",
  codeInvalid: "reports.enterValidTeamCode",
  fields: [
    { name: "sportTeamName", label: "reports.searchTeam", maxLength: 80 },
    choice("sportTeamCountry", "reports.country", "country"),
    { name: "sportTeamCode", label: "reports.searchCode", maxLength: 12 },
    choice("sportTeamGender", "reports.kindGender", "gender"),
  ],
  filters: [
    { name: "teamName", label: "reports.searchTeam", maxLength: 80 },
    { name: "teamCode", label: "reports.searchCode", maxLength: 12 },
    choice("teamCountry", "reports.country", "country"),
  ],
  list: (filters, page, signal) =>
    api.reportRecords.listTeams({ body: as({ ...filters, page, size: 10 }), signal }),
  create: (values, options) =>
    api.reportRecords.createTeam({ body: as<CallBody<RecordCalls["createTeam"]>>(values), ...options }),
  nameOf: (one) => one.sportTeamName,
  detailOf: (one) =>
    words(
      one.sportTeamCode,
      country(one.sportTeamCountry),
      t("reports.gender", { gender: one.sportTeamGender }),
    ),
};
