import { randomUUID } from "node:crypto";
import { openPostgres } from "../../apps/server/src/db/open-database.ts";
import { deleteKeys } from "../../apps/server/src/testing/find-services.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";
import { openKillableDatabase } from "../../apps/server/src/testing/killable-database.ts";
import type { DatabaseClient, ProcessDatabase } from "../../apps/server/src/testing/killable-database.ts";
import { openLockView, replaceStatements } from "../../apps/server/src/testing/postgres-statements.ts";
import { transactionsInTurns } from "./transaction-turns.ts";
import { whenChosen } from "./tasks.ts";
import type { FindLocked } from "./interleaving.ts";
import { createDatabase } from "../../apps/server/src/testing/test-database.ts";

/** The data of a server, which outlives its processes. */
export interface ServerData {
  /** Settings of every process. */
  readonly env: Readonly<Record<string, string>>;
  /** For another process of the server on the same data. */
  connect(): Promise<ProcessDatabase>;
  /** Ends the limits that are counted by another clock than the server's. */
  endLimits(): Promise<void>;
  /** Of connections to it. */
  readonly findLocked: FindLocked;
  close(): Promise<void>;
}

/** Each of several requests at once has its own one. */
const POOL_SIZE = 8;

/** `change` replaces calls of the database: a planted bug. */
export async function embeddedData(change?: (client: DatabaseClient) => DatabaseClient): Promise<ServerData> {
  const data = await openKillableDatabase((client) => transactionsInTurns(change?.(client) ?? client));
  return {
    env: {},
    findLocked: async () => new Set(),
    connect: async () => data.connect(),
    endLimits: async () => undefined,
    close: () => data.close(),
  };
}

/** A database of PostgreSQL and a channel of Redis that only these instances use. `change` replaces statements: a planted bug. */
export async function sharedData(
  { postgres, redis }: Services,
  change: (sql: string) => string,
): Promise<ServerData> {
  const { url, drop } = await createDatabase(postgres);
  const prefix = randomUUID();
  replaceStatements({ run: whenChosen, change });
  const locks = await openLockView(url);
  return {
    env: { REDIS_URL: redis, REDIS_PREFIX: prefix },
    // A process ends between two calls here, because the driver's queries are not counted.
    connect: async () => ({
      ...(await openPostgres({ url, poolSize: POOL_SIZE })),
      killAfter: () => undefined,
      fillAfter: () => undefined,
    }),
    endLimits: () => deleteKeys(redis, `${prefix}:limit`),
    findLocked: locks.findLocked,
    close: async () => {
      await locks.close();
      await drop();
    },
  };
}
