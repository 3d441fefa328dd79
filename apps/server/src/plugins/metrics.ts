import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../http/deps.ts";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Milliseconds. */
const SLOW = 1000;

export interface Metrics {
  /** Prometheus text format. */
  text(): Promise<string>;
  /** Counts a call that was answered without Fastify's hooks. */
  count(request: FastifyRequest, reply: FastifyReply): void;
}

/** Counts calls and their duration by endpoint (never by path, because paths contain phone numbers). */
export function createMetrics(app: FastifyInstance, deps: Deps): Metrics {
  // A registry of its own: several servers may run in one process.
  const registry = new Registry();
  const count = callCounter(registry);
  const everyCall = deps.env.LOG_LEVEL === "debug" || deps.env.LOG_LEVEL === "trace";
  addProcess(registry, app, deps);
  addJobs(registry, deps);
  // Fastify's onResponse hook listens to the end of every response; this one costs a tenth of it and only misses the
  // flush.
  const countCall = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const { endpoint, infrastructure } = request.routeOptions.config;
    const name = endpoint?.name ?? infrastructure ?? "none";
    const { elapsedTime } = reply;
    count(name, status, elapsedTime / 1000);
    if (everyCall || request.method !== "GET" || elapsedTime > SLOW || status >= 500)
      logCall(request, status, elapsedTime, name);
  };
  app.addHook("onSend", (request, reply, payload, next) => {
    countCall(request, reply, reply.statusCode);
    next(null, payload);
  });
  return {
    count: (request, reply) => countCall(request, reply, reply.raw.statusCode),
    text: () => registry.metrics(),
  };
}

function callCounter(registry: Registry): (endpoint: string, status: number, seconds: number) => void {
  const calls = new Counter({
    name: "teamwright_calls_total",
    help: "Calls by endpoint and status",
    labelNames: ["endpoint", "status"],
    registers: [registry],
  });
  const times = new Histogram({
    name: "teamwright_call_seconds",
    help: "Time of calls by endpoint",
    labelNames: ["endpoint"],
    buckets: BUCKETS,
    registers: [registry],
  });
  // The library finds a metric's child by its labels' text; a hot call should not build that each time.
  const children = new Map<
    string,
    { time: Histogram.Internal<"endpoint">; byStatus: Map<number, Counter.Internal> }
  >();
  return (endpoint, status, seconds) => {
    let child = children.get(endpoint);
    if (child === undefined)
      children.set(endpoint, (child = { time: times.labels(endpoint), byStatus: new Map() }));
    let one = child.byStatus.get(status);
    if (one === undefined) child.byStatus.set(status, (one = calls.labels(endpoint, String(status))));
    one.inc();
    child.time.observe(seconds);
  };
}

function addProcess(registry: Registry, app: FastifyInstance, deps: Deps): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge("teamwright_event_streams", "Open event streams", () => deps.streams.size);
  gauge(
    "teamwright_event_loop_delay_p99_seconds",
    "99th percentile of the event loop's delay",
    () => delay.percentile(99) / 1e9,
  );
  gauge("process_resident_memory_bytes", "Resident memory", () => process.memoryUsage.rss());
}

/**
 * Attempts of this instance, and waiting jobs of all instances; without the latter while the database does not answer.
 */
function addJobs(registry: Registry, { jobs }: Deps): void {
  const registers = [registry];
  new Counter({
    name: "teamwright_job_attempts_total",
    help: "Attempts of background jobs",
    labelNames: ["job", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const [job, { completed, failed }] of jobs.counts) {
        this.inc({ job, outcome: "completed" }, completed);
        this.inc({ job, outcome: "failed" }, failed);
      }
    },
  });
  new Counter({
    name: "teamwright_job_seconds_total",
    help: "Time of background jobs",
    labelNames: ["job"],
    registers,
    collect() {
      this.reset();
      for (const [job, { seconds }] of jobs.counts) this.inc({ job }, seconds);
    },
  });
  new Gauge({
    name: "teamwright_jobs_waiting",
    help: "Background jobs that wait",
    labelNames: ["job"],
    registers,
    async collect() {
      this.reset();
      for (const [job, count] of (await jobs.waiting().catch(() => null)) ?? []) this.set({ job }, count);
    },
  });
}

/** Changes, failures and slow calls are logged; frequent reads are only in the metrics. */
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
