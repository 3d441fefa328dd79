import { contract, MAX_GROUP_MEMBERS } from "@teamwright/contract";
import type { GroupInfo } from "@teamwright/contract";
import { done, refused, tooManyRequests } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { forgetMember } from "../announce-posts.ts";
import {
  addMember,
  endMembership,
  findGroupOfOwner,
  insertGroup,
  listMembers,
  lockGroup,
  setTeamsCount,
} from "../group.repository.ts";

export const createGroup = handle(contract.groups.create, async ({ body, session, db }) => {
  // Another device may delete the account at this moment.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  const group = await insertGroup(db, {
    ownerId: session.accountId,
    name: body.primeGroupName,
    logo: body.groupLogo,
  });
  if (!group) return refused("group_exists");
  await writeAudit(db, {
    actorId: session.accountId,
    action: "group.create",
    details: { group: group.id, name: group.name },
  });
  return done("replies.groupCreated", { data: { groupId: group.id } });
});

export const groupInfo = handle(
  contract.groups.info,
  async ({ body, db }) => {
    const group = await findGroupOfOwner(db, body.groupOwnerMobileNumber);
    if (!group) return done("", { groupCreated: false, data: null });
    const members = await listMembers(db, group.id);
    const data: GroupInfo = {
      group_id: group.id,
      group_name: group.name,
      group_logo: group.logo,
      group_owner_mobile_number: body.groupOwnerMobileNumber,
      created_at: group.createdAt.toISOString(),
      group_members: members.map(({ phone, nickName, teamsCount, activePlan }) => ({
        user_phone_number: phone,
        user_nick_name: nickName,
        teams_count: teamsCount,
        active_plan: activePlan,
      })),
    };
    return done("", { groupCreated: true, data });
  },
  { transaction: false },
);

/** The reply says whether a number has a plan, so an owner may ask about few: a full group, and each member replaced. */
const NEW_NUMBERS = { max: 2 * MAX_GROUP_MEMBERS, windowSeconds: 86_400 };

/** Counts an added number; refused beyond the limit. */
async function takeNewNumber({ limiter }: Deps, ownerId: string): Promise<RefusedAnswer | null> {
  const { retryAfter } = await limiter.take(`group-number-1d:${ownerId}`, NEW_NUMBERS);
  return retryAfter > 0 ? tooManyRequests(retryAfter) : null;
}

export const addUser = handlePrepared(
  contract.groups.addUser,
  ({ session, deps }) => takeNewNumber(deps, session.accountId),
  async (context) => {
    const { body, session, db } = context;
    if (!(await lockGroup(db, body.groupId))) return refused("not_found");
    const before = await listMembers(db, body.groupId);
    const phone = body.userPhoneNumber;
    if (before.length >= MAX_GROUP_MEMBERS) return refused("group_full");
    if (
      !(await addMember(db, body.groupId, {
        phone,
        nickName: body.userNickName,
        teamsCount: body.teamsCount,
      }))
    )
      return refused("group_member_exists");
    const member = (await listMembers(db, body.groupId)).find((one) => one.phone === phone);
    await writeAudit(db, {
      actorId: session.accountId,
      action: "group.addMember",
      details: { group: body.groupId, phone, teams: body.teamsCount },
    });
    await forgetMember(context, phone);
    return done("replies.userDataAdded", { planStatus: member?.activePlan === true });
  },
);

export const editUser = handle(contract.groups.editUser, async ({ body, session, db }) => {
  await lockGroup(db, body.groupId);
  if (!(await setTeamsCount(db, body.groupId, body.userPhoneNumber, body.teamsCount)))
    return refused("group_member_missing");
  await writeAudit(db, {
    actorId: session.accountId,
    action: "group.editMember",
    details: { group: body.groupId, phone: body.userPhoneNumber, teams: body.teamsCount },
  });
  return done("replies.userDataUpdated", {});
});

/** Only the owner removes another member. The refusal does not tell a member whether a number is in the group. */
export const removeUser = handle(contract.groups.removeUser, async (context) => {
  const { body, session, db } = context;
  const group = await lockGroup(db, body.groupId);
  const phone = body.userPhoneNumber;
  const leaves = phone === session.phone;
  if (group?.ownerId !== session.accountId && !leaves) return refused("not_allowed");
  if (!(await endMembership(db, body.groupId, phone))) return refused("group_member_missing");
  await writeAudit(db, {
    actorId: session.accountId,
    action: leaves ? "group.leave" : "group.removeMember",
    details: { group: body.groupId, phone },
  });
  await forgetMember(context, phone);
  return done(leaves ? "replies.leftGroup" : "replies.userDataRemoved", {});
});
