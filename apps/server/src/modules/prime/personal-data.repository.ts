import type { AccountData } from "@teamwright/contract";
import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Scope } from "#http/deps.ts";
import type { Person } from "../accounts/public.ts";
import { shareData } from "../posted-teams/public.ts";
import { forgetPosts } from "./announce.ts";
import { primeAllocations, primeBookings, primeMatches, primePosts } from "./schema.ts";

/** Also of matches whose prime data was removed, as long as it can be restored. */
export async function readPrimeData(db: Db, { id }: Person): Promise<AccountData["prime"]> {
  const bookings = await db
    .select({
      matchId: primeMatches.matchId,
      teams: primeBookings.teams,
      createdAt: primeBookings.createdAt,
    })
    .from(primeBookings)
    .innerJoin(primeMatches, eq(primeMatches.id, primeBookings.primeMatchId))
    .where(eq(primeBookings.accountId, id))
    .orderBy(asc(primeBookings.createdAt));
  const allocations = await db
    .select({ matchId: primeMatches.matchId, given: primeAllocations })
    .from(primeAllocations)
    .innerJoin(primePosts, eq(primePosts.id, primeAllocations.postId))
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(eq(primeAllocations.accountId, id))
    .orderBy(asc(primePosts.createdAt));
  const posts = await db
    .select({
      matchId: primeMatches.matchId,
      numberOfTeams: primePosts.numberOfTeams,
      createdAt: primePosts.createdAt,
    })
    .from(primePosts)
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(eq(primePosts.postedBy, id))
    .orderBy(asc(primePosts.createdAt));
  return {
    bookings: bookings.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    teams: allocations.map(({ matchId, given }) => ({
      matchId,
      ...shareData(given),
    })),
    posts: posts.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

/** Deletes bookings that no post has used yet. What was posted and allocated stays, without the person's number. */
export async function erasePrimeData({ db, deps, afterCommit }: Scope, { id }: Person): Promise<void> {
  const post = db
    .select({ id: primePosts.id })
    .from(primePosts)
    .where(and(eq(primePosts.primeMatchId, primeBookings.primeMatchId), isNull(primePosts.withdrawnAt)));
  await db.delete(primeBookings).where(and(eq(primeBookings.accountId, id), notExists(post)));
  // Posts in memory hold the number, which may soon be somebody else's.
  afterCommit(() => forgetPosts(deps));
}
