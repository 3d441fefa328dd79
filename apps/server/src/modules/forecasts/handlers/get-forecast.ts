import { contract } from "@teamwright/contract";
import { handle } from "#http/handler.ts";
import { sealedReply } from "#http/sealed-reply.ts";
import { findMatch } from "#modules/matches/public.ts";
import { forecastKey, forecastOfMatch } from "../forecast-of-match.ts";

export const getForecast = handle(contract.forecasts.match, (call) =>
  sealedReply(contract.forecasts.match, call, {
    key: forecastKey(call.params.id),
    cacheControl: "private, no-cache",
    read: async () => {
      const match = await findMatch(call.deps.database.db, call.params.id);
      return match && { data: await forecastOfMatch(call.deps, match.shown) };
    },
  }),
);
