import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../http/deps.ts";
import { forgetOldFeedRuns } from "../matches/match-store.repository.ts";
import { forgetOldKeys } from "../records/idempotency.repository.ts";
import { forgetOldFailures } from "../records/login-guard.repository.ts";
import { forgetEndedSessions } from "../records/session.repository.ts";

const EVERY = 3_600_000;

/** Deletes what nothing needs any more, hourly. Safe on any number of instances at once. */
export function startHousekeeping({ database }: Deps, log: FastifyBaseLogger): { stop(): void } {
  const tidy = async () => {
    try {
      await forgetOldKeys(database.db);
      await forgetOldFailures(database.db);
      await forgetEndedSessions(database.db);
      await forgetOldFeedRuns(database.db);
    } catch (error) {
      log.error({ err: error }, "housekeeping failed");
    }
  };
  const timer = setInterval(() => void tidy(), EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
