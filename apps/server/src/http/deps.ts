import type { Passwords } from "#crypto/passwords.ts";
import type { Turns } from "#crypto/turns.ts";
import type { Secrets } from "#crypto/secrets.ts";
import type { Database, Db } from "#db/database.ts";
import type { Env } from "#env/env.ts";
import type { BusMessage, EventBus } from "#ports/event-bus.ts";
import type {
  FantasyAppProviders,
  IdentityProvider,
  PushClient,
  SourceClient,
  WebhookClient,
} from "#providers/port.ts";
import type { InstantLimiter, Limiter } from "#ports/limiter.ts";
import type { RedisLink } from "#ports/redis-link.ts";
import type { IdempotencyKeys } from "./idempotency.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { AccountReplies } from "./account-replies.ts";
import type { PayloadCache } from "./payload-cache.ts";
import type { SessionStore } from "./session.ts";
import type { StreamHub } from "./stream-hub.ts";

/** The dependencies of the modules, created once at start; a test may replace any of them. */
export interface Deps {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly database: Database;
  /** A transaction for calls and jobs that have none: short, without waiting for another system (`waitOutside`). */
  transaction<Value>(run: (db: Db) => Promise<Value>): Promise<Value>;
  readonly bus: EventBus;
  readonly limiter: Limiter;
  /** Null without REDIS_URL. */
  readonly redis: RedisLink | null;
  /** Of this instance alone: a read does not wait for another system to be counted. */
  readonly readLimiters: { readonly address: InstantLimiter; readonly account: InstantLimiter };
  readonly passwords: Passwords;
  /** Sign-ins use the database a few at a time: the embedded one makes every other call wait behind them. */
  readonly signInTurns: Turns;
  readonly sessions: SessionStore;
  /** API keys, which call without a session. */
  readonly apiKeys: SessionStore;
  readonly idempotencyKeys: IdempotencyKeys;
  /** Reply bodies created once per version and shared by all callers. */
  readonly payloads: PayloadCache;
  /** Replies about one account, kept for seconds. */
  readonly accountReplies: AccountReplies;
  readonly streams: StreamHub;
  readonly jobs: JobQueue;
  /** The fantasy apps. They must not be called inside a transaction. */
  readonly fantasyApps: FantasyAppProviders;
  /** Reads the sources of matches. Not inside a transaction either. */
  readonly sourceClient: SourceClient;
  /** The push services of browsers. They must not be called inside a transaction. */
  readonly push: PushClient;
  /** The receivers of webhooks. Not inside a transaction either. */
  readonly webhooks: WebhookClient;
  /** Null without OIDC_ISSUER. Not inside a transaction either. */
  readonly identityProvider: IdentityProvider | null;
}

/** What a module does, on every instance, at a message of a module that it does not import. `app` lists them. */
export type BusListener = (message: BusMessage, deps: Deps) => void;

/** One unit of work: repositories take `db`, which is the transaction of a changing call. */
export interface Scope {
  readonly db: Db;
  readonly deps: Deps;
  /** Runs after the commit, and never when the call was refused. For events and cache invalidation. */
  afterCommit(action: () => void): void;
}
