import { wrap } from "comlink";
import type { Remote } from "comlink";
import type { ForecastCalls } from "#workers/forecast/forecast-calls.ts";

interface ForecastWorker {
  readonly calls: Remote<ForecastCalls>;
  /** Rejects when the worker cannot be loaded or ends: Comlink would leave its calls open for ever. */
  readonly failure: Promise<never>;
}

let running: ForecastWorker | undefined;

function start(): ForecastWorker {
  const worker = new Worker(new URL("../workers/forecast/forecast.worker.ts", import.meta.url), {
    type: "module",
    name: "forecast",
  });
  const { promise: failure, reject } = Promise.withResolvers<never>();
  failure.catch(() => undefined);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    worker.terminate();
    running = undefined;
    reject(new Error(event.message || "The forecast's worker failed to start"));
  });
  return { calls: wrap<ForecastCalls>(worker), failure };
}

/**
 * Asks the forecast, which has its own thread: a suggestion does not delay the counts of the engine's worker. The worker
 * starts with the first question, and again with the first one after a failure.
 */
export function askForecast<Answer>(ask: (calls: Remote<ForecastCalls>) => Promise<Answer>): Promise<Answer> {
  const { calls, failure } = (running ??= start());
  return Promise.race([ask(calls), failure]);
}
