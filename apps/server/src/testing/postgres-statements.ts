import pg from "pg";

type DriverQuery = (this: pg.Client, ...args: unknown[]) => unknown;

const driver = pg.Client.prototype as unknown as { query: DriverQuery };
const driverQuery = driver.query;

/** What replaces every statement that this process sends to PostgreSQL. */
export interface Statements {
  /** Runs it on the connection with this number, null before there is one. */
  readonly run: <Result>(statement: () => Promise<Result>, connection: number | null) => Promise<Result>;
  readonly change: (sql: string) => string;
}

export function replaceStatements({ run, change }: Statements): void {
  driver.query = function query(statement, ...rest) {
    const args = [changedText(statement, change), ...rest];
    const { processID: connection = null } = this as unknown as { readonly processID?: number };
    const callback = args.at(-1);
    if (typeof callback !== "function") return run(async () => driverQuery.apply(this, args), connection);
    void run(
      () =>
        new Promise<void>((resolve) => {
          driverQuery.call(this, ...args.slice(0, -1), (...results: unknown[]) => {
            (callback as (...results: unknown[]) => void)(...results);
            resolve();
          });
        }),
      connection,
    );
    return undefined;
  };
}

function changedText(statement: unknown, change: (sql: string) => string): unknown {
  if (typeof statement === "string") return change(statement);
  const hasText = typeof statement === "object" && statement !== null && "text" in statement;
  return hasText ? { ...statement, text: change(String(statement.text)) } : statement;
}

/** A connection of its own that sees which of others wait for a lock. */
export async function openLockView(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    findLocked: async (connections: readonly number[]): Promise<ReadonlySet<number>> => {
      const { rows } = (await driverQuery.call(
        client,
        "select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0",
        [connections],
      )) as { readonly rows: readonly { readonly pid: number }[] };
      return new Set(rows.map(({ pid }) => pid));
    },
    close: () => client.end(),
  };
}
