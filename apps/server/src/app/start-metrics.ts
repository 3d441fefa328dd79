import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#env/env.ts";
import type { Metrics } from "#http/observation/metrics.ts";
import { metricData } from "./metric-data.ts";
import type { StopTelemetry } from "./stop-telemetry.ts";
import { telemetryResource } from "./telemetry-resource.ts";

/** A collector that does not answer is not waited for longer. Milliseconds. */
const TIMEOUT = 10_000;

const NO_METRICS: StopTelemetry = async () => undefined;

/**
 * Sends the figures of /metrics by OTLP (HTTP) to OTEL_EXPORTER_OTLP_ENDPOINT; nothing of it is loaded unless
 * OTEL_METRICS_EXPORTER is otlp. Returns what sends the last ones and ends it.
 */
export async function startMetrics(env: Env, metrics: Metrics): Promise<StopTelemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: interval } = env;
  if (endpoint === undefined || env.OTEL_METRICS_EXPORTER === "none") return NO_METRICS;
  const [sdk, { OTLPExporterBase }, http, transformer, { hrTime }, resource] = await Promise.all([
    import("@opentelemetry/sdk-metrics"),
    import("@opentelemetry/otlp-exporter-base"),
    import("@opentelemetry/otlp-exporter-base/node-http"),
    import("@opentelemetry/otlp-transformer"),
    import("@opentelemetry/core"),
    telemetryResource(env),
  ]);
  const options = { url: `${endpoint.replace(/\/$/, "")}/v1/metrics`, timeoutMillis: TIMEOUT };
  const exporter = new OTLPExporterBase(
    http.createOtlpHttpExportDelegate(
      http.convertLegacyHttpOptions(options, "METRICS", "v1/metrics", { "content-type": "application/json" }),
      transformer.JsonMetricsSerializer,
      "otlp_http_metric_exporter",
      transformer.MetricsExporterMetricsHelper,
      undefined,
    ),
  );
  const since = hrTime();
  const scope = { name: "teamwright" };
  const reader = new sdk.PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, TIMEOUT),
    metricProducers: [
      {
        collect: async () => ({
          resourceMetrics: {
            resource,
            scopeMetrics: [{ scope, metrics: await metricData(metrics, since, hrTime()) }],
          },
          errors: [],
        }),
      },
    ],
  });
  const provider = new sdk.MeterProvider({ resource, readers: [reader] });
  return async (patience) => {
    // A collector that does not answer must not keep the server from stopping.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(patience, undefined, { ref: false }),
    ]);
  };
}
