import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { backUpBeforeUpgrade } from "./backup-file.ts";
import type { Database, DatabaseStatus } from "./database.ts";
import { DatabaseUnavailable, failureOf } from "./failure.ts";
import { migrationNeed, migrations } from "./migrations.ts";
import { TracedClient, UnnamedClient } from "./pool-clients.ts";
import { watchPostgres } from "./postgres-watch.ts";
import { endSilentConnections } from "./silent-connections.ts";
import type { WaitingConnection } from "./silent-connections.ts";

export { openPglite } from "./embedded/open-pglite.ts";

/** An arbitrary number that is the same for all our processes. */
const MIGRATION_LOCK = 7_261_954;
/** Before it is asked for again. Milliseconds. */
const MIGRATION_PAUSE = 200;
/** For a statement, and for a transaction that waits for the next one. Milliseconds. */
const STATEMENT = 15_000;

/**
 * The query builder's transactions, but every connection is given back. The builder keeps it for ever when its first
 * statement fails, so that after some outages none would be left; and a connection that failed is not used again.
 */
function transactionsOf(pool: pg.Pool): NodePgDatabase["transaction"] {
  const builders = new WeakMap<pg.PoolClient, NodePgDatabase>();
  return async (run, config) => {
    const client = await pool.connect();
    const builder = builders.get(client) ?? drizzle({ client });
    builders.set(client, builder);
    let isBroken = false;
    try {
      return await builder.transaction(run, config);
    } catch (error) {
      isBroken = failureOf(error) === "unavailable";
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/** What the operator reads when the first connection fails. The address has a password, so only its host is named. */
function noConnection(url: string, cause: unknown): Error {
  const { code = "", message = "" } = cause as { readonly code?: string; readonly message?: string };
  const host = URL.parse(url)?.host ?? "";
  // Codes of the database have five digits and capitals, such as 28P01; those of the network are words.
  return /^[\dA-Z]{5}$/.test(code)
    ? new Error(`PostgreSQL at DATABASE_URL (${host}) refuses the connection: ${message}.`, { cause })
    : new Error(
        `PostgreSQL does not answer at DATABASE_URL (${host}): ${code === "" ? message : code}. Start it, or correct the address.`,
        { cause },
      );
}

/** A pool that refuses at once while `frozen`: a caller would wait 20 s for a reply. */
class RefusingPool extends pg.Pool {
  frozen: () => boolean = () => false;

  // The pool's own `query` connects by this method too, with a callback.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | void {
    if (!this.frozen()) return callback === undefined ? super.connect() : super.connect(callback);
    const error = new DatabaseUnavailable("PostgreSQL does not reply.");
    if (callback === undefined) return Promise.reject(error);
    process.nextTick(() => callback(error, undefined, () => undefined));
  }
}

/**
 * Runs while no other process migrates. The lock is a transaction's: that of a connection would stay behind with a pooler
 * that gives the connection to somebody else. Who waits asks again and again, because a waiting transaction would keep a
 * connection of the pooler that the other one needs.
 */
async function alone(url: string, run: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Lost, it fails with the next query.
  client.on("error", () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw noConnection(url, error);
    });
    while (!(await takeMigrationLock(client))) {
      await client.query("rollback");
      await sleep(MIGRATION_PAUSE);
    }
    await run();
    await client.query("commit");
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Begins a transaction that may last as long as a migration. */
async function takeMigrationLock(client: pg.Client): Promise<boolean> {
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_xact_lock($1) as taken", [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.taken === true;
}

interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  /** Where the backup before an upgrade is written; absent: none is made. */
  readonly backups?: string;
  /** A pooler that gives a connection for one transaction at a time stands between, such as PgBouncer. */
  readonly pooled?: boolean;
}

/** PostgreSQL by connection string, migrated. Processes that start together migrate one after another. */
export async function openPostgres(settings: PostgresSettings): Promise<Database> {
  const sockets = new Set<Socket>();
  const pool = new RefusingPool({
    connectionString: settings.url,
    max: settings.poolSize,
    application_name: "teamwright",
    // A pooler takes no such settings of a connection; docs/scaling.md says where they go then.
    ...(settings.pooled === true
      ? { Client: UnnamedClient }
      : {
          Client: TracedClient,
          statement_timeout: STATEMENT,
          idle_in_transaction_session_timeout: STATEMENT,
        }),
    // Longer than the server's own limit: it ends the wait when the network no longer delivers replies.
    query_timeout: 20_000,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
  });
  // A broken idle connection must not end the process; the pool replaces it.
  pool.on("error", () => undefined);
  const connections = new Set<WaitingConnection>();
  pool.on("connect", (client) => {
    // The pool listens only while a connection is idle. In use, its query or the next one fails with the same error.
    client.on("error", () => undefined);
    // With a pooler the number of the process is not PostgreSQL's.
    if (client instanceof TracedClient) connections.add(client);
  });
  pool.on("remove", (client) => {
    if (client instanceof TracedClient) connections.delete(client);
  });
  try {
    await alone(settings.url, async () => {
      const client = await pool.connect();
      try {
        const db = drizzle({ client });
        const need = await migrationNeed(db);
        if (need === "upgrade" && settings.backups !== undefined)
          await backUpBeforeUpgrade(db, settings.backups);
        if (need !== "none") await migrate(db, migrations);
      } finally {
        client.release();
      }
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle({ client: pool });
  db.transaction = transactionsOf(pool);
  const listeners = new Set<(status: DatabaseStatus) => void>();
  const watch = watchPostgres(settings.url, {
    onStatus: (status) => listeners.forEach((listener) => listener(status)),
    // Ends what waits for a reply. Each connection is replaced once PostgreSQL replies again.
    onFrozen: () => sockets.forEach((socket) => socket.destroy()),
    onReply: (client) => endSilentConnections(client, connections),
  });
  pool.frozen = watch.frozen;
  return {
    db,
    kind: "postgresql",
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pool.query("select 1")),
    onStatus: (listener) => void listeners.add(listener),
    close: async () => {
      watch.close();
      await pool.end();
    },
  };
}
