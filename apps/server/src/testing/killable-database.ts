import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "#db/database.ts";
import type { EmbeddedClient, Queries } from "#db/embedded/client.ts";
import { DatabaseUnavailable } from "#db/failure.ts";
import { reusedDatabase } from "./reused-database.ts";

/** The calls of the embedded database that the query builder uses. */
export type DatabaseClient = Pick<EmbeddedClient, "query" | "exec" | "transaction">;

/** The database as one process of the server sees it. */
export interface ProcessDatabase extends Database {
  /** Kills the process after so many further queries: later ones are refused, an open transaction is rolled back. */
  killAfter(queries: number): void;
  /** The disk is full after so many further queries: statements that write fail, and reads go on. Infinity: no more. */
  fillAfter(queries: number): void;
}

export interface KillableDatabase {
  /** For another process of the server on the same data. */
  connect(): ProcessDatabase;
  close(): Promise<void>;
}

/** An embedded database that outlives processes of the server. `change` replaces its calls. */
export async function openKillableDatabase(
  change: (client: DatabaseClient) => DatabaseClient = (client) => client,
): Promise<KillableDatabase> {
  const database = await reusedDatabase();
  // The query builder keeps the client that it was made with.
  const { $client } = database.db as unknown as { readonly $client: DatabaseClient };
  const client = change($client);
  return {
    connect: () => {
      let left = Infinity;
      let space = Infinity;
      const take = (sql = ""): void => {
        if (left <= 0) throw new DatabaseUnavailable("the process was killed");
        left -= 1;
        if (space <= 0 && WRITES.test(sql)) throw withCode("could not extend file", DISK_FULL);
        space -= 1;
      };
      return {
        ...database,
        db: drizzle({ client: countAll(client, take) as unknown as PGlite }),
        killAfter: (queries) => void (left = queries),
        fillAfter: (queries) => void (space = queries),
        close: async () => undefined,
      };
    },
    close: () => database.close(),
  };
}

const DISK_FULL = "53100";
const ABORTED = "25P02";
const WRITES = /^\s*(insert|update|delete|with\b.*\b(insert into|update .* set|delete from))\b/is;

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

/**
 * The same calls; `take` runs before each query and each commit, and throws once the process is killed, or at a write once
 * the disk is full. A statement that fails ends its transaction, also where its error is caught.
 */
function countAll(client: DatabaseClient, take: (sql?: string) => void): DatabaseClient {
  const queriesOf = (queries: Queries, isAborted = { now: false }): Queries => {
    const takeOf = (sql: string): void => {
      if (isAborted.now) throw withCode("current transaction is aborted", ABORTED);
      try {
        take(sql);
      } catch (error) {
        isAborted.now = true;
        throw error;
      }
    };
    return {
      query: async (...args) => {
        takeOf(args[0]);
        return queries.query(...args);
      },
      exec: async (sql) => {
        takeOf(sql);
        return queries.exec(sql);
      },
    };
  };
  const single = (): Queries => queriesOf(client);
  return {
    query: (...args) => single().query(...args),
    exec: (sql) => single().exec(sql),
    transaction: async (run) => {
      take();
      return client.transaction(async (tx) => {
        const isAborted = { now: false };
        const result = await run(queriesOf(tx, isAborted));
        take();
        if (isAborted.now) throw withCode("current transaction is aborted", ABORTED);
        return result;
      });
    },
  };
}
