import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { deleteTeamSets } from "../posted-teams/public.ts";
import { primeMatches, primePosts } from "./schema.ts";

/** Days in which the command line can restore deleted prime data. Source: decisions, section 6. */
export const RESTORE_DAYS = 7;

const youngest = sql`now() - make_interval(days => ${RESTORE_DAYS})`;

/** Hides all prime data at once; returns of how many matches. */
export async function hideAllPrimeData(db: Db): Promise<number> {
  const rows = await db
    .update(primeMatches)
    .set({ removedAt: sql`now()`, bookingOpen: false })
    .where(isNull(primeMatches.removedAt))
    .returning({ id: primeMatches.id });
  return rows.length;
}

const restoredRow = z.object({ matchId: z.string() });

/**
 * Brings back what was deleted in the last days, of each match what was deleted last. Bookings stay closed. A match that
 * has new prime data keeps that: `skipped` counts them.
 */
export async function restorePrimeData(db: Db): Promise<{ matchIds: string[]; skipped: number }> {
  const rows = await rowsOf(
    db,
    sql`update ${primeMatches} set removed_at = null where id in (
      select distinct on (match_id) id from ${primeMatches}
      where removed_at > ${youngest}
        and match_id not in (select match_id from ${primeMatches} where removed_at is null)
      order by match_id, removed_at desc) returning match_id as "matchId"`,
    restoredRow,
  );
  const matchIds = rows.map(({ matchId }) => matchId);
  const left = await db
    .selectDistinct({ matchId: primeMatches.matchId })
    .from(primeMatches)
    .where(gt(primeMatches.removedAt, youngest));
  return { matchIds, skipped: left.filter(({ matchId }) => !matchIds.includes(matchId)).length };
}

/** Deletes what can no longer be restored. */
export async function purgePrimeData(db: Db): Promise<void> {
  const old = and(isNotNull(primeMatches.removedAt), lte(primeMatches.removedAt, youngest));
  const sets = await db
    .select({ id: primePosts.teamSetId })
    .from(primePosts)
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(old);
  await db.delete(primeMatches).where(old);
  await deleteTeamSets(
    db,
    sets.map(({ id }) => id),
  );
}
