import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { RelationResolver } from "#http/relation.ts";
import { accounts } from "#tables/accounts.ts";
import { mayUsePlan } from "../plans/public.ts";
import { groupMembers, groups } from "./schema.ts";

export type Group = typeof groups.$inferSelect;

export interface Member {
  readonly phone: string;
  readonly nickName: string;
  readonly teamsCount: number;
  readonly activePlan: boolean;
}

/** Null when the owner has a group already. */
export async function insertGroup(
  db: Db,
  group: { readonly ownerId: string; readonly name: string; readonly logo: string },
): Promise<Group | null> {
  const [insertedGroup] = await db.insert(groups).values(group).onConflictDoNothing().returning();
  return insertedGroup ?? null;
}

export async function findGroupOfOwner(db: Db, ownerPhone: string): Promise<Group | null> {
  const [row] = await db
    .select({ group: groups })
    .from(groups)
    .innerJoin(accounts, eq(accounts.id, groups.ownerId))
    .where(eq(accounts.phone, ownerPhone));
  return row?.group ?? null;
}

export async function findGroupNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The group, locked until the transaction ends, so that changes of its members and posts run one after another. */
export async function lockGroup(db: Db, id: string): Promise<Group | null> {
  const [group] = await db.select().from(groups).where(eq(groups.id, id)).for("update");
  return group ?? null;
}

/** Those who are in the group now, in the order in which they joined. */
export async function listMembers(db: Db, groupId: string): Promise<Member[]> {
  return db
    .select({
      phone: groupMembers.phone,
      nickName: groupMembers.nickName,
      teamsCount: groupMembers.teamsCount,
      activePlan: mayUsePlan,
    })
    .from(groupMembers)
    .leftJoin(accounts, eq(accounts.phone, groupMembers.phone))
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.phone));
}

/** Adds a member, or takes back one who left; false when the phone number is in the group already. */
export async function addMember(
  db: Db,
  groupId: string,
  member: { readonly phone: string; readonly nickName: string; readonly teamsCount: number },
): Promise<boolean> {
  const { nickName, teamsCount } = member;
  const rows = await db
    .insert(groupMembers)
    .values({ groupId, ...member })
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.phone],
      set: { nickName, teamsCount, joinedAt: sql`now()`, leftAt: null },
      setWhere: sql`${groupMembers.leftAt} is not null`,
    })
    .returning({ phone: groupMembers.phone });
  return rows.length > 0;
}

const isIn = (groupId: string, phone: string) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.phone, phone), isNull(groupMembers.leftAt));

/** False when nobody with this number is in the group. */
export async function setTeamsCount(
  db: Db,
  groupId: string,
  phone: string,
  teamsCount: number,
): Promise<boolean> {
  const rows = await db
    .update(groupMembers)
    .set({ teamsCount })
    .where(isIn(groupId, phone))
    .returning({ phone: groupMembers.phone });
  return rows.length > 0;
}

/** False when nobody with this number is in the group. */
export async function endMembership(db: Db, groupId: string, phone: string): Promise<boolean> {
  const rows = await db
    .update(groupMembers)
    .set({ leftAt: sql`now()` })
    .where(isIn(groupId, phone))
    .returning({ phone: groupMembers.phone });
  return rows.length > 0;
}

/** The groups of a phone number, with the day of joining in Asia/Kolkata as dd-mm-yyyy. */
export async function groupsOfPhone(
  db: Db,
  phone: string,
): Promise<{ groupId: string; groupName: string; groupLogo: string; joinedDate: string }[]> {
  return db
    .select({
      groupId: groups.id,
      groupName: groups.name,
      groupLogo: groups.logo,
      joinedDate: sql<string>`to_char(${groupMembers.joinedAt} at time zone 'Asia/Kolkata', 'DD-MM-YYYY')`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.phone, phone), isNull(groupMembers.leftAt)))
    .orderBy(asc(groupMembers.joinedAt));
}

/** Another owner's group is answered as missing, so that its existence is not revealed. */
export const ownerOfGroup: RelationResolver = {
  relation: "ownerOfGroup",
  resolve: async (db, accountId, id) => {
    const [ownedGroup] = await db
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.id, id), eq(groups.ownerId, accountId)));
    return ownedGroup ? "related" : "missing";
  },
};

/** Members who left or were removed do not count. */
export const memberOfGroup: RelationResolver = {
  relation: "memberOfGroup",
  resolve: async (db, accountId, id) => {
    const [membership] = await db
      .select({ phone: groupMembers.phone })
      .from(groupMembers)
      .innerJoin(accounts, eq(accounts.phone, groupMembers.phone))
      .where(and(eq(groupMembers.groupId, id), eq(accounts.id, accountId), isNull(groupMembers.leftAt)));
    return membership ? "related" : "missing";
  },
};
