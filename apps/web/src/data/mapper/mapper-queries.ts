import { mapper } from "@teamwright/contract/resources/mapper";
import type { ReplyOf } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, SportIndex, SportSlug } from "@teamwright/domain";
import { apiOf, dataOf } from "../api/client.ts";
import { questionOf } from "./mapper-filters.ts";
import type { MapperFilters } from "./mapper-filters.ts";

export const mapperApi = apiOf({ mapper });

export type MappedPlayers = ReplyOf<typeof mapper.playerData>["data"];
export type DirectTeams = ReplyOf<typeof mapper.teams>["data"];

export const sportSlugOf = (sport: SportIndex): SportSlug => sportByIndex(sport).slug;

/** Whether the match is mapped to the main app, and to which of its matches. */
export const mappingQuery = (matchId: string) =>
  queryOptions({
    queryKey: ["mapping", matchId],
    queryFn: async ({ signal }) =>
      dataOf(await mapperApi.mapper.getData({ params: { id: matchId }, signal })).data,
  });

/** Our players that the main app knows, with its ids; null while the match is not mapped. */
export const mappedPlayersQuery = (match: Pick<MatchDetail, "id" | "sport_index">) =>
  queryOptions({
    queryKey: ["mapping", match.id, "players"],
    queryFn: async ({ signal }): Promise<MappedPlayers | null> => {
      const mapping = dataOf(await mapperApi.mapper.getData({ params: { id: match.id }, signal })).data;
      if (mapping.dream11MatchId === null) return null;
      const params = { sport: sportSlugOf(match.sport_index), id: mapping.dream11MatchId };
      return dataOf(await mapperApi.mapper.playerData({ params, signal })).data;
    },
  });

/** The teams that the server makes for the filter. */
export const directTeamsQuery = (match: Pick<MatchDetail, "id" | "sport_index">, filters: MapperFilters) =>
  queryOptions({
    queryKey: ["mapping", match.id, "teams", questionOf(filters)],
    queryFn: async ({ signal }): Promise<DirectTeams | null> => {
      const mapping = dataOf(await mapperApi.mapper.getData({ params: { id: match.id }, signal })).data;
      if (mapping.dream11MatchId === null) return null;
      const params = { sport: sportSlugOf(match.sport_index), id: mapping.dream11MatchId };
      return dataOf(await mapperApi.mapper.teams({ params, body: questionOf(filters), signal })).data;
    },
    retry: false,
  });

/** The main app's matches, read with the stored access value. */
export const sourceMatchesQuery = (sport: SportIndex) =>
  queryOptions({
    queryKey: ["source-matches", sport],
    queryFn: async ({ signal }) =>
      dataOf(await mapperApi.mapper.listMatches({ params: { sport: sportSlugOf(sport) }, signal })).data,
    retry: false,
  });
