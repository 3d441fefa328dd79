import type { ForecastRecord } from "@teamwright/contract";
import { forecasts } from "@teamwright/contract/resources/forecasts";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ forecasts });

/** How many of our promises came true. */
export const forecastRecordQuery = queryOptions({
  queryKey: ["forecast record"],
  queryFn: async ({ signal }): Promise<ForecastRecord> => dataOf(await api.forecasts.record({ signal })).data,
  staleTime: 10 * 60_000,
});
