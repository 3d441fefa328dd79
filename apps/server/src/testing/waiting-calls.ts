import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";

const WAITING = sql`select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves when one connection of PostgreSQL's database waits for a lock that another one holds. */
export async function whenOneWaits(db: Db): Promise<void> {
  await expect
    .poll(() => rowsOf(db, WAITING, z.object({ waiting: z.int() })), { timeout: 10_000, interval: 10 })
    .toEqual([{ waiting: 1 }]);
}
