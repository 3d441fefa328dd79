import type { ReportFormat, ReportGender } from "@teamwright/contract";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { matchReports } from "./schema.ts";

export interface ReportFilterQuery {
  readonly seriesData?: string | undefined;
  readonly pitchData?: string | undefined;
  readonly teamData?: string | undefined;
  readonly formatData?: readonly ReportFormat[] | undefined;
  readonly genderData?: readonly ReportGender[] | undefined;
  readonly matchNumberData?: number | undefined;
}

/** Reports that pass the filters; the number of matches is a limit and not part of it. */
export const passing = (filters: ReportFilterQuery): SQL => {
  const { seriesData, pitchData, teamData, formatData, genderData } = filters;
  const all = and(
    seriesData === undefined ? undefined : eq(matchReports.seriesId, seriesData),
    pitchData === undefined ? undefined : eq(matchReports.pitchId, pitchData),
    teamData === undefined
      ? undefined
      : or(eq(matchReports.teamOneId, teamData), eq(matchReports.teamTwoId, teamData)),
    formatData === undefined ? undefined : inArray(matchReports.format, [...formatData]),
    genderData === undefined ? undefined : inArray(matchReports.gender, [...genderData]),
  );
  return all ?? sql`true`;
};

/** The same filters in one spelling, for a cache's key. */
export const filterKey = (filters: ReportFilterQuery): string =>
  JSON.stringify([
    filters.seriesData,
    filters.pitchData,
    filters.teamData,
    filters.formatData?.toSorted(),
    filters.genderData?.toSorted(),
    filters.matchNumberData,
  ]);
