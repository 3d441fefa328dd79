import { matchReports } from "@teamwright/contract/resources/match-reports";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { bodyOf, type ReportFilters } from "./filters/report-filters.ts";

const api = apiOf({ matchReports });

const PAGE_SIZE = 10;

export const reportListQuery = (filters: ReportFilters, page: number) =>
  queryOptions({
    queryKey: ["match-reports", "list", bodyOf(filters), page],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchReports.list({ body: { ...bodyOf(filters), page, size: PAGE_SIZE }, signal })),
    placeholderData: keepPreviousData,
  });

export const draftsQuery = (page: number) =>
  queryOptions({
    queryKey: ["match-reports", "drafts", page],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchReports.drafts({ query: { page, size: PAGE_SIZE }, signal })),
    placeholderData: keepPreviousData,
  });

export const overviewQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ["match-reports", "overview", bodyOf(filters)],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchReports.overview({ body: bodyOf(filters), signal })).data,
    placeholderData: keepPreviousData,
  });

/** A report; with `version` as it was then, for prime admins. */
export const reportQuery = (reportId: string, version: number | null = null) =>
  queryOptions({
    queryKey: ["match-reports", "one", reportId, version],
    queryFn: async ({ signal }) =>
      dataOf(
        await (version === null
          ? api.matchReports.get({ params: { reportId }, signal })
          : api.matchReports.version({ params: { matchReportId: reportId, version }, signal })),
      ).data,
  });

/** Who published each version of a report, for prime admins; newest first. */
export const reportVersionsQuery = (matchReportId: string, page: number) =>
  queryOptions({
    queryKey: ["match-reports", "versions", matchReportId, page],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.matchReports.versions({
          params: { matchReportId },
          query: { page, size: PAGE_SIZE },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** After a report was deleted or a draft discarded: lists and overview are asked for again. */
export const refreshReports = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["match-reports"] });
};
