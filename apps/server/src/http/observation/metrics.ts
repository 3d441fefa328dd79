import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { Counter, Gauge, Registry } from "prom-client";
import type { Deps } from "../deps.ts";
import { instantLimiter } from "#ports/limiters.ts";
import { isRead } from "../is-read.ts";
import { createCallTimes } from "./call-times.ts";
import type { CallTimes } from "./call-times.ts";
import type { PolicyCounts } from "./policy-counts.ts";
import { addProcess } from "./process-metrics.ts";
import { addSources } from "./source-metrics.ts";
import type { SourceFigures } from "./source-metrics.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** Milliseconds. */
const SLOW = 1000;

export interface Metrics {
  /** All but the times of calls. */
  readonly registry: Registry;
  readonly times: CallTimes;
  /** All in Prometheus' text format. */
  text(): Promise<string>;
  /** Counts a call that was answered without Fastify's hooks. */
  count(request: FastifyRequest, reply: FastifyReply): void;
}

/** What only the application can read. */
interface ApplicationFigures {
  sources(): Promise<readonly SourceFigures[]>;
  newestBackup(): Promise<Date | null>;
  readonly policy: PolicyCounts;
}

/** The routes of the contract note it themselves, in a hook that they have anyway. */
export const noteStart: onRequestHookHandler = (request, _reply, next) => {
  request.began = performance.now();
  next();
};

/** Counts calls and their duration by endpoint (never by path, because paths contain phone numbers). */
export function createMetrics(app: FastifyInstance, deps: Deps, figures: ApplicationFigures): Metrics {
  // A registry of its own: several servers may run in one process.
  const registry = new Registry();
  const times = createCallTimes(registry);
  const refusedReads = instantLimiter();
  const everyCall = deps.env.LOG_LEVEL === "debug" || deps.env.LOG_LEVEL === "trace";
  addProcess(registry, app, deps, figures.newestBackup);
  addJobs(registry, deps);
  addSources(registry, figures.sources);
  figures.policy.registerAt(registry);
  // Fastify's onResponse hook listens to the end of every response; this one costs a tenth of it and only misses the
  // flush.
  const countCall = (request: FastifyRequest, status: number) => {
    const { endpoint, infrastructure } = request.routeOptions.config;
    const name = endpoint?.name ?? infrastructure ?? "none";
    const elapsedTime = request.began === 0 ? 0 : performance.now() - request.began;
    times.count(name, status, elapsedTime / 1000);
    const isLine =
      !isRead(request) ||
      elapsedTime > SLOW ||
      status >= 500 ||
      (!isQuiet(status) && refusedReads.take("", REFUSED_READS).retryAfter === 0);
    if (everyCall || isLine) logCall(request, status, elapsedTime, name);
  };
  app.addHook("onSend", (request, reply, payload, next) => {
    countCall(request, reply.statusCode);
    next(null, payload);
  });
  return {
    registry,
    times,
    count: (request, reply) => countCall(request, reply.raw.statusCode),
    text: async () => times.text() + (await registry.metrics()),
  };
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

/** Lines about refused reads: nobody can fill the log with more. All are counted. */
const REFUSED_READS = { max: 600, windowSeconds: 60 } as const;

/** Who reads what does not exist has not tried to bypass anything. */
const isQuiet = (status: number) => status < 400 || status === 404;

/** Changes, refusals, failures and slow calls are logged; frequent reads are only in the metrics. */
function logCall(request: FastifyRequest, status: number, elapsedTime: number, endpoint: string): void {
  const line = {
    call: request.id,
    endpoint,
    status,
    milliseconds: Math.round(elapsedTime),
    account: request.session?.accountId,
    refusal: request.refusal ?? undefined,
  };
  if (status >= 500 || elapsedTime > SLOW) request.server.log.warn(line, "call");
  else if (isRead(request) && isQuiet(status)) request.server.log.debug(line, "call");
  else request.server.log.info(line, "call");
}
