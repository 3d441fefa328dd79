import { strategySchema } from "@teamwright/domain";
import { predictionSectionSchema } from "@teamwright/domain/prediction";
import * as z from "zod/mini";
import { bySession, keyScopes, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, indianDate, instant, matchId, password, phoneNumber, role } from "../shapes.ts";
import { noticeKinds } from "./notices.ts";
import { webhookEvents } from "./webhooks.ts";

/** The powers and exceptions of an account, each on or off. */
export const accountFlags = [
  "primeUser",
  "primeAdmin",
  "groupAdmin",
  "expert",
  "raisedTeamLimit",
  "longRetention",
  "openBooking",
] as const;

/** The log's newest entries that an export holds. */
export const MAX_LOG_ENTRIES = 5000;

const maybe = z.nullable(instant);
/** When teams that were given to the account were opened, transferred, and reminded of. */
const delivery = () => ({ openedAt: maybe, transferredAt: maybe, remindedAt: maybe });
/** Numbers of teams of a post, both inclusive, from 1. */
const range = () => ({ left: z.int(), right: z.int() });

const profile = () =>
  z.object({
    id,
    phoneNumber,
    name: z.string(),
    email: z.string(),
    role,
    powers: z.array(z.enum(accountFlags)),
    createdAt: instant,
  });

const signIns = () =>
  z.object({
    sessions: z.array(
      z.object({ device: z.string(), createdAt: instant, lastSeenAt: instant, expiresAt: instant }),
    ),
    /** When each device signed in first. */
    devices: z.array(z.object({ createdAt: instant })),
    apiKeys: z.array(
      z.object({
        name: z.string(),
        scopes: z.array(z.enum(keyScopes)),
        ending: z.string(),
        createdAt: instant,
        expiresAt: instant,
        lastUsedAt: maybe,
      }),
    ),
    passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: maybe })),
    /** The link to the operator's identity provider. */
    identity: z.nullable(
      z.object({ issuer: z.string(), subject: z.string(), createdAt: instant, lastUsedAt: maybe }),
    ),
    /** Time-based codes: when they were begun, and recovery codes that were not used yet. */
    secondFactor: z.nullable(z.object({ createdAt: instant, recoveryCodes: z.int() })),
  });

const plans = () =>
  z.array(
    z.object({
      kind: z.enum(["plan", "prime"]),
      /** Days. */
      duration: z.int(),
      start_date: indianDate,
      end_date: indianDate,
      removedAt: maybe,
      createdAt: instant,
    }),
  );

const noticeData = () =>
  z.object({
    settings: z.object({
      kinds: z.record(z.enum(noticeKinds), z.boolean()),
      quiet: z.nullable(z.object({ from: z.int(), to: z.int() })),
      timeZone: z.string(),
    }),
    notices: z.array(
      z.object({
        kind: z.enum(noticeKinds),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
        path: z.string(),
        createdAt: instant,
        readAt: maybe,
      }),
    ),
    followedExperts: z.array(z.object({ id, name: z.string(), createdAt: instant })),
    /** Browsers to which notices are pushed; their addresses are secrets and left out. */
    browsers: z.array(z.object({ language: z.string(), createdAt: instant })),
    watchedMatches: z.array(
      z.object({ matchId, stored: z.boolean(), untransferred: z.boolean(), players: z.array(z.string()) }),
    ),
  });

const groupData = () =>
  z.object({
    /** The members are other people, so only their number is given. */
    owned: z.nullable(z.object({ name: z.string(), logo: z.string(), members: z.int(), createdAt: instant })),
    memberships: z.array(
      z.object({
        group: z.string(),
        nickName: z.string(),
        teamsCount: z.int(),
        joinedAt: instant,
        leftAt: maybe,
      }),
    ),
    teams: z.array(z.object({ group: z.string(), matchId, ...range(), ...delivery() })),
  });

const primeData = () =>
  z.object({
    bookings: z.array(z.object({ matchId, teams: z.int(), createdAt: instant })),
    teams: z.array(z.object({ matchId, ...range(), ...delivery() })),
    /** Prime teams that the account posted for others. */
    posts: z.array(z.object({ matchId, numberOfTeams: z.int(), createdAt: instant })),
  });

const posts = () =>
  z.object({
    teams: z.array(
      z.object({
        id,
        matchId,
        typeOfTeams: z.string(),
        fantasyApp: z.string(),
        tossData: z.string(),
        teamUse: z.string(),
        strategy: z.nullable(strategySchema),
        numberOfTeams: z.int(),
        /** The teams in the compact format, base64; `GET /api/expert/teams/{id}` has them as JSON. */
        teams: z.string(),
        version: z.int(),
        views: z.int(),
        createdAt: instant,
        editedAt: maybe,
        withdrawnAt: maybe,
      }),
    ),
    videos: z.array(
      z.object({ matchId, link: z.string(), language: z.int(), createdAt: instant, withdrawnAt: maybe }),
    ),
    predictions: z.array(
      z.object({
        id,
        matchId,
        views: z.int(),
        createdAt: instant,
        withdrawnAt: maybe,
        versions: z.array(
          z.object({ version: z.int(), sections: z.array(predictionSectionSchema), createdAt: instant }),
        ),
      }),
    ),
    /** Ids of posts and predictions that the account opened. */
    viewedPosts: z.array(id),
    viewedPredictions: z.array(id),
  });

/** Everything that the server stores about one person. Secrets and data of other people are left out. */
export const accountDataSchema = z.lazy(() =>
  z.object({
    profile: profile(),
    signIns: signIns(),
    plans: plans(),
    notices: noticeData(),
    webhooks: z.array(
      z.object({
        url: z.string(),
        events: z.array(z.enum(webhookEvents)),
        createdAt: instant,
        pausedAt: maybe,
      }),
    ),
    groups: groupData(),
    prime: primeData(),
    posts: posts(),
    /** How many attempts are synchronised; the server cannot read them. */
    sync: z.nullable(z.object({ createdAt: instant, items: z.int(), bytes: z.int() })),
    /** The newest entries of the audit log that the account made or that are about it. */
    log: z.object({
      total: z.int(),
      entries: z.array(z.object({ action: z.string(), own: z.boolean(), createdAt: instant })),
    }),
  }),
);
export type AccountData = z.infer<typeof accountDataSchema>;

/** What the server stores about a person: read, and deleted with the account. */
export const accountData = {
  read: endpoint({
    name: "accountData.read",
    method: "GET",
    path: "/api/account/data",
    summary: "Everything that the server stores about the account, in one reply. A few times a minute.",
    access: bySession(signedIn),
    reply: () => ({ data: accountDataSchema }),
  }),
  deleteAccount: endpoint({
    name: "accountData.deleteAccount",
    method: "POST",
    path: "/api/account/delete",
    summary:
      "Delete the account with its personal data; it cannot be undone. 201: wrong password, the last admin or prime admin, or the owner of a group with members.",
    access: bySession(signedIn),
    body: () => z.object({ password }),
    reply: () => ({}),
  }),
} as const;
