import type { AccountData } from "@teamwright/contract";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { isoOrNull } from "#http/iso.ts";
import type { Person } from "../accounts/public.ts";
import { deleteTeamSets, shareData } from "../posted-teams/public.ts";
import { groupMembers, groupPosts, groupPostShares, groups } from "./schema.ts";

/** The person's own group with the number of those who are in it now; null: there is none. */
export async function ownGroup(db: Db, { id }: Person) {
  const [group] = await db.select().from(groups).where(eq(groups.ownerId, id));
  if (!group) return null;
  const current = and(eq(groupMembers.groupId, group.id), isNull(groupMembers.leftAt));
  return { ...group, members: await db.$count(groupMembers, current) };
}

/**
 * Locks the person's own group and those that the person is or was in: a post that is being made there is stored first,
 * and then erased too. Before the account, as by a post.
 */
export async function lockGroupsOf(db: Db, { id, phone }: Person): Promise<void> {
  const memberships = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.phone, phone));
  await db
    .select({ id: groups.id })
    .from(groups)
    .where(or(eq(groups.ownerId, id), inArray(groups.id, memberships)))
    .orderBy(asc(groups.id))
    .for("update");
}

export async function readGroupData(db: Db, person: Person): Promise<AccountData["groups"]> {
  const ownedGroup = await ownGroup(db, person);
  const memberships = await db
    .select({ group: groups.name, member: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.phone, person.phone))
    .orderBy(asc(groupMembers.joinedAt));
  const shares = await db
    .select({ group: groups.name, matchId: groupPosts.matchId, share: groupPostShares })
    .from(groupPostShares)
    .innerJoin(groupPosts, eq(groupPosts.id, groupPostShares.postId))
    .innerJoin(groups, eq(groups.id, groupPosts.groupId))
    .where(eq(groupPostShares.phone, person.phone))
    .orderBy(asc(groupPosts.createdAt));
  return {
    owned: ownedGroup && {
      name: ownedGroup.name,
      logo: ownedGroup.logo,
      members: ownedGroup.members,
      createdAt: ownedGroup.createdAt.toISOString(),
    },
    memberships: memberships.map(({ group, member }) => ({
      group,
      nickName: member.nickName,
      teamsCount: member.teamsCount,
      joinedAt: member.joinedAt.toISOString(),
      leftAt: isoOrNull(member.leftAt),
    })),
    teams: shares.map(({ group, matchId, share }) => ({
      group,
      matchId,
      ...shareData(share),
    })),
  };
}

/**
 * Takes the person out of all groups. The ranges of teams stay under the new number, so that the owners' posts still
 * add up. An own group is deleted with its posts; the caller has made sure that nobody is in it.
 */
export async function eraseGroupData(db: Db, { id, phone }: Person, pseudonym: string): Promise<void> {
  await db.update(groupPostShares).set({ phone: pseudonym }).where(eq(groupPostShares.phone, phone));
  await db
    .update(groupMembers)
    .set({ phone: pseudonym, nickName: "", leftAt: sql`coalesce(${groupMembers.leftAt}, now())` })
    .where(eq(groupMembers.phone, phone));
  const ownedGroups = db.select({ id: groups.id }).from(groups).where(eq(groups.ownerId, id));
  const posts = await db
    .select({ id: groupPosts.id, teamSetId: groupPosts.teamSetId })
    .from(groupPosts)
    .where(inArray(groupPosts.groupId, ownedGroups));
  if (posts.length > 0) {
    const ids = posts.map((post) => post.id);
    await db.delete(groupPostShares).where(inArray(groupPostShares.postId, ids));
    await db.delete(groupPosts).where(inArray(groupPosts.id, ids));
    await deleteTeamSets(
      db,
      posts.map(({ teamSetId }) => teamSetId),
    );
  }
  await db.delete(groupMembers).where(inArray(groupMembers.groupId, ownedGroups));
  await db.delete(groups).where(eq(groups.ownerId, id));
}
