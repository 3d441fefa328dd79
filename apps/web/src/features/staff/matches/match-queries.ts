import { feeds } from "@teamwright/contract/resources/feeds";
import { matchDesk } from "@teamwright/contract/resources/match-desk";
import type { ReplyOf } from "@teamwright/contract";
import type { SportSlug } from "@teamwright/domain";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";

const api = apiOf({ feeds, matchDesk });

export type AdminMatch = ReplyOf<typeof matchDesk.getForAdmin>["data"];
export type AdminPlayer = AdminMatch["players"][number];
export type ListedMatch = ReplyOf<typeof matchDesk.listForAdmin>["data"][number];
export type FeedRunReply = ReplyOf<typeof feeds.runs>["data"][number];
export type ImportReply = ReplyOf<typeof feeds.import>["data"];

const PAGE_SIZE = 20;

export type MatchFilter = {
  readonly sport: SportSlug | null;
  readonly search: string;
  /** Empty: any. */
  readonly status: ListedMatch["status"] | "";
  /** As the browser's date field writes it; empty: any. */
  readonly day: string;
  readonly only: "hidden" | "attention" | "";
};

export const everyMatch: MatchFilter = { sport: null, search: "", status: "", day: "", only: "" };

export const deskMatchesQuery = ({ sport, search, status, day, only }: MatchFilter, page: number) =>
  queryOptions({
    queryKey: ["desk", "matches", sport, search, status, day, only, page],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.matchDesk.listForAdmin({
          query: {
            page,
            size: PAGE_SIZE,
            ...(sport === null ? {} : { sport }),
            ...(search === "" ? {} : { search }),
            ...(status === "" ? {} : { status }),
            ...(day === "" ? {} : { day }),
            ...(only === "" ? {} : { only }),
          },
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
      dataOf(await api.matchDesk.getForAdmin({ params: { id }, signal })).data,
    staleTime: 0,
  });

export const feedRunsQuery = (page: number) =>
  queryOptions({
    queryKey: ["desk", "runs", page],
    queryFn: async ({ signal }) => dataOf(await api.feeds.runs({ query: { page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Called after an import or an override. */
export const refreshDesk = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ["desk"] });
};
