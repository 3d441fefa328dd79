import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../http/deps.ts";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** Milliseconds. */
const SLOW = 1000;

export interface Metrics {
  /** Prometheus text format. */
  text(): string;
  /** Counts a call that was answered past Fastify's hooks. */
  count(request: FastifyRequest, reply: FastifyReply): void;
}

interface RouteCount {
  readonly byStatus: Map<number, number>;
  readonly buckets: number[];
  seconds: number;
  count: number;
}

/** Counts calls and their time by endpoint (never by path: paths carry phone numbers). */
export function createMetrics(app: FastifyInstance, deps: Deps): Metrics {
  const routes = new Map<string, RouteCount>();
  const everyCall = deps.env.LOG_LEVEL === "debug" || deps.env.LOG_LEVEL === "trace";
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  // Fastify's onResponse hook listens on every response's end; this one costs a tenth of it and misses only the flush.
  const countCall = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { endpoint, infrastructure } = request.routeOptions.config;
    const name = endpoint?.name ?? infrastructure ?? "none";
    const { elapsedTime } = reply;
    count(routes, name, status, elapsedTime / 1000);
    if (everyCall || request.method !== "GET" || elapsedTime > SLOW || status >= 500)
      logCall(request, status, elapsedTime, name);
  };
  app.addHook("onSend", (request, reply, payload, next) => {
    countCall(request, reply, reply.statusCode);
    next(null, payload);
  });
  return {
    count: (request, reply) => countCall(request, reply, reply.raw.statusCode),
    text: () =>
      [
        ...routeLines(routes),
        "# TYPE teamwright_event_streams gauge",
        `teamwright_event_streams ${deps.streams.size}`,
        "# TYPE teamwright_event_loop_delay_p99_seconds gauge",
        `teamwright_event_loop_delay_p99_seconds ${delay.percentile(99) / 1e9}`,
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        "",
      ].join("\n"),
  };
}

/** Changes and what went wrong or slowly are worth a line; a crowd's reads are in the metrics. */
function logCall(request: FastifyRequest, status: number, elapsedTime: number, endpoint: string): void {
  const line = {
    call: request.id,
    endpoint,
    status,
    milliseconds: Math.round(elapsedTime),
    account: request.session?.accountId,
  };
  if (status >= 500 || elapsedTime > SLOW) request.log.warn(line, "call");
  else if (request.method === "GET") request.log.debug(line, "call");
  else request.log.info(line, "call");
}

function count(routes: Map<string, RouteCount>, name: string, status: number, seconds: number): void {
  let route = routes.get(name);
  if (!route)
    routes.set(name, (route = { byStatus: new Map(), buckets: BUCKETS.map(() => 0), seconds: 0, count: 0 }));
  route.byStatus.set(status, (route.byStatus.get(status) ?? 0) + 1);
  route.count += 1;
  route.seconds += seconds;
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) route.buckets[bucket] = (route.buckets[bucket] ?? 0) + 1;
}

function* routeLines(routes: ReadonlyMap<string, RouteCount>): Generator<string> {
  yield "# TYPE teamwright_calls_total counter";
  for (const [name, { byStatus }] of routes)
    for (const [status, times] of byStatus)
      yield `teamwright_calls_total{endpoint="${name}",status="${status}"} ${times}`;
  yield "# TYPE teamwright_call_seconds histogram";
  for (const [name, route] of routes) {
    let below = 0;
    for (const [index, bound] of BUCKETS.entries()) {
      below += route.buckets[index] ?? 0;
      yield `teamwright_call_seconds_bucket{endpoint="${name}",le="${bound}"} ${below}`;
    }
    yield `teamwright_call_seconds_bucket{endpoint="${name}",le="+Inf"} ${route.count}`;
    yield `teamwright_call_seconds_sum{endpoint="${name}"} ${route.seconds}`;
    yield `teamwright_call_seconds_count{endpoint="${name}"} ${route.count}`;
  }
}
