import { groups } from "@teamwright/contract/resources/groups";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";
import { queryClient } from "./query-client.ts";

const api = apiOf({ groups });

/** The calls of a group's owner. */
export const ownerCalls = api.groups;

/** The owner's group, or that there is none. */
export const groupInfoQuery = (phone: string) =>
  queryOptions({
    queryKey: ["group-info", phone],
    queryFn: async ({ signal }) =>
      dataOf(await api.groups.info({ body: { groupOwnerMobileNumber: phone }, signal })),
    staleTime: 0,
  });

export const refreshGroupInfo = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["group-info"] });

/** What became of a post; null: nothing is posted. */
export const deliveryQuery = (groupId: string, matchId: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "delivery", groupId],
    queryFn: async ({ signal }) =>
      dataOf(await api.groups.delivery({ body: { groupId, matchId }, signal })).data,
    staleTime: 0,
  });

/** All posted teams of the owner's group. */
export const postedTeamsQuery = (groupId: string, matchId: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "posted", groupId],
    queryFn: async ({ signal }) =>
      dataOf(await api.groups.posted({ body: { groupId, matchId }, signal })).teamData,
    staleTime: 0,
  });
