import type { ReplyOf } from "@teamwright/contract";
import { experts } from "@teamwright/contract/resources/experts";
import { decodeTeams } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { queryOptions } from "@tanstack/react-query";
import { fromBase64 } from "#lib/base64.ts";
import { ApiError, apiOf, dataOf } from "./client.ts";

/** The calls of experts and their readers. */
export const expertApi = apiOf({ experts }).experts;

/** Refusals of the server are answers: asking again changes nothing. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Everything posted for a match is keyed by it: the event `options` makes it be asked for again. */
const postsKey = (matchId: string, ...rest: readonly string[]) => ["match-posts", matchId, ...rest];

/** The expert posts of a match, latest first, and their authors. */
export const expertPostsQuery = (matchId: string) =>
  queryOptions({
    queryKey: postsKey(matchId, "teams"),
    queryFn: async ({ signal }) => dataOf(await expertApi.listPosts({ params: { matchId }, signal })),
    retry,
  });

export interface OpenedPost {
  readonly post: ReplyOf<typeof experts.getPost>["data"];
  readonly expert: ReplyOf<typeof experts.getPost>["expertData"][number] | null;
  readonly teams: TeamColumns;
}

/** One post with all its teams. */
export const expertPostQuery = (id: string) =>
  queryOptions({
    queryKey: ["expert-post", id],
    queryFn: async ({ signal }): Promise<OpenedPost> => {
      const { data, expertData, teamData } = dataOf(await expertApi.getPost({ params: { id }, signal }));
      const teams = decodeTeams(fromBase64(teamData));
      if (!teams.ok) throw new ApiError(teams.error, 200, "bad_reply");
      return { post: data, expert: expertData[0] ?? null, teams: teams.value };
    },
    retry,
  });

/** A page of the teams that a post had before an edit. They never change. */
export const earlierTeamsQuery = (id: string, version: number, page: number) =>
  queryOptions({
    queryKey: ["expert-post", id, "teams", version, page],
    queryFn: async ({ signal }) =>
      dataOf(await expertApi.listTeams({ params: { id }, query: { version, page, size: 10 }, signal })),
    staleTime: Infinity,
    retry,
  });

/** The expert videos of a match, latest first, and their authors. */
export const expertVideosQuery = (matchId: string) =>
  queryOptions({
    queryKey: postsKey(matchId, "videos"),
    queryFn: async ({ signal }) => dataOf(await expertApi.listVideos({ params: { match: matchId }, signal })),
    retry,
  });

/** An expert's measured record and latest posts. */
export const expertRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ["expert-record", id],
    queryFn: async ({ signal }) => dataOf(await expertApi.getRecord({ params: { id }, signal })),
    retry,
  });
