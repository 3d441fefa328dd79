import type { Outcome } from "@teamwright/domain";
import type { FantasyAppDifferences } from "./apps.ts";

/** Why a call to a fantasy app failed. */
export const providerFailureCodes = [
  // The app was not reached, or its reply is unusable: a change may have been made.
  "unreachable",
  "timed_out",
  "invalid_reply",
  "app_fault",
  // The app was not called.
  "not_connected",
  "paused",
  "busy",
  // The app's decision.
  "too_many_requests",
  "session_expired",
  "app_closed",
  "match_not_found",
  "match_locked",
  "team_not_found",
  "duplicate_team",
  "limit_reached",
  "invalid_team",
  "invalid_code",
  "code_expired",
  "refused",
] as const;
export type ProviderFailureCode = (typeof providerFailureCodes)[number];

export interface ProviderFailure {
  readonly code: ProviderFailureCode;
  /** Seconds. */
  readonly retryAfter?: number;
}
export type ProviderResult<Value> = Promise<Outcome<Value, ProviderFailure>>;

/** The caller. Calls of one account to one app are limited together; the token is issued by the app. */
export interface ProviderCaller {
  readonly accountId: string;
}
export interface ProviderSession extends ProviderCaller {
  readonly token: string;
}

export interface ProviderMatch {
  readonly id: string;
  readonly startTime: string;
  readonly seriesName: string;
  readonly leagueId: string;
  readonly leftTeamName: string;
  readonly rightTeamName: string;
  readonly leftTeamImage: string;
  readonly rightTeamImage: string;
}
export interface ProviderPlayer {
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  readonly role: string;
}
export interface ProviderTeamContent {
  readonly players: readonly string[];
  readonly captain: string;
  readonly viceCaptain: string;
}
export interface ProviderTeam extends ProviderTeamContent {
  readonly id: string;
}
export interface ProviderTeams {
  /** ISO 8601, UTC. */
  readonly deadline: string;
  readonly limit: number;
  readonly teams: readonly ProviderTeam[];
}

/** A change of one match's teams. Repeating the same key makes the change once. */
export interface ProviderChange {
  readonly matchId: string;
  readonly team: ProviderTeamContent;
  readonly idempotencyKey: string;
}

/** One fantasy app. No method throws because of the app or the network; none may be called inside a transaction. */
export interface FantasyAppProvider {
  readonly app: FantasyAppDifferences;
  readonly connected: boolean;
  /** Hosts of the links of its teams: those of the registry, and those of its connection. */
  readonly linkHosts: readonly string[];
  /** The app's own fields, by the app's names. */
  requestCode(caller: ProviderCaller, mobile: string): ProviderResult<Readonly<Record<string, string>>>;
  createSession(
    caller: ProviderCaller,
    input: {
      readonly mobile: string;
      readonly code: string;
      readonly fields: Readonly<Record<string, string>>;
    },
  ): ProviderResult<{ readonly token: string; readonly expiresAt: string }>;
  readSession(session: ProviderSession): ProviderResult<{ readonly expiresAt: string }>;
  revokeSession(session: ProviderSession): ProviderResult<null>;
  listMatches(session: ProviderSession, sport: string | null): ProviderResult<readonly ProviderMatch[]>;
  listPlayers(
    session: ProviderSession,
    matchId: string,
    names: { readonly left: string; readonly right: string } | null,
  ): ProviderResult<readonly ProviderPlayer[]>;
  listTeams(session: ProviderSession, matchId: string): ProviderResult<ProviderTeams>;
  addTeam(session: ProviderSession, change: ProviderChange): ProviderResult<{ readonly id: string }>;
  editTeam(
    session: ProviderSession,
    teamId: string,
    change: ProviderChange,
  ): ProviderResult<{ readonly id: string }>;
  createLink(caller: ProviderCaller, change: ProviderChange): ProviderResult<{ readonly url: string }>;
}

export interface ProviderConnection {
  /** Ends with the protocol's version: https://app.example/v1 */
  readonly baseUrl: string;
  readonly key: string;
  /** Further hosts of the links of its teams. */
  readonly linkHosts?: readonly string[] | undefined;
}

export interface FantasyAppProviders {
  readonly all: readonly FantasyAppProvider[];
  find(slug: string): FantasyAppProvider | undefined;
  /** Connects an app or, with null, removes its connection. Throws an Error for an address that is not allowed. */
  connect(slug: string, connection: ProviderConnection | null): void;
  close(): Promise<void>;
}

export interface VendorReply {
  readonly status: number;
  /** Parsed JSON; undefined where there is none. */
  readonly body: unknown;
  readonly text: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter: number | null;
}

/** Reads sources of matches, at the origins of the settings only. It must not be called inside a transaction. */
export interface SourceClient {
  get(
    url: URL,
    headers: Readonly<Record<string, string>>,
    /** The reply need not be JSON. */
    takesText?: boolean,
  ): Promise<Outcome<VendorReply, "unreachable" | "timed_out" | "invalid_reply">>;
  close(): Promise<void>;
}

/** What a browser that was sent to the identity provider must bring back. */
export interface IdentityFlow {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** A person as the provider has proved it. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Of the claim in the settings: null without a verified number, undefined without such a setting. */
  readonly phone: string | null | undefined;
  /** Whether the provider says that it has checked a second factor. */
  readonly secondFactor: boolean;
}

export type IdentityFailure = "unreachable" | "refused";

/** The OpenID Connect provider of the settings. It must not be called inside a transaction, and never throws. */
export interface IdentityProvider {
  readonly name: string;
  /** Where the browser is sent. */
  address(flow: IdentityFlow): Promise<Outcome<URL, IdentityFailure>>;
  /** Checks the query with which the browser came back. */
  verify(
    reply: Readonly<Record<string, string>>,
    flow: IdentityFlow,
  ): Promise<Outcome<VerifiedIdentity, IdentityFailure>>;
  close(): Promise<void>;
}

/** An encrypted message for the push service of one browser. */
export interface PushMessage {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface PushReply {
  readonly status: number;
  /** Seconds of Retry-After, where it is given. */
  readonly retryAfter: number | null;
}

/** Hands messages to push services. It calls known services only and never throws because of the other side. */
/** `gone`: the browser has given up its subscription. */
export type PushOutcome = "delivered" | "gone" | "refused" | "unreachable" | "timed_out";

export interface PushClient {
  /** Whether an address that a browser names is at a known push service. */
  allows(endpoint: URL): boolean;
  send(message: PushMessage): Promise<Outcome<PushReply, "unreachable" | "timed_out">>;
  /** Messages of this instance by what became of them, for the metrics. */
  readonly counts: ReadonlyMap<PushOutcome, number>;
  close(): Promise<void>;
}

/** A signed message for a receiver that a customer named. */
export interface WebhookCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Calls webhooks: https addresses of the internet only. It never throws because of the other side. */
export interface WebhookClient {
  /** Whether the address may be one; the name is resolved with each call. */
  allows(url: URL): boolean;
  send(call: WebhookCall): Promise<Outcome<PushReply, "unreachable" | "timed_out" | "address_refused">>;
  close(): Promise<void>;
}
