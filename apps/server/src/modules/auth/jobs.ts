import { z } from "zod";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";
import { forgetFailedSignIns } from "../audit/public.ts";
import { forgetExpiredKeys } from "./api-key.repository.ts";
import { forgetOldFailures } from "./login-guard.repository.ts";
import { forgetUsedChallenges } from "./passkey.repository.ts";
import { forgetEndedSessions } from "./session.repository.ts";

export const authJobs: readonly Job[] = [
  job(
    { name: "auth.forgetEnded", input: z.object({}) },
    async ({ deps }) => {
      await forgetOldFailures(deps.database.db);
      await forgetEndedSessions(deps.database.db);
      await forgetUsedChallenges(deps.database.db);
      await forgetExpiredKeys(deps.database.db);
      await forgetFailedSignIns(deps.database.db);
    },
    { schedule: "5 * * * *" },
  ),
];
