import { forecasts } from "@teamwright/contract/resources/forecasts";
import { playableForecastSchema } from "@teamwright/forecast/match";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { cachedReply } from "./cached-reply.ts";
import { apiOf } from "./client.ts";
import { openSealed } from "./open-sealed.ts";

const api = apiOf({ forecasts });
const schema = z.nullable(playableForecastSchema);

/**
 * What the device needs to play the match in advance; null where there is no forecast. Stored on the device, so that a
 * suggestion works offline. `change` is what the forecast depends on: another value asks again.
 */
export const forecastQuery = (id: string, change: string) =>
  queryOptions({
    queryKey: ["forecast", id, change],
    queryFn: ({ signal }) =>
      cachedReply({
        key: `forecast ${id}`,
        schema,
        ask: () => api.forecasts.match({ params: { id }, signal }),
        valueOf: ({ data }) => (data === null ? null : openSealed(data, playableForecastSchema)),
      }),
    staleTime: 10 * 60_000,
  });
