import { z } from "zod";
import { withoutTransaction } from "#ports/job-queue.ts";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { hookKind } from "../announcements/public.ts";
import { forgetOldDeliveries, nextDue } from "./delivery.repository.ts";
import { fanOut, sendKind, startSender, startSenderAt } from "./fan-out.ts";
import { sendDue } from "./send-due.ts";

export const webhookJobs: readonly Job[] = [
  job(hookKind, async ({ input, deps }) => fanOut(deps, input)),
  job(sendKind, async ({ deps, signal }) => {
    const next = await sendDue(deps, signal);
    if (next !== null) await startSenderAt(deps, next);
  }),
  job(
    { name: "webhooks.sweep", input: z.object({}) },
    async ({ deps }) => {
      // Whatever an instance that ended left undone.
      const due = await nextDue(deps.database.db);
      if (due !== null && due.getTime() <= Date.now())
        await startSender(deps, withoutTransaction(deps.database.db));
    },
    { schedule: "* * * * *" },
  ),
  job(
    { name: "webhooks.forget", input: z.object({}) },
    async ({ deps }) => forgetOldDeliveries(deps.database.db),
    { schedule: "40 3 * * *" },
  ),
];
