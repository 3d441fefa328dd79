import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { purgePrimeData } from "./removal.repository.ts";

export const primeJobs: readonly Job[] = [
  job(
    { name: "prime.purge", input: z.object({}) },
    async ({ deps }) => deps.transaction((tx) => purgePrimeData(tx)),
    { schedule: "40 3 * * *" },
  ),
];
