import { sources } from "@teamwright/contract/resources/sources";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

export const sourceApi = apiOf({ sources }).sources;

export const sourcesQuery = () =>
  queryOptions({
    queryKey: ["desk", "sources"],
    queryFn: async ({ signal }) => dataOf(await sourceApi.list({ signal })).data,
    staleTime: 0,
    refetchInterval: 15_000,
  });
