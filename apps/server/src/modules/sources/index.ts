import type { Handler } from "#http/handler.ts";
import { listSources } from "./handlers/list-sources.ts";
import { setSource } from "./handlers/set-source.ts";
import { takeHook } from "./handlers/take-hook.ts";

export const sourceHandlers: readonly Handler[] = [listSources, setSource, takeHook];

export { sourceJobs } from "./jobs.ts";
