import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { teamList } from "../team-list.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, phoneNumber, withdrawalReason } from "../shapes.ts";
import { primeTeam } from "./prime.ts";
import { analysis } from "./prime-analysis.ts";

/** As many as one attempt may hold. */
const MAX_TEAMS = 25_000;
const MAX_USERS = 2000;
/** Old version. Source: document 002, section 9. */
export const mostTeamsPerUser = 20;
/** Bytes: a team takes about 130, its link about as much. */
const POST_LIMIT = 8_000_000;

const position = () => z.int().check(z.minimum(1), z.maximum(MAX_TEAMS));
const seed = () => z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** An inclusive range of team positions, from 1. */
const allocation = () => z.object({ phoneNumber, left: position(), right: position() });

export const primeDesk = {
  post: endpoint({
    name: "prime.post",
    method: "POST",
    path: "/api/primeteam/add",
    summary:
      "Post the prime teams of a match before it starts, once: ranges from 1 without gaps, for running prime plans.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({
        matchId,
        numberOfTeams: position(),
        /**
         * What is beyond `numberOfTeams` is kept for users who book later. A team may come with its link: its user
         * then transfers it without asking for one.
         */
        teamData: teamList(MAX_TEAMS, undefined, primeTeam()),
        sportIndex: z.int().check(z.minimum(0), z.maximum(3)),
        primeUserData: z.array(allocation()).check(z.minLength(1), z.maxLength(MAX_USERS)),
        /** new: by the bookings; old: the same number for each user, 20 at most. */
        version: z._default(z.enum(["new", "old"]), "new"),
        /** The order of the users must follow from it, by ascending phone numbers. */
        seed: z.optional(seed()),
        balanced: z._default(z.boolean(), false),
      }),
    reply: () => ({}),
    idempotent: true,
    bodyLimit: POST_LIMIT,
    // A team has about 26 values.
    valueLimit: 32 * MAX_TEAMS,
  }),
  analysis: endpoint({
    name: "prime.analysis",
    method: "GET",
    path: "/api/prime/analysis/getdata/{match}",
    summary: "All posted prime teams of a match with the ranges of their users.",
    access: anyOf("prime_admin"),
    params: () => z.object({ match: matchId }),
    reply: () => ({ data: analysis() }),
  }),
  findNumber: endpoint({
    name: "prime.findNumber",
    method: "GET",
    path: "/api/prime/getnumber/{match}/{teamNumber}",
    summary: "Whose team has this number.",
    access: anyOf("prime_admin"),
    params: () =>
      z.object({
        match: matchId,
        teamNumber: z.coerce
          .number({ error: "replies.invalidTeamNumber" })
          .check(
            z.int({ error: "replies.invalidTeamNumber" }),
            z.minimum(1, { error: "replies.invalidTeamNumber" }),
            z.maximum(MAX_TEAMS, { error: "replies.invalidTeamNumber" }),
          ),
      }),
    reply: () => ({ phoneNumber }),
  }),
  remind: endpoint({
    name: "prime.remind",
    method: "POST",
    path: "/api/primeteam/remind",
    summary: "Remind the prime users who have not transferred their teams, once an hour at most.",
    access: anyOf("prime_admin"),
    body: () => z.object({ matchId }),
    reply: () => ({ reminded: z.int() }),
  }),
  extend: endpoint({
    name: "prime.extend",
    method: "POST",
    path: "/api/primeteam/extend",
    summary:
      "Give kept teams of the post to prime users who booked and have none, before the match starts. Other ranges stay.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({
        matchId,
        phoneNumbers: z.array(phoneNumber).check(z.minLength(1), z.maxLength(MAX_USERS)),
      }),
    reply: () => ({ teams: z.int() }),
    idempotent: true,
  }),
  withdraw: endpoint({
    name: "prime.withdraw",
    method: "POST",
    path: "/api/primeteam/withdraw",
    summary: "Take the posted prime teams of a match back before it starts: users read the reason instead.",
    access: anyOf("prime_admin"),
    body: () => z.object({ matchId, reason: withdrawalReason() }),
    reply: () => ({}),
  }),
  remove: endpoint({
    name: "prime.remove",
    method: "DELETE",
    path: "/api/prime/remove",
    summary: "Delete all prime data: bookings, posts, links. The command line can restore it for 7 days.",
    access: anyOf("admin"),
    reply: () => ({}),
  }),
} as const;
