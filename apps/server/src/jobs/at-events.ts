import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "#http/deps.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import type { Job } from "./job.ts";

/** Enqueues the jobs that an event starts. Several instances hear it: the key keeps their jobs to one. */
export function startAtEvents(deps: Deps, list: readonly Job[], log: FastifyBaseLogger): () => void {
  const scope = withoutTransaction(deps.database.db);
  return deps.bus.subscribe((message) => {
    if (message.kind !== "public") return;
    for (const { kind, settings } of list) {
      const triggeredJob = settings.trigger?.(message.event) ?? null;
      if (triggeredJob === null) continue;
      deps.jobs
        .enqueue(scope, kind, triggeredJob.input, { key: triggeredJob.key })
        .catch((error: unknown) => log.error({ err: error, job: kind.name }, "job not enqueued"));
    }
  });
}
