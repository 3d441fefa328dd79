import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app/build-app.ts";
import { makeDeps } from "../app/make-deps.ts";
import type { Database } from "../db/database.ts";
import type { Deps } from "../http/deps.ts";
import { readEnv } from "../plugins/env.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";
import { openTestDatabase } from "./test-database.ts";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Every line logged so far. */
  readonly log: readonly string[];
  /** A new browser: its own cookies, no session yet. */
  visitor(): Visitor;
  close(): Promise<void>;
}

/** The real server on a fresh database (see `openTestDatabase`), called by inject. `env` adds settings. */
export async function startTestApp(
  env: Readonly<Record<string, string>> = {},
  given: { database?: Database } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-test-"));
  const redis = process.env["TEST_REDIS_URL"];
  const database = given.database ?? (await openTestDatabase());
  const settings = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    LOGIN_RATE: "100000",
    CALL_RATE: "1000000",
    PUSH_KEY: "a push key for tests only",
    ...(redis ? { REDIS_URL: redis, REDIS_PREFIX: folder } : {}),
    ...env,
  });
  const { deps, close } = await makeDeps(settings, { database });
  const log: string[] = [];
  const app = await buildApp(deps, { webFolder: null, logStream: { write: (line) => void log.push(line) } });
  await app.ready();
  return {
    app,
    deps,
    log,
    visitor: () => createVisitor(app),
    close: async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
