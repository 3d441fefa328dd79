import { Redis } from "ioredis";
import pg from "pg";

/** Where the instances of a server meet. */
export interface Services {
  readonly postgres: string;
  readonly redis: string;
}

const WAIT = 2000;

/** PostgreSQL and Redis for two instances; null when one of them does not answer. */
export async function findServices(): Promise<Services | null> {
  const services = {
    postgres: process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres",
    redis: process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379",
  };
  const client = new pg.Client({ connectionString: services.postgres, connectionTimeoutMillis: WAIT });
  const redis = new Redis(services.redis, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: WAIT,
  });
  redis.on("error", () => undefined);
  try {
    await client.connect();
    await redis.connect();
    return services;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
    redis.disconnect();
  }
}

/** Deletes the keys that begin like this. */
export async function deleteKeys(address: string, prefix: string): Promise<void> {
  const redis = new Redis(address);
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}
