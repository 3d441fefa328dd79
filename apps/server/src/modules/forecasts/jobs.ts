import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { freezePromises } from "./freeze-promises.ts";
import { measurePromises } from "./measure-promises.ts";

export const forecastJobs: readonly Job[] = [
  job(
    { name: "forecasts.freeze", input: z.object({}) },
    async ({ deps, signal }) => freezePromises(deps, signal),
    // The next minute's run is the next attempt.
    { schedule: "* * * * *", retries: 0 },
  ),
  job({ name: "forecasts.measure", input: z.object({}) }, async ({ deps }) => measurePromises(deps), {
    schedule: "* * * * *",
  }),
];
