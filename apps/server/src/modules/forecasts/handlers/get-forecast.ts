import { contract } from "@teamwright/contract";
import { seal } from "../../../crypto/sealing.ts";
import { prebuilt } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { findMatch } from "../../matches/public.ts";
import { forecastKey, forecastOfMatch } from "../forecast-of-match.ts";

export const getForecast = handle(contract.forecasts.match, ({ deps, params }) => {
  const body = deps.payloads.get(forecastKey(params.id), async () => {
    const match = await findMatch(deps.database.db, params.id);
    if (match === null) return null;
    const { payloadKey, payloadKeyId } = deps.secrets;
    const forecast = await forecastOfMatch(deps, match.shown);
    const content = JSON.stringify(forecast);
    const data = forecast && seal(content, payloadKey, payloadKeyId);
    return { content: payloadKeyId + content, reply: { status: "success", message: "", data } };
  });
  return prebuilt(body, "private, no-cache");
});
