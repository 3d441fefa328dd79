import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { Redis } from "ioredis";
import { createPasswords } from "#crypto/passwords.ts";
import type { Passwords } from "#crypto/passwords.ts";
import { loadSecret, parseSecret, secretsFrom } from "#crypto/secrets.ts";
import type { Secrets } from "#crypto/secrets.ts";
import { createTurns } from "#crypto/turns.ts";
import type { Database } from "#db/database.ts";
import { openPglite, openPostgres } from "#db/open-database.ts";
import { makeDataFolder, makePrivate } from "#db/private-folder.ts";
import { createAccountReplies } from "#http/account-replies.ts";
import type { Deps } from "#http/deps.ts";
import { createPayloadCache } from "#http/payload-cache.ts";
import { createStreamHub } from "#http/stream-hub.ts";
import { insideTransaction, waitOutside } from "#http/waiting.ts";
import { cachedKeys, cachedSessions } from "#modules/auth/public.ts";
import { idempotencyKeyStore } from "#modules/idempotency/public.ts";
import { openJobQueue } from "#jobs/boss-queue.ts";
import type { Job } from "#jobs/job.ts";
import type { Env } from "#env/env.ts";
import { memoryEventBus } from "#ports/memory-event-bus.ts";
import { instantLimiter, memoryLimiter, redisLimiter } from "#ports/limiters.ts";
import { redisAddress } from "#ports/redis-address.ts";
import { redisEventBus } from "#ports/redis-event-bus.ts";
import { watchRedis } from "#ports/redis-link.ts";
import { identityProviderOf } from "#env/identity-provider.ts";
import { openIdentityProvider } from "#providers/identity-provider.ts";
import { openPushClient } from "#providers/open-push-client.ts";
import { openWebhookClient } from "#providers/open-webhook-client.ts";
import { openProviders } from "#providers/open-providers.ts";
import { sourceAddresses } from "#modules/sources/public.ts";
import { openSourceClient } from "#providers/source-client.ts";
import { jobs as allJobs } from "./modules.ts";

/** One fewer than the cores, so that many simultaneous sign-ins leave a core and pool threads for other work. */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Checks before a password is hashed: a sign-in needs some milliseconds of the database. */
const SIGN_INS = { atOnce: 2, waiting: 300 } as const;

export interface OpenDeps {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** The database of the environment: PostgreSQL with DATABASE_URL, else the embedded one in DATA_DIR. */
export const openDatabase = (env: Env): Promise<Database> =>
  env.DATABASE_URL === undefined
    ? openPglite({ folder: env.DATA_DIR, backups: env.BACKUP_DIR })
    : openPostgres({
        url: env.DATABASE_URL,
        poolSize: env.DATABASE_POOL,
        pooled: env.DATABASE_POOLER,
        backups: env.BACKUP_DIR,
      });

/** Opens all resources that the environment configures. `database` and `jobs` replace the defaults in tests. */
export async function makeDeps(
  env: Env,
  overrides: { database?: Database; jobs?: readonly Job[] } = {},
): Promise<OpenDeps> {
  const addresses = sourceAddresses(env);
  // Before anything is written into it.
  if (env.DATABASE_URL === undefined) makePrivate(env.DATA_DIR);
  else if (env.TEAMWRIGHT_SECRET === undefined) makeDataFolder(env.DATA_DIR);
  let secrets: Secrets | undefined;
  const openSecrets = (): Secrets =>
    (secrets ??= secretsFrom(
      loadSecret(env.TEAMWRIGHT_SECRET, env.DATA_DIR),
      env.TEAMWRIGHT_SECRET_BEFORE === undefined
        ? null
        : parseSecret(env.TEAMWRIGHT_SECRET_BEFORE, "TEAMWRIGHT_SECRET_BEFORE"),
    ));
  if (env.TEAMWRIGHT_SECRET !== undefined) openSecrets();
  const database = overrides.database ?? (await openDatabase(env));
  /** What was opened so far. The last one is closed first. */
  const openParts: (() => unknown)[] = [() => database.close()];
  const close = async () => {
    for (const each of openParts.toReversed()) await each();
  };
  try {
    const { redis, bus, limiter } = await openShared(env);
    openParts.push(() => redis?.disconnect());
    openParts.push(() => bus.close());
    const fantasyApps = openProviders(env.FANTASY_APPS, {
      around: (call) => waitOutside("a call to a fantasy app", call),
    });
    const sourceClient = openSourceClient(addresses, {
      around: (call) => waitOutside("a call to a source", call),
    });
    const push = openPushClient(env.PUSH_SERVICES, (call) => waitOutside("a call to a push service", call));
    const webhooks = openWebhookClient(env.WEBHOOK_PRIVATE_ORIGINS, {
      around: (call) => waitOutside("a call to a webhook", call),
    });
    const identitySetting = identityProviderOf(env);
    const identityProvider =
      identitySetting &&
      openIdentityProvider(identitySetting, {
        around: (call) => waitOutside("a call to the identity provider", call),
      });
    for (const client of [fantasyApps, sourceClient, push, webhooks]) openParts.push(() => client.close());
    openParts.push(() => identityProvider?.close());
    const jobs = await openJobQueue(database, overrides.jobs ?? allJobs);
    openParts.push(() => jobs.close());
    const streams = createStreamHub({ maxPerAddress: 2000, max: 20_000 });
    openParts.push(() => streams.close());
    const deps: Deps = {
      env,
      // Made only by what needs it: a backup leaves no other secret beside that of the server, which an operator might copy.
      get secrets() {
        return openSecrets();
      },
      database,
      transaction: (run) => insideTransaction(() => database.db.transaction(run)),
      bus,
      limiter,
      redis: redis && watchRedis(redis),
      readLimiters: { address: instantLimiter(), account: instantLimiter() },
      streams,
      jobs: jobs.queue,
      passwords: outsideTransactions(await createPasswords(HASHES_AT_ONCE)),
      signInTurns: createTurns(SIGN_INS),
      sessions: cachedSessions(database.db, bus, env.STAFF_SECOND_FACTOR),
      apiKeys: cachedKeys(database.db, bus),
      idempotencyKeys: idempotencyKeyStore,
      payloads: createPayloadCache(bus),
      accountReplies: createAccountReplies(bus),
      fantasyApps,
      sourceClient,
      push,
      webhooks,
      identityProvider,
    };
    return { deps, close };
  } catch (error) {
    // What stays open would keep the process alive, without a server that listens.
    await close();
    throw error;
  }
}

/** Hashing takes a tenth of a second and waits for a free thread, so no transaction may be open. */
const outsideTransactions = (passwords: Passwords): Passwords => ({
  ...passwords,
  hash: (...given) => waitOutside("hashing", () => passwords.hash(...given)),
  verify: (...given) => waitOutside("hashing", () => passwords.verify(...given)),
});

/** Resources shared by instances: in Redis when it is configured, else within this process. */
async function openShared(env: Env) {
  if (env.REDIS_URL === undefined) return { redis: null, bus: memoryEventBus(), limiter: memoryLimiter() };
  const { url, options } = redisAddress(env.REDIS_URL);
  const redis = new Redis(url, {
    ...options,
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
      limiter: redisLimiter(redis, env.REDIS_PREFIX),
    };
  } catch (cause) {
    redis.disconnect();
    throw new Error("Redis does not answer at REDIS_URL.", { cause });
  }
}
