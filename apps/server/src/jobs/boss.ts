import { PgBoss } from "pg-boss";
import type { Database } from "#db/database.ts";
import { bossDatabase } from "./boss-database.ts";

/** Seconds between two polls of a queue; jobs that this instance enqueues start at once. */
export const POLL_SECONDS = 10;

/**
 * pg-boss in the schema `jobs`, which the migrations create. With `works` it runs jobs and schedules; otherwise it only
 * enqueues and reads, and has no timers.
 */
export function createBoss(database: Database, { works }: { readonly works: boolean }): PgBoss {
  return new PgBoss({
    db: bossDatabase(database.db),
    backend: database.kind === "pglite" ? "pglite" : "postgres",
    schema: "jobs",
    migrate: false,
    createSchema: false,
    schedule: works,
    supervise: works,
    cronWorkerIntervalSeconds: POLL_SECONDS,
    cronMonitorIntervalSeconds: 30,
    // A job whose instance was killed is found at the next pass: line-up notices are news for half an hour.
    superviseIntervalSeconds: 60,
    // The embedded database does not vacuum by itself, and REINDEX CONCURRENTLY needs a separate connection.
    monitorVacuum: database.kind === "postgresql",
    reindex: database.kind === "postgresql",
  });
}
