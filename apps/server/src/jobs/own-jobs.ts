import { z } from "zod";
import { forgetProgress } from "./job.repository.ts";
import { job } from "./job.ts";
import type { Job } from "./job.ts";

export const ownJobs: readonly Job[] = [
  job(
    { name: "jobs.forgetProgress", input: z.object({}) },
    async ({ deps }) => forgetProgress(deps.database.db),
    { schedule: "20 3 * * *" },
  ),
];
