import * as z from "zod/mini";
import { anyOf, signedIn } from "../access.ts";
import { appId, fantasyMatch } from "../app-shapes.ts";
import { endpoint } from "../endpoint.ts";
import { matchId } from "../shapes.ts";

/** A slug of the registry in the bootstrap call. */
const slug = z.string().check(z.regex(/^[a-z0-9]{1,30}$/));
const phone = z
  .string({ error: "replies.invalidMobileNumber" })
  .check(z.regex(/^[0-9]{10}$/, { error: "replies.invalidMobileNumber" }));
const code = z
  .string({ error: "replies.invalidOtp" })
  .check(z.regex(/^[0-9]{6}$/, { error: "replies.invalidOtp" }));
/** The sealed token: opaque. It opens only for the account and the app that it was made for, until it expires. */
const authToken = z.string().check(z.minLength(1), z.maxLength(4000));
const teamName = z.string().check(z.minLength(1), z.maxLength(120));
const codeField = z.string().check(z.maxLength(500));

const linkedApp = () => z.object({ fantasyApp: slug, authToken });

const team = () => ({
  matchId,
  captain: appId,
  vice_captain: appId,
  players: z.array(appId).check(z.minLength(1), z.maxLength(15)),
});

const fantasyTeam = () =>
  z.object({
    team_id: z.string(),
    captain: z.string(),
    vice_captain: z.string(),
    player_list: z.array(z.string()),
  });
export type FantasyTeam = z.infer<ReturnType<typeof fantasyTeam>>;

const fantasyPlayer = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    team_index: z.union([z.literal(0), z.literal(1)]),
    /** The app's code of the role. */
    player_role: z.string(),
  });
export type FantasyPlayer = z.infer<ReturnType<typeof fantasyPlayer>>;

export const fantasyApps = {
  sendCode: endpoint({
    name: "fantasyApps.sendCode",
    method: "POST",
    path: "/api/fantasy/send-otp",
    summary: "Has the app send a one-time code to the number. Some apps answer fields that verify-otp needs.",
    access: signedIn,
    body: () => z.object({ fantasyApp: slug, mobileNumber: phone }),
    reply: () => ({
      data: z.object({
        reasonCode: z.optional(z.string()),
        challenge: z.optional(z.string()),
        login_auth_token: z.optional(z.string()),
      }),
    }),
  }),
  verifyCode: endpoint({
    name: "fantasyApps.verifyCode",
    method: "POST",
    path: "/api/fantasy/verify-otp",
    summary: "Exchanges the code for a sealed token, which is of use to this account alone.",
    access: signedIn,
    body: () =>
      z.object({
        fantasyApp: slug,
        mobileNumber: phone,
        verificationCode: code,
        reasonCode: z.optional(codeField),
        challenge: z.optional(codeField),
        Loginauthtoken: z.optional(codeField),
      }),
    reply: () => ({ data: z.object({ token: z.string() }) }),
  }),
  verifySession: endpoint({
    name: "fantasyApps.verifySession",
    method: "POST",
    path: "/api/fantasy/auth/verify",
    summary: "Asks the app whether the session still lives.",
    access: signedIn,
    body: linkedApp,
    reply: () => ({}),
  }),
  unlink: endpoint({
    name: "fantasyApps.unlink",
    method: "POST",
    path: "/api/fantasy/unlink",
    summary: "Ends the session at the app. A session that is over already counts as ended.",
    access: signedIn,
    body: linkedApp,
    reply: () => ({}),
  }),
  listTeams: endpoint({
    name: "fantasyApps.listTeams",
    method: "POST",
    path: "/api/fantasy/list-of-teams",
    summary: "The account's teams of a mapped match in the app, with the app's deadline and limit.",
    access: anyOf("plan"),
    body: () => z.extend(linkedApp(), { matchId }),
    reply: () => ({
      teams_list: z.array(fantasyTeam()),
      deadline: z.iso.datetime(),
      limit: z.int(),
    }),
  }),
  addTeam: endpoint({
    name: "fantasyApps.addTeam",
    method: "POST",
    path: "/api/fantasy/add-team",
    summary: "Adds a team in the app. The same `Idempotency-Key` adds it once.",
    access: anyOf("plan"),
    body: () => z.extend(linkedApp(), team()),
    reply: () => ({ data: z.object({ team_id: z.string() }) }),
  }),
  editTeam: endpoint({
    name: "fantasyApps.editTeam",
    method: "POST",
    path: "/api/fantasy/edit-team",
    summary: "Replaces the content of a team in the app. The same `Idempotency-Key` changes it once.",
    access: anyOf("plan"),
    body: () => z.extend(linkedApp(), { ...team(), id: appId }),
    reply: () => ({ data: z.object({ team_id: z.string() }) }),
  }),
  createLink: endpoint({
    name: "fantasyApps.createLink",
    method: "POST",
    path: "/api/classic/dream11/addteam",
    summary: "A link that opens a team in the main app, percent-encoded.",
    access: anyOf("plan"),
    body: () =>
      z.object({
        tgMatchId: matchId,
        playerData: z.array(appId).check(z.minLength(1), z.maxLength(15)),
        captainData: appId,
        vicecaptainData: appId,
        generateLinkFlag: z.enum(["general", "prime"]),
      }),
    reply: () => ({ data: z.string() }),
  }),
  listMatches: endpoint({
    name: "fantasyApps.listMatches",
    method: "POST",
    path: "/api/automatic/fantasy-app/list",
    summary: "The matches of a linked app.",
    access: anyOf("prime_admin"),
    body: linkedApp,
    reply: () => ({ data: z.array(fantasyMatch()) }),
  }),
  listPlayers: endpoint({
    name: "fantasyApps.listPlayers",
    method: "POST",
    path: "/api/automatic/fantasy-app/getplayerdata",
    summary: "The players of an app's match. My11Circle needs the names of both sides.",
    access: anyOf("prime_admin"),
    body: () =>
      z.extend(linkedApp(), {
        matchId: appId,
        leftTeamName: z.optional(teamName),
        rightTeamName: z.optional(teamName),
      }),
    reply: () => ({ data: z.array(fantasyPlayer()) }),
  }),
  addMapping: endpoint({
    name: "fantasyApps.addMapping",
    method: "POST",
    path: "/api/automatic/add_mapping",
    summary:
      "Maps a match and its players to an app's, for everybody. A later mapping replaces the earlier one.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({
        tgMatchId: matchId,
        fantasyAppMatchId: appId,
        fantasyAppName: slug,
        playerMapperData: z
          .array(z.object({ player_index: z.int().check(z.minimum(0), z.maximum(69)), id: appId }))
          .check(z.minLength(1), z.maxLength(70)),
      }),
    reply: () => ({}),
  }),
} as const;
