import { MAX_SPARE_TEAMS, sportIndexes, teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import { anyOf, relatedByBody, withOwnPhone } from "../access.ts";
import { teamList } from "../team-list.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, matchId, phoneNumber, teamCount, withdrawalReason } from "../shapes.ts";
import { aboutMatch, memberPhone } from "./member-groups.ts";
import { analysis } from "./prime-analysis.ts";

/** The pictures of groups, by name; the web draws them. A new group gets one of them at random. */
export const groupLogos = ["shield", "crown", "flame", "star", "bolt", "trophy", "mountain", "wave"] as const;
/** 5,000 teams of one post at most, with 20 teams a member. */
export const MAX_GROUP_MEMBERS = 250;
const MAX_TEAMS = 5000;
/** Bytes: a team takes about 130. */
const POST_LIMIT = 1_500_000;

const groupName = z
  .string({ error: "replies.invalidGroupName" })
  .check(
    z.trim(),
    z.minLength(4, { error: "replies.invalidGroupName" }),
    z.maxLength(24, { error: "replies.invalidGroupName" }),
  );
const nickName = z
  .string({ error: "replies.invalidUserName" })
  .check(
    z.trim(),
    z.minLength(4, { error: "replies.invalidUserName" }),
    z.maxLength(40, { error: "replies.invalidUserName" }),
  );
const teamsCount = teamCount({ error: "replies.teamCountRange" });

const member = () =>
  z.object({
    user_phone_number: phoneNumber,
    user_nick_name: z.string(),
    teams_count: z.int(),
    /** Only members whose plan runs receive teams. */
    active_plan: z.boolean(),
  });
export type GroupMember = z.infer<ReturnType<typeof member>>;

const info = () =>
  z.object({
    group_id: id,
    group_name: z.string(),
    group_logo: z.string(),
    group_owner_mobile_number: phoneNumber,
    created_at: instant,
    /** In the order in which they joined. */
    group_members: z.array(member()),
  });
export type GroupInfo = z.infer<ReturnType<typeof info>>;

const range = () =>
  z.object({
    phoneNumber,
    left: z.int().check(z.minimum(1), z.maximum(MAX_TEAMS)),
    right: z.int().check(z.minimum(1), z.maximum(MAX_TEAMS)),
  });

const teams = () => teamList(MAX_TEAMS + MAX_SPARE_TEAMS);
const seed = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const servedMember = () =>
  z.object({
    user_phone_number: phoneNumber,
    user_nick_name: z.string(),
    left: z.int(),
    right: z.int(),
    /** Left or was removed since: reads nothing more, the range stays. */
    gone: z.boolean(),
    opened_at: z.nullable(instant),
    transferred_at: z.nullable(instant),
    reminded_at: z.nullable(instant),
  });

const delivery = () =>
  z.object({
    postedAt: instant,
    numberOfTeams: z.int(),
    /** Attached teams that nobody has: for members who come later. */
    spareTeams: z.int(),
    /** From which the order of the members follows; null when the post named none. */
    seed: z.nullable(seed),
    balanced: z.boolean(),
    repairedAt: z.nullable(instant),
    /** In order of their ranges. */
    members: z.array(servedMember()),
  });
export type GroupDelivery = z.infer<ReturnType<typeof delivery>>;

const ownerOfGroup = relatedByBody(anyOf("group_admin"), "groupId", "ownerOfGroup");

/** What a group's owner calls. */
export const groups = {
  create: endpoint({
    name: "groups.create",
    method: "POST",
    path: "/api/custom-prime/create",
    summary: "Create the owner's one group.",
    access: withOwnPhone(anyOf("group_admin"), "ownerMobileNumber"),
    body: () =>
      z.object({ primeGroupName: groupName, ownerMobileNumber: phoneNumber, groupLogo: z.enum(groupLogos) }),
    reply: () => ({ data: z.object({ groupId: id }) }),
    idempotent: true,
  }),
  info: endpoint({
    name: "groups.info",
    method: "POST",
    path: "/api/custom-prime/get-group-info",
    summary: "The owner's group with its members.",
    access: withOwnPhone(
      anyOf("group_admin", "prime_admin", "admin", "superuser"),
      "groupOwnerMobileNumber",
      "prime_admin",
      "admin",
      "superuser",
    ),
    body: () => z.object({ groupOwnerMobileNumber: phoneNumber }),
    reply: () => ({ groupCreated: z.boolean(), data: z.nullable(info()) }),
  }),
  addUser: endpoint({
    name: "groups.addUser",
    method: "POST",
    path: "/api/custom-prime/add-user",
    summary: "Add a member by phone number, whether it has an account yet or not.",
    access: ownerOfGroup,
    body: () => z.object({ groupId: id, userPhoneNumber: memberPhone, userNickName: nickName, teamsCount }),
    reply: () => ({ planStatus: z.boolean() }),
    idempotent: true,
  }),
  editUser: endpoint({
    name: "groups.editUser",
    method: "POST",
    path: "/api/custom-prime/edit-user-info",
    summary: "Change how many teams a member gets.",
    access: ownerOfGroup,
    body: () => z.object({ groupId: id, userPhoneNumber: memberPhone, teamsCount }),
    reply: () => ({}),
  }),
  post: endpoint({
    name: "groups.post",
    method: "POST",
    path: "/api/custom-prime-team/add",
    summary:
      "Post teams to members before the match starts: ranges from 1 without gaps, for members with a running plan.",
    access: withOwnPhone(ownerOfGroup, "groupOwnerPhoneNumber"),
    body: () =>
      z.object({
        matchId,
        numberOfTeams: z.int().check(z.minimum(1), z.maximum(MAX_TEAMS)),
        groupId: id,
        groupOwnerPhoneNumber: phoneNumber,
        /** What is beyond `numberOfTeams` is kept for members who come later. */
        teamData: teams(),
        sportIndex: z.literal(sportIndexes),
        primeUserData: z.array(range()).check(z.minLength(1), z.maxLength(MAX_GROUP_MEMBERS)),
        /** Ours: the order of the members must follow from it, by ascending phone numbers. */
        seed: z.optional(seed),
        balanced: z._default(z.boolean(), false),
      }),
    reply: () => ({}),
    idempotent: true,
    bodyLimit: POST_LIMIT,
    valueLimit: 40 * MAX_TEAMS,
  }),
  delivery: endpoint({
    name: "groups.delivery",
    method: "POST",
    path: "/api/custom-prime-team/delivery",
    summary: "Who of the members opened and transferred the teams of a post. Null: nothing is posted.",
    access: ownerOfGroup,
    body: aboutMatch,
    reply: () => ({ data: z.nullable(delivery()) }),
  }),
  remind: endpoint({
    name: "groups.remind",
    method: "POST",
    path: "/api/custom-prime-team/remind",
    summary: "Remind the members who have not opened or not transferred their teams, once an hour at most.",
    access: ownerOfGroup,
    body: aboutMatch,
    reply: () => ({ reminded: z.int() }),
  }),
  extend: endpoint({
    name: "groups.extend",
    method: "POST",
    path: "/api/custom-prime-team/extend",
    summary:
      "Give kept teams of a post to members who have none, before the match starts. Other ranges stay as they are.",
    access: ownerOfGroup,
    body: () =>
      z.extend(aboutMatch(), {
        phoneNumbers: z.array(phoneNumber).check(z.minLength(1), z.maxLength(MAX_GROUP_MEMBERS)),
      }),
    reply: () => ({ teams: z.int() }),
    idempotent: true,
  }),
  withdraw: endpoint({
    name: "groups.withdraw",
    method: "POST",
    path: "/api/custom-prime-team/withdraw",
    summary: "Take posted teams back before the match starts: members read the reason instead.",
    access: ownerOfGroup,
    body: () => z.extend(aboutMatch(), { reason: withdrawalReason() }),
    reply: () => ({}),
  }),
  repair: endpoint({
    name: "groups.repair",
    method: "POST",
    path: "/api/custom-prime-team/repair",
    summary: "Replace posted teams after news, before the match starts. Ranges stay as they are.",
    access: withOwnPhone(ownerOfGroup, "groupOwnerPhoneNumber"),
    body: () =>
      z.extend(aboutMatch(), {
        groupOwnerPhoneNumber: phoneNumber,
        teamData: teams(),
        /** player_index of the players for whose sake the teams change. */
        out: z.array(z.int().check(z.minimum(0), z.maximum(69))).check(z.maxLength(70)),
      }),
    reply: () => ({ changed: z.int() }),
    idempotent: true,
    bodyLimit: POST_LIMIT,
    valueLimit: 40 * MAX_TEAMS,
  }),
  analysis: endpoint({
    name: "groups.analysis",
    method: "POST",
    path: "/api/custom-prime/analysis/getdata",
    summary: "All teams that a group owner posted for a match, with the ranges of the members.",
    access: withOwnPhone(anyOf("group_admin", "prime_admin"), "ownerPhoneNumber", "prime_admin"),
    body: () => z.object({ matchId, ownerPhoneNumber: phoneNumber }),
    reply: () => ({ data: analysis() }),
  }),
  posted: endpoint({
    name: "groups.posted",
    method: "POST",
    path: "/api/custom-prime-team/posted",
    summary: "All teams of a post, for the owner.",
    access: ownerOfGroup,
    body: aboutMatch,
    reply: () => ({ teamData: z.array(teamSchema) }),
  }),
} as const;
