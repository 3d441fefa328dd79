import { randomUUID } from "node:crypto";
import { openPostgres } from "../../apps/server/src/db/open-database.ts";
import { deleteKeys } from "../../apps/server/src/testing/find-services.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";
import { openKillableDatabase } from "../../apps/server/src/testing/killable-database.ts";
import type { DatabaseClient, ProcessDatabase } from "../../apps/server/src/testing/killable-database.ts";
import { createDatabase } from "../../apps/server/src/testing/test-database.ts";

/** The data of a server, which outlives its processes. */
export interface ServerData {
  /** Settings of every process. */
  readonly env: Readonly<Record<string, string>>;
  /** For another process of the server on the same data. */
  connect(): Promise<ProcessDatabase>;
  /** Ends the limits that are counted by another clock than the server's. */
  endLimits(): Promise<void>;
  close(): Promise<void>;
}

/** `change` replaces calls of the database: a planted bug. */
export async function embeddedData(change?: (client: DatabaseClient) => DatabaseClient): Promise<ServerData> {
  const data = await openKillableDatabase(change);
  return {
    env: {},
    connect: async () => data.connect(),
    endLimits: async () => undefined,
    close: () => data.close(),
  };
}

/** A database of PostgreSQL and a channel of Redis that only these instances use. */
export async function sharedData({ postgres, redis }: Services): Promise<ServerData> {
  const { url, drop } = await createDatabase(postgres);
  const prefix = randomUUID();
  return {
    env: { REDIS_URL: redis, REDIS_PREFIX: prefix },
    // A process ends between two calls here, because the driver's queries are not counted.
    connect: async () => ({ ...(await openPostgres({ url, poolSize: 3 })), killAfter: () => undefined }),
    endLimits: () => deleteKeys(redis, `${prefix}:limit`),
    close: drop,
  };
}
