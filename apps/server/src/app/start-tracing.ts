import { setTimeout as sleep } from "node:timers/promises";
import { VERSION } from "@teamwright/contract/version";
import type { Env } from "#env/env.ts";
import { setTracer } from "#tracing/tracing.ts";

/** For the last spans; the process ends 3.5 s after it is told to. Milliseconds. */
const LAST_SPANS = 1000;

const NO_TRACING = async (): Promise<void> => undefined;

/**
 * Sends spans by OTLP (HTTP) to OTEL_EXPORTER_OTLP_ENDPOINT; nothing of it is loaded without that setting. Returns what
 * sends the last ones and ends it.
 */
export async function startTracing(env: Env): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return NO_TRACING;
  const [
    api,
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
    core,
  ] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
  ]);
  const share = new sdk.TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      "service.name": env.OTEL_SERVICE_NAME,
      "service.version": VERSION,
    }),
    // The share counts for traces that a caller began, too: callers do not decide what is stored.
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  setTracer(provider.getTracer("teamwright"));
  return async () => {
    setTracer(null);
    // A collector that does not answer must not keep the server from stopping.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(LAST_SPANS, undefined, { ref: false }),
    ]);
    api.context.disable();
    api.propagation.disable();
  };
}
