import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { Redis } from "ioredis";
import { createPasswords } from "../crypto/passwords.ts";
import { loadSecret, secretsFrom } from "../crypto/secrets.ts";
import type { Database } from "../db/database.ts";
import { openPglite, openPostgres } from "../db/open-database.ts";
import type { Deps } from "../http/deps.ts";
import { createAccountReplies } from "../http/account-replies.ts";
import { createPayloadCache } from "../http/payload-cache.ts";
import { createStreamHub } from "../http/stream-hub.ts";
import type { Env } from "../plugins/env.ts";
import { memoryEventBus } from "../ports/memory-event-bus.ts";
import { memoryLimiter } from "../ports/memory-limiter.ts";
import { redisEventBus } from "../ports/redis-event-bus.ts";
import { redisLimiter } from "../ports/redis-limiter.ts";
import { cachedSessions } from "../records/cached-sessions.ts";

/** One below the cores, so that a storm of sign-ins leaves a core to everything else; threads of the pool stay free too. */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

export interface OpenDeps {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** The database of the environment: PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR. */
export const openDatabase = (env: Env): Promise<Database> =>
  env.DATABASE_URL === undefined
    ? openPglite({ folder: env.DATA_DIR })
    : openPostgres({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL });

/** Opens everything that the environment asks for. `database` replaces the environment's (tests). */
export async function makeDeps(env: Env, given: { database?: Database } = {}): Promise<OpenDeps> {
  const secrets = secretsFrom(loadSecret(env.TEAMWRIGHT_SECRET, env.DATA_DIR));
  const database = given.database ?? (await openDatabase(env));
  try {
    const { redis, bus, limiter } = await openShared(env);
    const streams = createStreamHub({ maxPerAddress: 2000, max: 20_000 });
    const deps: Deps = {
      env,
      secrets,
      database,
      bus,
      limiter,
      streams,
      passwords: await createPasswords(HASHES_AT_ONCE),
      sessions: cachedSessions(database.db, bus),
      payloads: createPayloadCache(bus),
      accountReplies: createAccountReplies(bus),
    };
    const close = async () => {
      streams.close();
      await bus.close();
      redis?.disconnect();
      await database.close();
    };
    return { deps, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What instances share: by Redis when there is one, else within this process. */
async function openShared(env: Env) {
  if (env.REDIS_URL === undefined) return { redis: null, bus: memoryEventBus(), limiter: memoryLimiter() };
  const redis = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    retryStrategy: (times: number) => Math.min(times * 200, 5000),
  });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return {
      redis,
      bus: await redisEventBus(redis, env.REDIS_PREFIX, randomUUID()),
      limiter: redisLimiter(redis, env.REDIS_PREFIX, memoryLimiter()),
    };
  } catch (cause) {
    redis.disconnect();
    throw new Error("Redis does not answer at REDIS_URL.", { cause });
  }
}
