import pg from "pg";
import type { WaitingConnection } from "./silent-connections.ts";
import { tracedQuery } from "./traced-query.ts";

/** For a new connection. A frozen PostgreSQL is noticed as soon as by `watchPostgres`. Milliseconds. */
const CONNECT = 3000;

/** Waits less for a connection that nobody takes than a call may wait for one of the pool to be free. */
class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT });
  }
}

/** A connection whose statement had no reply in time would keep the next one waiting as long, a rollback too. */
function endWhenLate(client: pg.Client, result: unknown): unknown {
  if (result instanceof Promise)
    result.catch((error: unknown) => {
      if (error instanceof Error && error.message === "Query read timeout")
        client.connection.stream.destroy();
    });
  return result;
}

/** Every statement has a span, where traces are made, and it is known since when one waits for its reply. */
export class TracedClient extends PoolClient implements WaitingConnection {
  waitsSince: number | null = null;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on("drain", () => (this.waitsSince = null));
  }

  override query = ((first: unknown, ...rest: unknown[]) => {
    this.waitsSince ??= performance.now();
    return endWhenLate(this, tracedQuery(this, first, rest));
  }) as pg.Client["query"];
}

/** Prepares no statement by a name: its next use may reach a connection that does not know it. */
export class UnnamedClient extends PoolClient {
  override query = ((first: unknown, ...rest: unknown[]) => {
    const named = typeof first === "object" && first !== null && "name" in first && "text" in first;
    return endWhenLate(this, tracedQuery(this, named ? { ...first, name: undefined } : first, rest));
  }) as pg.Client["query"];
}
