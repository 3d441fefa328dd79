import type { Passwords } from "../crypto/passwords.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Database, Db } from "../db/database.ts";
import type { Env } from "../plugins/env.ts";
import type { EventBus } from "../ports/event-bus.ts";
import type { Limiter } from "../ports/limiter.ts";
import type { AccountReplies } from "./account-replies.ts";
import type { PayloadCache } from "./payload-cache.ts";
import type { StreamHub } from "./stream-hub.ts";
import type { SessionStore } from "../records/session-store.ts";

/** All that the modules stand on; made once at start, a test may replace any of it. */
export interface Deps {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly bus: EventBus;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
  /** Reply bodies made once per version and shared by all callers. */
  readonly payloads: PayloadCache;
  /** Replies about one account, kept for seconds. */
  readonly accountReplies: AccountReplies;
  readonly streams: StreamHub;
}

/** One unit of work: repositories take `db`, which is the transaction of a changing call. */
export interface Scope {
  readonly db: Db;
  readonly deps: Deps;
  /** Runs after the commit, and not at all when the call was refused. For events and cache invalidation. */
  afterCommit(action: () => void): void;
}
