import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { forgetOldKeys } from "./idempotency.repository.ts";

export const idempotencyJobs: readonly Job[] = [
  job(
    { name: "idempotency.forgetOldKeys", input: z.object({}) },
    async ({ deps }) => forgetOldKeys(deps.database.db),
    { schedule: "15 * * * *" },
  ),
];
