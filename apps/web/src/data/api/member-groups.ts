import { memberGroups } from "@teamwright/contract/resources/member-groups";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ memberGroups });

/** The calls of a group's members. */
export const memberCalls = api.memberGroups;

/** The member's groups with teams of a match. */
export const groupListQuery = (phoneNumber: string, matchId: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "groups", phoneNumber],
    queryFn: async ({ signal }) =>
      dataOf(await api.memberGroups.list({ body: { phoneNumber, matchId }, signal })).data,
  });

/** The member's own teams of a post. */
export const groupTeamsQuery = (phoneNumber: string, matchId: string, groupId: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "group-teams", groupId, phoneNumber],
    queryFn: async ({ signal }) =>
      dataOf(await api.memberGroups.teams({ body: { phoneNumber, matchId, groupId }, signal })),
    retry: false,
  });
