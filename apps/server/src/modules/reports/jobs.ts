import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { storeDrafts } from "./history/store-drafts.ts";

export const reportJobs: readonly Job[] = [
  job(
    { name: "reports.drafts", input: z.object({}) },
    async ({ deps, signal }) => storeDrafts(deps, signal),
    { schedule: "* * * * *" },
  ),
];
