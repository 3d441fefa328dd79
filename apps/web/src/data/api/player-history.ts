import type { PlayerHistory } from "@teamwright/contract";
import { forecasts } from "@teamwright/contract/resources/forecasts";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ forecasts });

/** What the players of a match did in earlier matches. */
export const playerHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["player history", id],
    queryFn: async ({ signal }): Promise<readonly PlayerHistory[]> =>
      dataOf(await api.forecasts.history({ params: { id }, signal })).data,
    staleTime: 60_000,
  });
