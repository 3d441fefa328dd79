import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { expect, vi } from "vitest";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { lockMatches } from "#modules/matches/match-store.repository.ts";

/** Until the call reaches the match, on a busy machine. Milliseconds. */
const WAIT = 15_000;

/**
 * The call waits for the match without a lock on these rows. With one it would deadlock with a call that locks them after the
 * match. Only PostgreSQL runs two transactions at once.
 */
export async function expectMatchLockedFirst(
  db: Db,
  matchId: string,
  call: () => Promise<unknown>,
  rows: SQL,
): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`;
  let reply: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await lockMatches(tx, [matchId]);
    reply = call();
    await vi.waitFor(
      async () => expect(await rowsOf(tx, waiting, z.object({ count: z.int() }))).toEqual([{ count: 1 }]),
      WAIT,
    );
    await tx.execute(sql`${rows} for update nowait`);
  });
  await reply;
}
