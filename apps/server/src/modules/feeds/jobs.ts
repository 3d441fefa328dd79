import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { forgetOldFeedRuns } from "./feed-run.repository.ts";

export const feedJobs: readonly Job[] = [
  job(
    { name: "feeds.forgetOldRuns", input: z.object({}) },
    async ({ deps }) => forgetOldFeedRuns(deps.database.db),
    { schedule: "10 * * * *" },
  ),
];
