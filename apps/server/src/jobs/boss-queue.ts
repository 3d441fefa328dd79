import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { z } from "zod";
import type { Database } from "#db/database.ts";
import { bossDatabase } from "./boss-database.ts";
import { createBoss } from "./boss.ts";
import type { Job } from "./job.ts";
import type { JobQueue, JobState } from "#ports/job-queue.ts";
import { listFailures, nameOfFailure, takeFailures } from "./failed-jobs.repository.ts";
import { traceParent } from "#tracing/tracing.ts";
import { countFailed, countWaiting, readProgress } from "./job.repository.ts";

const states: Readonly<Record<string, JobState>> = {
  created: "waiting",
  retry: "waiting",
  active: "active",
  completed: "completed",
  cancelled: "failed",
  failed: "failed",
};

const storedInput = z.looseObject({});

const FIRST_RETRY_SECONDS = 30;
/** A killed instance is detected after this time, and its jobs are tried again. */
const HEARTBEAT_SECONDS = 60;
const KEPT_SECONDS = 7 * 86_400;

/** Opens the queue of all jobs; does not run any (`runJobs` does). */
export async function openJobQueue(
  database: Database,
  list: readonly Job[],
): Promise<{ readonly queue: JobQueue; close(): Promise<void> }> {
  const boss = createBoss(database, { works: false });
  // Without a listener an error event would end the process; failed calls reject anyway.
  boss.on("error", () => undefined);
  await boss.start();
  await keepQueues(boss, list);
  const knownNames = new Set(list.map(({ kind }) => kind.name));
  const listeners = new Set<(name: string) => void>();
  const wake = (name: string) => listeners.forEach((listener) => listener(name));
  const queue: JobQueue = {
    enqueue: async ({ db, afterCommit }, kind, input, { startAfter, key } = {}) => {
      const id = await boss.send(
        kind.name,
        { input: kind.input.parse(input), trace: traceParent() },
        {
          db: bossDatabase(db),
          ...(startAfter === undefined ? {} : { startAfter }),
          singletonKey: key ?? randomUUID(),
        },
      );
      afterCommit(() => wake(kind.name));
      return id;
    },
    find: async (kind, id) => {
      const [foundJob] = await boss.findJobs(kind.name, { id });
      const state = foundJob && states[foundJob.state];
      if (!state) return null;
      return { state, progress: await readProgress(database.db, id) };
    },
    counts: new Map(),
    waiting: () => countWaiting(database.db),
    failed: () => countFailed(database.db),
    failures: (wanted) => listFailures(database.db, knownNames, wanted),
    retry: async ({ db, afterCommit }, id) => {
      const name = await nameOfFailure(db, id);
      if (name === null || !knownNames.has(name)) return null;
      const takenJobs = await takeFailures(db, id);
      const [last] = takenJobs;
      if (last === undefined) return null;
      // Where one of the kind waits or runs under the key already, that one is the further try.
      await boss.send(name, storedInput.parse(last.data), {
        db: bossDatabase(db),
        ...(last.singleton_key === null ? {} : { singletonKey: last.singleton_key }),
      });
      afterCommit(() => wake(name));
      return { name, failures: takenJobs.length };
    },
    dismiss: async (db, id) => {
      const taken = await takeFailures(db, id);
      const [last] = taken;
      return last === undefined ? null : { name: last.name, failures: taken.length };
    },
    wake,
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { queue, close: () => boss.stop({ graceful: false, close: false }) };
}

/** Creates missing queues and updates the settings of the others. */
async function keepQueues(boss: PgBoss, list: readonly Job[]): Promise<void> {
  const knownNames = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { kind, settings } of list) {
    const wantedSettings = {
      retryLimit: settings.retries,
      retryDelay: FIRST_RETRY_SECONDS,
      retryBackoff: true,
      expireInSeconds: settings.timeLimit,
      deleteAfterSeconds: KEPT_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    const queue = knownNames.get(kind.name);
    // A scheduled job never runs twice at once; for other jobs only waiting ones with the same key are limited.
    const policy = settings.schedule === null ? "short" : "exclusive";
    if (!queue) await boss.createQueue(kind.name, { ...wantedSettings, policy });
    else if (
      queue.retryLimit !== wantedSettings.retryLimit ||
      queue.expireInSeconds !== wantedSettings.expireInSeconds
    )
      await boss.updateQueue(kind.name, wantedSettings);
    // The start has loaded it into pg-boss's cache.
    else continue;
    // Loads the queue's settings into pg-boss's cache now. Inside a transaction, which holds the embedded database's
    // only connection, the query would wait for itself.
    await boss.findJobs(kind.name, { id: randomUUID() });
  }
}
