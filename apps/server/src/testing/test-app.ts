import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#app/build-app.ts";
import { makeDeps } from "#app/make-deps.ts";
import type { Database } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import type { Job } from "#jobs/job.ts";
import { startAtEvents } from "#jobs/at-events.ts";
import { runJobs } from "#jobs/run-jobs.ts";
import { readEnv } from "#env/env.ts";
import { openTestDatabase } from "./test-database.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Every line logged so far. */
  readonly log: readonly string[];
  /** A new browser with its own cookies and no session. */
  visitor(): Visitor;
  close(): Promise<void>;
}

/**
 * The real server on a new database (see `openTestDatabase`), called by inject. `env` adds settings. The given jobs
 * run.
 */
export async function startTestApp(
  env: Readonly<Record<string, string>> = {},
  options: { database?: Database; jobs?: readonly Job[] } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-test-"));
  const redis = process.env["TEST_REDIS_URL"];
  const database = options.database ?? (await openTestDatabase());
  const settings = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    LOGIN_RATE: "100000",
    CALL_RATE: "1000000",
    BODY_BYTES_RATE: "10000000000",
    BODY_TIME_RATE: "1000000000",
    READ_RATE: "1000000",
    ACCOUNT_READ_RATE: "1000000",
    STAFF_SECOND_FACTOR: "warn",
    PUSH_KEY: "a push key for tests only",
    ...(redis ? { REDIS_URL: redis, REDIS_PREFIX: folder } : {}),
    ...env,
  });
  const { deps, close } = await makeDeps(settings, { ...options, database });
  const log: string[] = [];
  const app = await buildApp(deps, { webFolder: null, logStream: { write: (line) => void log.push(line) } });
  await app.ready();
  const stopEvents = options.jobs && startAtEvents(deps, options.jobs, app.log);
  const running = options.jobs && (await runJobs(deps, options.jobs, app.log));
  return {
    app,
    deps,
    log,
    visitor: () => createVisitor(app),
    close: async () => {
      stopEvents?.();
      await running?.stop();
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
