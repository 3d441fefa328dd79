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
      const take = (): void => {
        if (left <= 0) throw new DatabaseUnavailable("the process was killed");
        left -= 1;
      };
      return {
        ...database,
        db: drizzle({ client: countAll(client, take) as unknown as PGlite }),
        killAfter: (queries) => void (left = queries),
        close: async () => undefined,
      };
    },
    close: () => database.close(),
  };
}

/** The same calls; `take` runs before each query and each commit, and throws once the process is killed. */
function countAll(client: DatabaseClient, take: () => void): DatabaseClient {
  const queriesOf = (queries: Queries): Queries => ({
    query: async (...args) => {
      take();
      return queries.query(...args);
    },
    exec: async (sql) => {
      take();
      return queries.exec(sql);
    },
  });
  return {
    ...queriesOf(client),
    transaction: async (run) => {
      take();
      return client.transaction(async (tx) => {
        const result = await run(queriesOf(tx));
        take();
        return result;
      });
    },
  };
}
