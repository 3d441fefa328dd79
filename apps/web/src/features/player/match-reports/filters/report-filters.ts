import { reportFormats, reportGenders } from "@teamwright/contract/report-shapes";
import type { ReportFormat, ReportGender } from "@teamwright/contract";

/** A series, pitch or team that the reports are narrowed to. The name stands in the address for a link opened cold. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** What the reports are narrowed to; one filter of each kind. */
export interface ReportFilters {
  readonly series?: NamedRecord;
  readonly pitch?: NamedRecord;
  readonly team?: NamedRecord;
  readonly formats?: readonly ReportFormat[];
  readonly genders?: readonly ReportGender[];
  readonly matches?: number;
}

export const filterKinds = ["series", "pitch", "team", "formats", "genders", "matches"] as const;
export type FilterKind = (typeof filterKinds)[number];

export const DEFAULT_MATCHES = 10;
export const MATCHES_STEP = 5;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function recordIn(text: string | null): NamedRecord | undefined {
  const [id = "", ...name] = (text ?? "").split("~");
  return UUID.test(id) ? { id, name: name.join("~").slice(0, 120) || id.slice(0, 8) } : undefined;
}

function wordsIn<Word extends string>(text: string | null, words: readonly Word[]): Word[] | undefined {
  const given = (text ?? "").split(",");
  const known = words.filter((word) => given.includes(word));
  return known.length > 0 ? known : undefined;
}

function countIn(text: string | null): number | undefined {
  const count = Number(text ?? "");
  return Number.isInteger(count) && count > 0 && count <= 100_000 ? count : undefined;
}

/** The filters that an address carries; what it spells wrong is left out. */
export function filtersIn(query: URLSearchParams): ReportFilters {
  const records = {
    series: recordIn(query.get("series")),
    pitch: recordIn(query.get("pitch")),
    team: recordIn(query.get("team")),
    formats: wordsIn(query.get("formats"), reportFormats),
    genders: wordsIn(query.get("genders"), reportGenders),
    matches: countIn(query.get("matches")),
  };
  return Object.fromEntries(
    Object.entries(records).filter(([, value]) => value !== undefined),
  ) as ReportFilters;
}

/** The address's parameters with these filters; others stay, the page begins again. */
export function withFilters(query: URLSearchParams, filters: ReportFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...filterKinds, "page"]) next.delete(name);
  const write = (name: FilterKind, value: string | undefined) => {
    if (value !== undefined) next.set(name, value);
  };
  const nameKey = (record: NamedRecord | undefined) => record && `${record.id}~${record.name}`;
  write("series", nameKey(filters.series));
  write("pitch", nameKey(filters.pitch));
  write("team", nameKey(filters.team));
  write("formats", filters.formats?.join(","));
  write("genders", filters.genders?.join(","));
  write("matches", filters.matches?.toString());
  return next;
}

/** The filters without those of the kind. */
export function withoutKind(filters: ReportFilters, kind: FilterKind): ReportFilters {
  const { [kind]: _removed, ...rest } = filters;
  return rest;
}

/** As the calls take them. */
export const bodyOf = (filters: ReportFilters) => ({
  ...(filters.series && { seriesData: filters.series.id }),
  ...(filters.pitch && { pitchData: filters.pitch.id }),
  ...(filters.team && { teamData: filters.team.id }),
  ...(filters.formats && { formatData: [...filters.formats] }),
  ...(filters.genders && { genderData: [...filters.genders] }),
  ...(filters.matches !== undefined && { matchNumberData: filters.matches }),
});
