import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { expect, vi } from "vitest";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { lockMatches } from "#modules/matches/match-store.repository.ts";

/** On a busy machine. Milliseconds. */
const WAIT = 15_000;

/** Resolves when a statement waits for a lock of another transaction. `db`: no transaction, which sees one moment of the activity. */
export async function untilWaiting(db: Db): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => expect(await rowsOf(db, waiting, z.object({ count: z.int() }))).toEqual([{ count: 1 }]),
    WAIT,
  );
}

/**
 * The call waits for the match without a lock on these rows. With one it would deadlock with a call that locks them after the
 * match.
 */
export async function expectMatchLockedFirst(
  db: Db,
  matchId: string,
  call: () => Promise<unknown>,
  rows: SQL,
): Promise<void> {
  let reply: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await lockMatches(tx, [matchId]);
    reply = call();
    await untilWaiting(db);
    await tx.execute(sql`${rows} for update nowait`);
  });
  await reply;
}
