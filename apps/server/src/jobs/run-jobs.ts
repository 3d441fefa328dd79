import type { FastifyBaseLogger } from "fastify";
import type { Job as BossJob, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { createBoss, POLL_SECONDS } from "./boss.ts";
import { countAttempt } from "./job-counts.ts";
import { SpanKind, contextOf, withSpan } from "#tracing/tracing.ts";
import { reportError } from "#tracing/error-reports.ts";
import { saveProgress } from "./job.repository.ts";
import type { Job } from "./job.ts";

/** How long running jobs may continue when the server stops; then the attempt counts as failed. Milliseconds. */
const STOP_TIMEOUT = 1500;

/** `trace`: the span of the code that enqueued it. */
const storedInput = z.object({ input: z.unknown(), trace: z.unknown().optional() });

export interface RunningJobs {
  stop(): Promise<void>;
}

/**
 * Runs enqueued and scheduled jobs on this instance, each attempt on one instance. A failed job is logged and tried
 * again later; it never ends the process.
 */
export async function runJobs(
  deps: Deps,
  list: readonly Job[],
  log: FastifyBaseLogger,
): Promise<RunningJobs> {
  const boss = createBoss(deps.database, { works: true });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "jobs"));
  await boss.start();
  await keepSchedules(boss, list);
  const workers = new Map<string, string>();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const options = { pollingIntervalSeconds: POLL_SECONDS };
  for (const job of list)
    workers.set(
      job.kind.name,
      await boss.work<unknown>(job.kind.name, options, async ([attempt]) => {
        // The next job of a queue starts at once, without waiting for the next poll.
        if (attempt) wake(job.kind.name);
        await run(deps, job, attempt, log);
      }),
    );
  const unsubscribe = deps.jobs.onWake(wake);
  return {
    stop: async () => {
      unsubscribe();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT, close: false });
    },
  };
}

async function run(
  deps: Deps,
  { kind, run: handler, settings }: Job,
  attempt: BossJob<unknown> | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!attempt) return;
  const { id, data, signal } = attempt;
  const startTime = performance.now();
  const finish = (outcome: "completed" | "failed") =>
    countAttempt(deps.jobs.counts, kind.name, outcome, (performance.now() - startTime) / 1000);
  try {
    const { input, trace } = storedInput.parse(data);
    const progress = (done: number, total: number) => saveProgress(deps.database.db, id, done, total);
    await withSpan(`job ${kind.name}`, { kind: SpanKind.CONSUMER, parent: contextOf(trace) }, () =>
      handler({ input, deps, signal, progress }),
    );
    finish("completed");
  } catch (error) {
    finish("failed");
    log.error({ err: error, job: kind.name, id, attempt: attempt.retryCount + 1 }, "job failed");
    if (attempt.retryCount >= settings.retries) reportError(error, { name: `job ${kind.name}`, id });
    throw error;
  }
}

/** Schedules follow the list: one that is no longer listed is removed. */
async function keepSchedules(boss: PgBoss, list: readonly Job[]): Promise<void> {
  const schedules = new Map(list.map(({ kind, settings }) => [kind.name, settings.schedule]));
  for (const { name } of await boss.getSchedules())
    if ((schedules.get(name) ?? null) === null) await boss.unschedule(name);
  for (const [name, cron] of schedules)
    if (cron !== null) await boss.schedule(name, cron, { input: {} }, { tz: "Asia/Kolkata" });
}
