import { teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import { anyOf, relatedByBody, signedIn, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, matchId, phoneNumber } from "../shapes.ts";

export const memberPhone = z
  .string({ error: "replies.invalidUserPhone" })
  .check(z.regex(/^[0-9]{10}$/, { error: "replies.invalidUserPhone" }));
/** Which post of a group. */
export const aboutMatch = () => z.object({ groupId: id, matchId });

const card = () =>
  z.object({
    groupId: id,
    groupName: z.string(),
    groupLogo: z.string(),
    /** The member's own teams. */
    numberOfTeams: z.int(),
    /** Ours: the owner asked this member to look at the teams, and the member has not done so since. */
    reminded: z.boolean(),
    /** Ours: how many of the member's teams the owner changed after news. */
    changedTeams: z.int(),
    /** Ours: why the owner took the teams back; null when they are there. */
    withdrawn: z.nullable(z.string()),
  });
export type GroupCard = z.infer<ReturnType<typeof card>>;

/** What the owner changed after news: numbers of the member's teams, and why. */
const news = () =>
  z.object({
    changedAt: instant,
    /** team_number of each team of this member that is another one now. */
    changed: z.array(z.int()),
    /** player_index of the players for whose sake the teams were changed. */
    out: z.array(z.int()),
  });

const groupTeams = () =>
  z.object({
    groupName: z.string(),
    groupLogo: z.string(),
    postedAt: instant,
    sportIndex: z.int(),
    teamData: z.array(teamSchema),
    news: z.nullable(news()),
  });
export type GroupTeams = z.infer<ReturnType<typeof groupTeams>>;

const reader = withOwnPhone(anyOf("plan"), "phoneNumber");

/** What a group's members call. */
export const memberGroups = {
  removeUser: endpoint({
    name: "groups.removeUser",
    method: "POST",
    path: "/api/custom-prime/remove-user",
    summary: "The owner removes a member, or a member leaves. Posted ranges stay assigned.",
    access: relatedByBody(signedIn, "groupId", "ownerOfGroup", "memberOfGroup"),
    body: () => z.object({ userPhoneNumber: memberPhone, groupId: id }),
    reply: () => ({}),
  }),
  list: endpoint({
    name: "groups.list",
    method: "POST",
    path: "/api/custom-prime-team/get-group-list",
    summary: "The member's groups with teams of the match.",
    access: reader,
    body: () => z.object({ phoneNumber, matchId }),
    reply: () => ({ data: z.array(card()) }),
  }),
  teams: endpoint({
    name: "groups.teams",
    method: "POST",
    path: "/api/custom-prime-team/getdata",
    summary:
      "The member's own teams of a post; 201 with the reason when they were withdrawn. The first call counts as opened.",
    access: relatedByBody(reader, "groupId", "memberOfGroup"),
    body: () => z.extend(aboutMatch(), { phoneNumber }),
    reply: () => ({ ...groupTeams().shape }),
  }),
  transferred: endpoint({
    name: "groups.transferred",
    method: "POST",
    path: "/api/custom-prime-team/transferred",
    summary: "The member transferred teams of a post. It is not told to which app.",
    access: relatedByBody(reader, "groupId", "memberOfGroup"),
    body: () => z.extend(aboutMatch(), { phoneNumber }),
    reply: () => ({}),
  }),
} as const;
