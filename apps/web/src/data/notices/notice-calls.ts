import { notices } from "@teamwright/contract/resources/notices";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";

const api = apiOf({ notices });

export const noticeCalls = api.notices;

const PAGE_SIZE = 20;

/** How many notices are unread. An event of the server refetches it. */
export const unreadQuery = queryOptions({
  queryKey: ["notices", "unread"],
  queryFn: async ({ signal }) => dataOf(await api.notices.unread({ signal })).unread,
});

export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ["notices", "list", page],
    queryFn: async ({ signal }) =>
      dataOf(await api.notices.list({ query: { page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const noticeSettingsQuery = queryOptions({
  queryKey: ["notices", "settings"],
  queryFn: async ({ signal }) => dataOf(await api.notices.settings({ signal })),
  staleTime: 0,
});

export const followingQuery = queryOptions({
  queryKey: ["notices", "following"],
  queryFn: async ({ signal }) => dataOf(await api.notices.following({ signal })).data,
});

export const refreshNotices = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["notices"] });
