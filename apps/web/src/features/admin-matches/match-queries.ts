import type { ReplyOf, contract } from "@teamwright/contract";
import type { SportSlug } from "@teamwright/domain";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../../data/api/client.ts";
import { queryClient } from "../../data/api/query-client.ts";

export type AdminMatch = ReplyOf<typeof contract.matchAdmin.get>["data"];
export type AdminPlayer = AdminMatch["players"][number];
export type ListedMatch = ReplyOf<typeof contract.matchAdmin.list>["data"][number];
export type FeedRun = ReplyOf<typeof contract.matchAdmin.runs>["data"][number];
export type ImportReport = ReplyOf<typeof contract.matchAdmin.import>["data"];

const PAGE_SIZE = 20;

export const deskMatchesQuery = (sport: SportSlug | null, page: number) =>
  queryOptions({
    queryKey: ["desk", "matches", sport, page],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.matchAdmin.list({
          query: { page, size: PAGE_SIZE, ...(sport === null ? {} : { sport }) },
          signal,
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const deskMatchQuery = (id: string) =>
  queryOptions({
    queryKey: ["desk", "match", id],
    queryFn: async ({ signal }): Promise<AdminMatch> =>
      dataOf(await api.matchAdmin.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

export const feedRunsQuery = (page: number) =>
  queryOptions({
    queryKey: ["desk", "runs", page],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchAdmin.runs({ query: { page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** After an import or a change by hand. */
export const refreshDesk = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["desk"] });
};
