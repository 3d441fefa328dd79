import type { Handler } from "#http/handler.ts";
import { getForecast } from "./handlers/get-forecast.ts";
import { getHistory } from "./handlers/get-history.ts";
import { getRecord } from "./handlers/get-record.ts";

export { forgetForecasts } from "./forecast-of-match.ts";
export { forecastJobs } from "./jobs.ts";

export const forecastHandlers: readonly Handler[] = [getForecast, getHistory, getRecord];
