import type { Handler } from "#http/handler.ts";
import { dismissFailedJob, listFailedJobs, retryFailedJob } from "./handlers/failed-jobs.ts";
import { primeMatches } from "./handlers/prime-matches.ts";
import { today } from "./handlers/today.ts";

export const deskHandlers: readonly Handler[] = [
  today,
  primeMatches,
  listFailedJobs,
  retryFailedJob,
  dismissFailedJob,
];
