import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#env/env.ts";
import { setTracer } from "#tracing/tracing.ts";
import type { StopTelemetry } from "./stop-telemetry.ts";
import { telemetryResource } from "./telemetry-resource.ts";

const NO_TRACING: StopTelemetry = async () => undefined;

/**
 * Sends spans by OTLP (HTTP) to OTEL_EXPORTER_OTLP_ENDPOINT; nothing of it is loaded without that setting. Returns what
 * sends the last ones and ends it.
 */
export async function startTracing(env: Env): Promise<StopTelemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return NO_TRACING;
  const [api, sdk, { OTLPTraceExporter }, resource, { AsyncLocalStorageContextManager }, core] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      telemetryResource(env),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/core"),
    ]);
  const share = new sdk.TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource,
    // The share counts for traces that a caller began, too: callers do not decide what is stored.
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  setTracer(provider.getTracer("teamwright"));
  return async (patience) => {
    setTracer(null);
    // A collector that does not answer must not keep the server from stopping.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(patience, undefined, { ref: false }),
    ]);
    api.context.disable();
    api.propagation.disable();
  };
}
