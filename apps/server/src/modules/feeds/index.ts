import type { Handler } from "#http/handler.ts";
import { importFiles, pushMatches } from "./handlers/import-files.ts";
import { listRuns } from "./handlers/list-runs.ts";

export const feedHandlers: readonly Handler[] = [importFiles, pushMatches, listRuns];

export { feedJobs } from "./jobs.ts";
