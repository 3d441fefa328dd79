import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { groupMembers, groupPosts, groupPostShares, groups } from "./schema.ts";

export type GroupPost = typeof groupPosts.$inferSelect;
export type PostShare = typeof groupPostShares.$inferSelect;

/** Phone numbers with their teams: inclusive, from 1. */
export interface PhoneRange {
  readonly phoneNumber: string;
  readonly left: number;
  readonly right: number;
}

/** The id; null when the group has teams of the match already. */
export async function insertPost(
  db: Db,
  post: Pick<GroupPost, "groupId" | "matchId" | "teamSetId" | "numberOfTeams" | "seed" | "balanced">,
  ranges: readonly PhoneRange[],
): Promise<string | null> {
  const [insertedPost] = await db
    .insert(groupPosts)
    .values(post)
    .onConflictDoNothing()
    .returning({ id: groupPosts.id });
  if (!insertedPost) return null;
  await insertShares(db, insertedPost.id, ranges);
  return insertedPost.id;
}

async function insertShares(db: Db, postId: string, ranges: readonly PhoneRange[]): Promise<void> {
  await db
    .insert(groupPostShares)
    .values(ranges.map(({ phoneNumber: phone, left, right }) => ({ postId, phone, left, right })));
}

/** The teams that the group has now; null when there are none or they were withdrawn. */
export async function findPost(db: Db, groupId: string, matchId: string): Promise<GroupPost | null> {
  const [post] = await db
    .select()
    .from(groupPosts)
    .where(
      and(eq(groupPosts.groupId, groupId), eq(groupPosts.matchId, matchId), isNull(groupPosts.withdrawnAt)),
    );
  return post ?? null;
}

/** All shares of a post with the members' names, in order of their ranges. */
export async function listShares(
  db: Db,
  post: Pick<GroupPost, "id" | "groupId">,
): Promise<(PostShare & { readonly nickName: string; readonly gone: boolean })[]> {
  const rows = await db
    .select({
      share: groupPostShares,
      nickName: groupMembers.nickName,
      gone: sql<boolean>`${groupMembers.leftAt} is not null`,
    })
    .from(groupPostShares)
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.groupId, post.groupId), eq(groupMembers.phone, groupPostShares.phone)),
    )
    .where(eq(groupPostShares.postId, post.id))
    .orderBy(asc(groupPostShares.left));
  return rows.map(({ share, nickName, gone }) => ({ ...share, nickName, gone }));
}

/** A member's teams of one match, by group. */
export interface MemberPost {
  readonly groupId: string;
  readonly name: string;
  readonly logo: string;
  readonly post: GroupPost;
  readonly share: PostShare;
}

const memberPosts = (db: Db, phone: string) =>
  db
    .select({
      groupId: groups.id,
      name: groups.name,
      logo: groups.logo,
      post: groupPosts,
      share: groupPostShares,
    })
    .from(groupPostShares)
    .innerJoin(groupPosts, eq(groupPosts.id, groupPostShares.postId))
    .innerJoin(groups, eq(groups.id, groupPosts.groupId))
    .innerJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groups.id),
        eq(groupMembers.phone, groupPostShares.phone),
        isNull(groupMembers.leftAt),
      ),
    )
    .where(eq(groupPostShares.phone, phone))
    .$dynamic();

/**
 * Only of groups that the number is still in, one of each: the teams that it has, or the ones that were withdrawn
 * last.
 */
export async function findMemberPosts(db: Db, phone: string, matchId: string): Promise<MemberPost[]> {
  const rows = await memberPosts(db, phone)
    .where(and(eq(groupPostShares.phone, phone), eq(groupPosts.matchId, matchId)))
    .orderBy(asc(groups.name), asc(groups.id), sql`${groupPosts.withdrawnAt} desc nulls first`);
  return rows.filter(({ groupId }, index) => rows[index - 1]?.groupId !== groupId);
}

/** Ids of the matches with teams for the number in any of its groups. */
export async function matchesOfMember(db: Db, phone: string): Promise<string[]> {
  const rows = await memberPosts(db, phone);
  return [...new Set(rows.map(({ post }) => post.matchId))];
}

/** Records when the member first opened or transferred the teams. */
export async function noteShare(
  db: Db,
  postId: string,
  phone: string,
  column: "openedAt" | "transferredAt",
): Promise<void> {
  await db
    .update(groupPostShares)
    .set({ [column]: sql`now()` })
    .where(
      and(
        eq(groupPostShares.postId, postId),
        eq(groupPostShares.phone, phone),
        column === "openedAt"
          ? or(
              isNull(groupPostShares.openedAt),
              sql`${groupPostShares.openedAt} < ${groupPostShares.remindedAt}`,
            )
          : isNull(groupPostShares.transferredAt),
      ),
    );
}

/** Reminds members who are still in the group, have not transferred, and were not reminded for an hour. */
export async function remindShares(db: Db, post: Pick<GroupPost, "id" | "groupId">): Promise<number> {
  const rows = await db
    .update(groupPostShares)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(groupPostShares.postId, post.id),
        isNull(groupPostShares.transferredAt),
        sql`(${groupPostShares.remindedAt} is null or ${groupPostShares.remindedAt} < now() - interval '1 hour')`,
        sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${post.groupId}
          and ${groupMembers.phone} = ${groupPostShares.phone} and ${groupMembers.leftAt} is null)`,
      ),
    )
    .returning({ phone: groupPostShares.phone });
  return rows.length;
}

/** Adds members whose teams follow those of the others. */
export async function extendPost(
  db: Db,
  { id }: Pick<GroupPost, "id">,
  ranges: readonly PhoneRange[],
): Promise<void> {
  await insertShares(db, id, ranges);
  await db
    .update(groupPosts)
    .set({ numberOfTeams: Math.max(...ranges.map(({ right }) => right)) })
    .where(eq(groupPosts.id, id));
}

/** By the clock: the transaction may have waited for another withdrawal. */
export async function withdrawPost(db: Db, id: string, reason: string): Promise<void> {
  await db
    .update(groupPosts)
    .set({ withdrawnAt: sql`clock_timestamp()`, withdrawalReason: reason })
    .where(eq(groupPosts.id, id));
}

export async function repairPost(
  db: Db,
  id: string,
  change: Pick<GroupPost, "teamSetId" | "outPlayers" | "changedTeams">,
): Promise<void> {
  await db
    .update(groupPosts)
    .set({ ...change, repairedAt: sql`now()` })
    .where(eq(groupPosts.id, id));
}
