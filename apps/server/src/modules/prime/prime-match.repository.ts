import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { primeMatches } from "./schema.ts";

export interface PrimeMatch {
  readonly id: string;
  readonly matchId: string;
  readonly bookingOpen: boolean;
}

const columns = {
  id: primeMatches.id,
  matchId: primeMatches.matchId,
  bookingOpen: primeMatches.bookingOpen,
};
const ofMatch = (matchId: string) => and(eq(primeMatches.matchId, matchId), isNull(primeMatches.removedAt));

export async function findPrimeMatch(db: Db, matchId: string): Promise<PrimeMatch | null> {
  const [row] = await db.select(columns).from(primeMatches).where(ofMatch(matchId));
  return row ?? null;
}

/**
 * The match's prime data, held until the transaction ends: bookings, closing and posting of one match come one after
 * another. Null when there is none yet. Who locks the match too locks it before, so that two calls do not deadlock.
 */
export async function lockPrimeMatch(db: Db, matchId: string): Promise<PrimeMatch | null> {
  const [row] = await db.select(columns).from(primeMatches).where(ofMatch(matchId)).for("update");
  return row ?? null;
}

/** The same, made when there is none: with its booking closed. */
export async function lockOrAddPrimeMatch(db: Db, matchId: string): Promise<PrimeMatch> {
  // Again where another call removed it between the two statements.
  for (;;) {
    await db.insert(primeMatches).values({ matchId, bookingOpen: false }).onConflictDoNothing();
    const row = await lockPrimeMatch(db, matchId);
    if (row) return row;
  }
}

export async function setBookingOpen(db: Db, id: string, bookingOpen: boolean): Promise<void> {
  await db.update(primeMatches).set({ bookingOpen }).where(eq(primeMatches.id, id));
}

/** Matches with open booking, whether they have started or not. */
export async function matchesWithOpenBooking(db: Db): Promise<string[]> {
  const rows = await db
    .select({ matchId: primeMatches.matchId })
    .from(primeMatches)
    .where(and(eq(primeMatches.bookingOpen, true), isNull(primeMatches.removedAt)))
    .orderBy(desc(primeMatches.createdAt));
  return rows.map(({ matchId }) => matchId);
}
