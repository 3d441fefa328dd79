import type { Pitch, ReportCountry, Series, SportTeam } from "@teamwright/contract";
import { reportRecords } from "@teamwright/contract/resources/report-records";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import { t } from "#i18n/translate.ts";
import type { NamedRecord } from "./report-filters.ts";

const api = apiOf({ reportRecords });

export type FilterRecord = "series" | "pitch" | "team";

/** A record as a picker shows it. */
export interface PickedRecord extends NamedRecord {
  readonly detail: string;
}

const country = (code: string): string => t("reports.countryName", { country: code });

const ofSeries = (one: Series): PickedRecord => ({
  id: one._id,
  name: one.seriesName,
  detail: [
    String(one.seriesYear),
    country(one.seriesCountry),
    t("reports.format", { format: one.seriesFormat }),
    t("reports.gender", { gender: one.seriesGender }),
  ].join(" · "),
});
const ofPitch = (one: Pitch): PickedRecord => ({
  id: one._id,
  name: one.pitchName,
  detail: [one.pitchCity, country(one.pitchCountry)].join(" · "),
});
const ofTeam = (one: SportTeam): PickedRecord => ({
  id: one._id,
  name: one.sportTeamName,
  detail: [
    one.sportTeamCode,
    country(one.sportTeamCountry),
    t("reports.gender", { gender: one.sportTeamGender }),
  ].join(" · "),
});

export interface RecordSearch {
  readonly name?: string;
  readonly code?: string;
  readonly country?: ReportCountry;
}

async function read(kind: FilterRecord, search: RecordSearch, page: number, signal: AbortSignal) {
  const paging = { page, size: 10 };
  const { name, country: from } = search;
  if (kind === "series") {
    const body = { ...paging, ...(name && { seriesName: name }), ...(from && { seriesCountry: from }) };
    const { data, totalPages } = dataOf(await api.reportRecords.listSeries({ body, signal }));
    return { records: data.map(ofSeries), totalPages };
  }
  if (kind === "pitch") {
    const body = { ...paging, ...(name && { pitchName: name }), ...(from && { pitchCountry: from }) };
    const { data, totalPages } = dataOf(await api.reportRecords.listPitches({ body, signal }));
    return { records: data.map(ofPitch), totalPages };
  }
  const body = {
    ...paging,
    ...(name && { teamName: name }),
    ...(from && { teamCountry: from }),
    ...(search.code === undefined ? {} : { teamCode: search.code }),
  };
  const { data, totalPages } = dataOf(await api.reportRecords.listTeams({ body, signal }));
  return { records: data.map(ofTeam), totalPages };
}

export const recordsQuery = (kind: FilterRecord, search: RecordSearch, page: number) =>
  queryOptions({
    queryKey: ["report-records", kind, search, page],
    queryFn: ({ signal }) => read(kind, search, page, signal),
    placeholderData: keepPreviousData,
  });
