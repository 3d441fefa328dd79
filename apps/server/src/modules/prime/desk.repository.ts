import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { primeBookings, primeMatches, primePosts } from "./schema.ts";

/** The bookings and the post of a match. */
export interface PrimeState {
  readonly matchId: string;
  readonly bookingOpen: boolean;
  readonly bookedUsers: number;
  readonly bookedTeams: number;
  /** Teams of the post; null: none. */
  readonly postedTeams: number | null;
}

/** Of those of the matches that have prime data. */
export async function primeStates(db: Db, matchIds: readonly string[]): Promise<PrimeState[]> {
  if (matchIds.length === 0) return [];
  return db
    .select({
      matchId: primeMatches.matchId,
      bookingOpen: primeMatches.bookingOpen,
      bookedUsers: sql<number>`count(${primeBookings.accountId})::int`,
      bookedTeams: sql<number>`coalesce(sum(${primeBookings.teams}), 0)::int`,
      postedTeams: sql<number | null>`max(${primePosts.numberOfTeams})`,
    })
    .from(primeMatches)
    .leftJoin(primeBookings, eq(primeBookings.primeMatchId, primeMatches.id))
    .leftJoin(primePosts, and(eq(primePosts.primeMatchId, primeMatches.id), isNull(primePosts.withdrawnAt)))
    .where(and(inArray(primeMatches.matchId, [...matchIds]), isNull(primeMatches.removedAt)))
    .groupBy(primeMatches.id);
}
