import * as z from "zod/mini";
import { anyOf, bySession, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, matchId, paging, totalPages } from "../shapes.ts";

/** What a notice can be about; each has a switch. */
export const noticeKinds = [
  "lineups",
  "playersOut",
  "deadline",
  "results",
  "groupTeams",
  "expertPosts",
  "webhookPaused",
  "credentials",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The kinds that need to know which matches a device has; the others follow from what the server stores anyway. */
export const deviceKinds = ["lineups", "playersOut", "deadline", "results"] as const satisfies NoticeKind[];

/** Most matches that one device reports, and most players of a match. */
export const MAX_WATCHED_MATCHES = 60;
const MAX_PLAYERS = 70;
const MAX_FOLLOWED = 200;

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

const noticeSettings = () =>
  z.object({
    kinds: z.record(z.enum(noticeKinds), z.boolean()),
    /** No push between these minutes of the day, in the time zone; the end may be on the next day. */
    quiet: z.nullable(z.object({ from: minuteOfDay, to: minuteOfDay })),
    /** IANA name, as in Asia/Kolkata. */
    timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
  });
export type NoticeSettings = z.infer<ReturnType<typeof noticeSettings>>;

const notice = () =>
  z.object({
    id,
    kind: z.enum(noticeKinds),
    /** Of the text's placeholders. */
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The address of the screen that it is about. */
    path: z.string(),
    createdAt: instant,
    read: z.boolean(),
  });
export type Notice = z.infer<ReturnType<typeof notice>>;

const watchedMatch = () =>
  z.object({
    matchId,
    /** The device has teams of the match; otherwise the match is only saved. */
    stored: z.boolean(),
    /** Teams wait for a transfer: none of them is in a fantasy app, or a transfer has not ended. */
    untransferred: z.boolean(),
    /** `playerHash` of the players of the teams; empty while the account does not want to hear of them. */
    players: z.array(z.string().check(z.regex(/^[\w-]{22}$/))).check(z.maxLength(MAX_PLAYERS)),
  });
export type WatchedMatch = z.infer<ReturnType<typeof watchedMatch>>;

const language = z.enum(["en", "hi", "te"]);
const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+=*$/));

/** News for an account: what it wants to hear, where it is sent, and what was sent. */
export const notices = {
  list: endpoint({
    name: "notices.list",
    method: "GET",
    path: "/api/notices",
    summary: "The account's notices of the last 30 days, newest first.",
    access: signedIn,
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(notice()), totalPages, unread: z.int() }),
  }),
  unread: endpoint({
    name: "notices.unread",
    method: "GET",
    path: "/api/notices/unread",
    summary: "How many notices the account has not read.",
    access: signedIn,
    reply: () => ({ unread: z.int() }),
  }),
  read: endpoint({
    name: "notices.read",
    method: "POST",
    path: "/api/notices/read",
    summary: "Marks one notice as read, or all.",
    access: signedIn,
    body: () => z.object({ id: z.optional(id) }),
    reply: () => ({ unread: z.int() }),
  }),
  settings: endpoint({
    name: "notices.settings",
    method: "GET",
    path: "/api/notices/settings",
    summary:
      "What the account wants to hear; the key for subscriptions; whether this session's browser is subscribed.",
    access: signedIn,
    reply: () => ({ data: noticeSettings(), publicKey: z.string(), subscribed: z.boolean() }),
  }),
  change: endpoint({
    name: "notices.change",
    method: "PUT",
    path: "/api/notices/settings",
    summary: "Sets what the account wants to hear. Kinds that are not named stay as they are.",
    access: signedIn,
    body: () =>
      z.extend(noticeSettings(), {
        kinds: z.partialRecord(z.enum(noticeKinds), z.boolean()),
      }),
    reply: () => ({ data: noticeSettings() }),
  }),
  subscribe: endpoint({
    name: "notices.subscribe",
    method: "PUT",
    path: "/api/notices/subscription",
    summary:
      "Sends notices to this session's browser from now on. Its push service must be one that the server knows; the subscription ends with the session.",
    access: bySession(signedIn),
    body: () =>
      z.object({
        endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
        keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
        language,
      }),
    reply: () => ({}),
  }),
  unsubscribe: endpoint({
    name: "notices.unsubscribe",
    method: "DELETE",
    path: "/api/notices/subscription",
    summary: "Sends nothing more to this session's browser. Done also when it had no subscription.",
    access: bySession(signedIn),
    reply: () => ({}),
  }),
  watch: endpoint({
    name: "notices.watch",
    method: "PUT",
    path: "/api/notices/matches",
    summary:
      "The matches that this session's device has saved or has teams of: replaces what it reported before.",
    access: bySession(signedIn),
    body: () => z.object({ matches: z.array(watchedMatch()).check(z.maxLength(MAX_WATCHED_MATCHES)) }),
    reply: () => ({}),
  }),
  following: endpoint({
    name: "notices.following",
    method: "GET",
    path: "/api/notices/experts",
    summary: "The experts whom the account follows.",
    access: anyOf("plan"),
    reply: () => ({ data: z.array(id).check(z.maxLength(MAX_FOLLOWED)) }),
  }),
  follow: endpoint({
    name: "notices.follow",
    method: "PUT",
    path: "/api/notices/experts/{id}",
    summary: "Follows an expert: a notice comes when the expert posts teams.",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
  unfollow: endpoint({
    name: "notices.unfollow",
    method: "DELETE",
    path: "/api/notices/experts/{id}",
    summary: "Follows the expert no more.",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;

export { MAX_FOLLOWED };
