import { wrap } from "comlink";
import type { Remote } from "comlink";
import type { ForecastCalls } from "../workers/forecast/forecast-calls.ts";

let remote: Remote<ForecastCalls> | undefined;

/** The forecast in its own thread: a suggestion does not delay the counts of the engine's worker. It starts when it is first asked. */
export const forecastClient = (): Remote<ForecastCalls> =>
  (remote ??= wrap<ForecastCalls>(
    new Worker(new URL("../workers/forecast/forecast.worker.ts", import.meta.url), {
      type: "module",
      name: "forecast",
    }),
  ));
