import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { writeAudit } from "#modules/audit/public.ts";

export const listFailedJobs = handle(contract.failures.jobs, async ({ deps, query }) => {
  const { jobs, total } = await deps.jobs.failures(query);
  return done("", {
    data: jobs.map(({ failedAt, firstFailedAt, ...job }) => ({
      ...job,
      failedAt: failedAt.toISOString(),
      firstFailedAt: firstFailedAt.toISOString(),
    })),
    totalPages: pagesOf(total, query.size),
  });
});

export const retryFailedJob = handle(contract.failures.retryJob, async (scope) => {
  const { db, deps, params, session } = scope;
  const again = await deps.jobs.retry(scope, params.id);
  if (again === null) return refused("conflict");
  const { name: job, failures } = again;
  await writeAudit(db, { actorId: session.accountId, action: "job.retry", details: { job, failures } });
  return done("replies.jobRetried", {});
});

export const dismissFailedJob = handle(
  contract.failures.dismissJob,
  async ({ db, deps, params, session }) => {
    const isDismissed = await deps.jobs.dismiss(db, params.id);
    if (isDismissed === null) return refused("conflict");
    const { name: job, failures } = isDismissed;
    await writeAudit(db, { actorId: session.accountId, action: "job.dismiss", details: { job, failures } });
    return done("replies.failureDismissed", {});
  },
);
