import { statistics } from "@teamwright/contract/resources/statistics";
import type { NotifyRecord } from "@teamwright/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

const api = apiOf({ statistics });

export type Statistics = {
  readonly data: readonly NotifyRecord[];
  readonly totalPages: number;
  readonly totalCount: number;
  readonly registerCount: number;
  readonly addPlanCount: number;
};

/** Whose statistics: a superuser's own, or those of any superuser for an admin. */
export type Whose =
  | { readonly kind: "own"; readonly userId: string }
  | { readonly kind: "superuser"; readonly adminId: string; readonly phone: string };

export type Period = "totals" | "lastSevenDays" | "complete";
const LAST_DAYS = 7;

const ask = async (statisticsOwner: Whose, query: { page: number; days?: number }, signal: AbortSignal) =>
  statisticsOwner.kind === "own"
    ? api.statistics.own({ params: { userId: statisticsOwner.userId }, query, signal })
    : api.statistics.ofSuperuser({
        params: { adminId: statisticsOwner.adminId, phone: statisticsOwner.phone },
        query,
        signal,
      });

/** Counts of the period and one page of its records, newest first. Throws `ApiError`. */
export const statisticsQuery = (statisticsOwner: Whose, period: Period, page: number) =>
  queryOptions({
    queryKey: ["staff", "statistics", statisticsOwner, period, page],
    queryFn: async ({ signal }): Promise<Statistics> =>
      dataOf(
        await ask(
          statisticsOwner,
          { page, ...(period === "lastSevenDays" ? { days: LAST_DAYS } : {}) },
          signal,
        ),
      ),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
