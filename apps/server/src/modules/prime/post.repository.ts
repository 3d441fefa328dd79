import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, max, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { findTeamSet } from "../posted-teams/public.ts";
import { hasPrimePlan } from "../plans/public.ts";
import { primeAllocations, primeLinks, primeMatches, primePosts } from "./schema.ts";

export interface NewPrimePost {
  readonly primeMatchId: string;
  readonly teamSetId: string;
  readonly numberOfTeams: number;
  readonly version: "new" | "old";
  readonly seed: number | null;
  readonly balanced: boolean;
  readonly postedBy: string;
}
interface NewAllocation {
  readonly accountId: string;
  readonly left: number;
  readonly right: number;
}

export async function insertPost(
  db: Db,
  post: NewPrimePost,
  allocations: readonly NewAllocation[],
): Promise<string> {
  const [row] = await db.insert(primePosts).values(post).returning({ id: primePosts.id });
  if (!row) throw new Error("a prime post was not stored");
  await db.insert(primeAllocations).values(allocations.map((one) => ({ ...one, postId: row.id })));
  return row.id;
}

/** Account ids of those among the phone numbers whose prime plan runs. */
export async function primeUsersOf(db: Db, phones: readonly string[]): Promise<Map<string, string>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .select({ phone: accounts.phone, id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.phone, [...phones]), hasPrimePlan));
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

export interface StoredPost {
  readonly id: string;
  readonly teamSetId: string;
  readonly numberOfTeams: number;
  readonly version: "new" | "old";
  readonly seed: number | null;
  readonly balanced: boolean;
  readonly createdAt: Date;
}

/** The match's post of prime teams; null when there is none or it was withdrawn. */
export async function findPost(db: Db, matchId: string): Promise<StoredPost | null> {
  const [row] = await db
    .select({
      id: primePosts.id,
      teamSetId: primePosts.teamSetId,
      numberOfTeams: primePosts.numberOfTeams,
      version: primePosts.version,
      seed: primePosts.seed,
      balanced: primePosts.balanced,
      createdAt: primePosts.createdAt,
    })
    .from(primePosts)
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(
      and(eq(primeMatches.matchId, matchId), isNull(primeMatches.removedAt), isNull(primePosts.withdrawnAt)),
    );
  return row ?? null;
}

/** Adds users whose teams follow those of the others. */
export async function extendPost(
  db: Db,
  postId: string,
  allocations: readonly NewAllocation[],
): Promise<void> {
  await db.insert(primeAllocations).values(allocations.map((one) => ({ ...one, postId })));
  await db
    .update(primePosts)
    .set({ numberOfTeams: Math.max(...allocations.map(({ right }) => right)) })
    .where(eq(primePosts.id, postId));
}

/** How many stored teams of the post nobody has. */
export async function countSpareTeams(
  db: Db,
  { teamSetId, numberOfTeams }: Pick<StoredPost, "teamSetId" | "numberOfTeams">,
): Promise<number> {
  const set = await findTeamSet(db, teamSetId);
  return set ? set.count - numberOfTeams : 0;
}

export async function withdrawPost(db: Db, id: string, reason: string): Promise<void> {
  await db
    .update(primePosts)
    .set({ withdrawnAt: sql`now()`, withdrawalReason: reason })
    .where(eq(primePosts.id, id));
}

/** Why the account's last teams of the match were withdrawn; null when none were. */
export async function findWithdrawal(db: Db, matchId: string, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: primePosts.withdrawalReason })
    .from(primeAllocations)
    .innerJoin(primePosts, eq(primePosts.id, primeAllocations.postId))
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(
      and(
        eq(primeMatches.matchId, matchId),
        eq(primeAllocations.accountId, accountId),
        isNull(primeMatches.removedAt),
        isNotNull(primePosts.withdrawnAt),
      ),
    )
    .orderBy(desc(primePosts.withdrawnAt))
    .limit(1);
  return row?.reason ?? null;
}

/** Matches with posted prime teams, the latest post first; also withdrawn ones, whose users read the reason there. */
export async function matchesWithPosts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ matchId: primeMatches.matchId })
    .from(primePosts)
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(isNull(primeMatches.removedAt))
    .groupBy(primeMatches.matchId)
    .orderBy(desc(max(primePosts.createdAt)));
  return rows.map(({ matchId }) => matchId);
}

