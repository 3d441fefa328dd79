import { endTrace } from "#tracing/tracing.ts";
import { startStatementTrace } from "../statement-trace.ts";
import { DatabaseUnavailable, StorageFull } from "../failure.ts";
import type { Connection } from "./connection.ts";
import type { Request, Results } from "./messages.ts";

export interface QueryOptions {
  readonly rowMode?: "array" | "object" | undefined;
  /** By type. Only the names of the types matter; their values are returned as PostgreSQL text. */
  readonly parsers?: Readonly<Record<number, unknown>> | undefined;
}

/** The calls of a transaction, the same as those of the client outside one. */
export interface Queries {
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Results>;
  /** Several statements at once, without parameters. */
  exec(sql: string): Promise<readonly Results[]>;
}

const READ_ONLY_TRANSACTION = "25006";

/**
 * The embedded database with the interface of PGlite that the query builder uses: queries, and transactions that block
 * all other work. It outlives its connection: `use` sets the next one.
 */
export class EmbeddedClient implements Queries {
  #connection: Connection | null = null;
  #down = "the database is not open";
  #inTransaction = false;
  readonly #waitingQueries: (() => void)[] = [];
  readonly #waitingTransactions: (() => void)[] = [];
  #readOnly = false;

  /** Continues with this connection; `null` refuses every call, with the reason. */
  async use(connection: Connection | null, down = ""): Promise<void> {
    this.#down = down;
    if (connection !== null && this.#readOnly) await connection.ask(readOnlyFrom(true));
    this.#connection = connection;
  }

  /** Sets whether new transactions can write; running ones are not affected. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    this.#readOnly = readOnly;
    await this.#connection?.ask(readOnlyFrom(readOnly));
  }

  query(sql: string, params: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    return this.#enter(this.#waitingQueries, (connection) =>
      this.#queries(connection).query(sql, params, options),
    );
  }

  exec(sql: string): Promise<readonly Results[]> {
    return this.#enter(this.#waitingQueries, (connection) => this.#queries(connection).exec(sql));
  }

  /** The whole cluster, packed. */
  async dump(): Promise<Uint8Array> {
    if (this.#connection === null) throw new DatabaseUnavailable(this.#down);
    return (await this.#connection.ask({ kind: "dump" })) as Uint8Array;
  }

  transaction<Value>(run: (tx: Queries) => Promise<Value>): Promise<Value> {
    return this.#enter(this.#waitingTransactions, (connection) => {
      this.#inTransaction = true;
      // All statements of a transaction use one connection: the next connection does not know the transaction.
      return this.#transact(this.#queries(connection), run);
    });
  }

  async #transact<Value>(tx: Queries, run: (tx: Queries) => Promise<Value>): Promise<Value> {
    try {
      await tx.exec("begin");
      let value: Value;
      try {
        value = await run(tx);
      } catch (error) {
        // Without a connection there is nothing to roll back.
        await tx.exec("rollback").catch(() => undefined);
        throw error;
      }
      await tx.exec("commit");
      return value;
    } finally {
      this.#inTransaction = false;
      // A query waits for the running transaction, not for those behind it: a read stays quick while many sign in. Only
      // the queries that wait now go first, so that a transaction waits for them and no longer.
      for (const start of this.#waitingQueries.splice(0)) start();
      this.#waitingTransactions.shift()?.();
    }
  }

  /**
   * Starts an operation on the connection; during a transaction it waits in `line`. `start` sends its first message
   * before it returns, so that no other message comes between the check for a transaction and this message.
   *
   * Its result, or its error, is returned when all that it can have seen is on the disk. The next operation does not wait
   * for that: its commit can share a sync with this one.
   */
  #enter<Value>(
    line: (() => void)[],
    start: (connection: Connection | null) => Promise<Value>,
  ): Promise<Value> {
    const run = async (): Promise<Value> => {
      const connection = this.#connection;
      try {
        return await start(connection);
      } finally {
        await connection?.synced();
      }
    };
    if (!this.#inTransaction) return run();
    return new Promise((resolve, reject) => {
      line.push(() => void run().then(resolve, reject));
    });
  }

  #queries(connection: Connection | null): Queries {
    const ask = async (request: Request): Promise<unknown> => {
      if (connection === null) throw new DatabaseUnavailable(this.#down);
      const span = startStatementTrace("sql" in request ? request.sql : undefined);
      try {
        const reply = await connection.ask(request);
        endTrace(span);
        return reply;
      } catch (error) {
        endTrace(span, error);
        const isRefused = error instanceof Error && "code" in error && error.code === READ_ONLY_TRANSACTION;
        if (isRefused && this.#readOnly)
          throw new StorageFull("too little free space in the data folder", { cause: error });
        throw error;
      }
    };
    return {
      query: async (sql, params = [], { rowMode = "object", parsers = {} } = {}) =>
        (await ask({
          kind: "query",
          sql,
          params,
          rowMode,
          asText: Object.keys(parsers).map(Number),
        })) as Results,
      exec: async (sql) => (await ask({ kind: "exec", sql })) as readonly Results[],
    };
  }
}

const readOnlyFrom = (readOnly: boolean): Request => ({
  kind: "exec",
  sql: `set default_transaction_read_only = ${readOnly ? "on" : "off"}`,
});