/** In the order of the positions. */
export async function listAllocations(db: Db, postId: string) {
  return db
    .select({
      accountId: primeAllocations.accountId,
      phone: accounts.phone,
      name: accounts.name,
      left: primeAllocations.left,
      right: primeAllocations.right,
      openedAt: primeAllocations.openedAt,
      transferredAt: primeAllocations.transferredAt,
      remindedAt: primeAllocations.remindedAt,
      activePlan: hasPrimePlan,
    })
    .from(primeAllocations)
    .innerJoin(accounts, eq(accounts.id, primeAllocations.accountId))
    .where(eq(primeAllocations.postId, postId))
    .orderBy(asc(primeAllocations.left));
}

export async function listLinks(db: Db, postId: string): Promise<[teamNumber: number, link: string][]> {
  const rows = await db
    .select({ teamNumber: primeLinks.teamNumber, link: primeLinks.link })
    .from(primeLinks)
    .where(eq(primeLinks.postId, postId));
  return rows.map(({ teamNumber, link }) => [teamNumber, link]);
}

/** Removes a stored text that is no link, so that another takes its place. */
export async function removeLink(
  db: Db,
  postId: string,
  { teamNumber, link }: { readonly teamNumber: number; readonly link: string },
): Promise<void> {
  await db
    .delete(primeLinks)
    .where(
      and(eq(primeLinks.postId, postId), eq(primeLinks.teamNumber, teamNumber), eq(primeLinks.link, link)),
    );
}

/** A statement takes 65,535 parameters at most, and a link three. */
const LINKS_AT_ONCE = 10_000;

/** The first link of a team is kept. */
export async function keepLinks(
  db: Db,
  postId: string,
  links: readonly { readonly teamNumber: number; readonly link: string }[],
): Promise<void> {
  for (let from = 0; from < links.length; from += LINKS_AT_ONCE)
    await db
      .insert(primeLinks)
      .values(links.slice(from, from + LINKS_AT_ONCE).map((one) => ({ ...one, postId })))
      .onConflictDoNothing();
}

/** A reminder stands until the user opens the teams again. */
const openedBeforeReminder = lt(primeAllocations.openedAt, primeAllocations.remindedAt);

/** Records when the user first opened or transferred the teams, and when first after a reminder. */
export async function noteDelivery(
  db: Db,
  postId: string,
  accountId: string,
  column: "openedAt" | "transferredAt",
): Promise<void> {
  const unknown = isNull(primeAllocations[column]);
  await db
    .update(primeAllocations)
    .set({ [column]: sql`now()` })
    .where(
      and(
        eq(primeAllocations.postId, postId),
        eq(primeAllocations.accountId, accountId),
        column === "openedAt" ? or(unknown, openedBeforeReminder) : unknown,
      ),
    );
}

/** Reminds users who can read their teams, have not transferred them, and were not reminded for an hour. */
export async function remindUsers(db: Db, postId: string): Promise<number> {
  const rows = await db
    .update(primeAllocations)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(primeAllocations.postId, postId),
        isNull(primeAllocations.transferredAt),
        sql`(${primeAllocations.remindedAt} is null or ${primeAllocations.remindedAt} < now() - interval '1 hour')`,
        inArray(
          primeAllocations.accountId,
          db.select({ id: accounts.id }).from(accounts).where(hasPrimePlan),
        ),
      ),
    )
    .returning({ accountId: primeAllocations.accountId });
  return rows.length;
}

/** Matches whose prime teams the account is reminded of and has not opened since. */
export async function remindedMatches(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ matchId: primeMatches.matchId })
    .from(primeAllocations)
    .innerJoin(primePosts, eq(primePosts.id, primeAllocations.postId))
    .innerJoin(primeMatches, eq(primeMatches.id, primePosts.primeMatchId))
    .where(
      and(
        eq(primeAllocations.accountId, accountId),
        isNull(primeMatches.removedAt),
        isNull(primePosts.withdrawnAt),
        sql`${primeAllocations.remindedAt} is not null`,
        or(isNull(primeAllocations.openedAt), openedBeforeReminder),
      ),
    )
    .orderBy(desc(primeAllocations.remindedAt));
  return rows.map(({ matchId }) => matchId);
}
