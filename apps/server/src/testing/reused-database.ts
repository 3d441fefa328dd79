import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, DatabaseStatus } from "#db/database.ts";
import type { EmbeddedClient } from "#db/embedded/client.ts";
import { openPglite } from "#db/embedded/open-pglite.ts";
import { DatabaseUnavailable } from "#db/failure.ts";

type SqlRow = Record<string, unknown>;

/** An embedded database in memory that several tests use in turn. */
interface ReusedDatabase {
  /** For one test: its queries are refused once it is closed. */
  lend(): Database;
}

const idle: ReusedDatabase[] = [];

/**
 * A migrated embedded database in memory. Opening one costs 0.7 to 1.5 s of processor time and emptying one 0.15 s, so the tests
 * of a process use the same ones in turn. A database whose tables a test has changed is not used again.
 */
export async function reusedDatabase(): Promise<Database> {
  return (idle.pop() ?? (await openReused())).lend();
}

/** Everything that a statement other than those of rows changes. */
const STRUCTURE = `
  with own as (
    select oid from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'
  ), class as (
    select * from pg_class where relnamespace in (select oid from own)
  )
  select md5(string_agg(part, ',' order by part)) as structure from (
    select concat('c', oid, relkind, relhastriggers) from class
    union all select concat('a', attrelid, '.', attnum, atttypid, attnotnull, atthasdef, attisdropped)
      from pg_attribute where attrelid in (select oid from class)
    union all select concat('t', oid, tgenabled) from pg_trigger
    union all select concat('f', oid, md5(prosrc)) from pg_proc where pronamespace in (select oid from own)
    union all select concat('k', oid) from pg_constraint
    union all select concat('s', name, setting) from pg_settings where source = 'session'
  ) as parts (part)`;

const TABLES = `
  select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not like 'pg\\_%' and schemaname not in ('information_schema', 'drizzle')
      and (schemaname, tablename) <> ('jobs', 'queue') order by 1`;

async function openReused(): Promise<ReusedDatabase> {
  const { client, ping, onStatus, close } = await openPglite({});
  const rowsOf = async (sql: string): Promise<readonly SqlRow[]> =>
    (await client.query(sql)).rows as SqlRow[];
  const structureNow = async (): Promise<unknown> => (await rowsOf(STRUCTURE))[0]?.["structure"];
  const structure = await structureNow();
  const tables = (await rowsOf(TABLES)).map(({ name }) => String(name));
  const fillQuery = `select array_remove(array[${tables
    .map((table) => `case when exists (select from ${table}) then '${table}' end`)
    .join()}], null) as tables`;
  const filledTables = async (): Promise<readonly string[]> =>
    (await rowsOf(fillQuery))[0]?.["tables"] as string[];
  /** What the migrations store. */
  const first = new Map<string, unknown>();
  for (const table of await filledTables())
    first.set(table, (await rowsOf(`select json_agg(r) as rows from ${table} r`))[0]?.["rows"]);

  async function empty(): Promise<void> {
    const list = await filledTables();
    // PostgreSQL keeps the old file of a table until a checkpoint, and here files are memory.
    if (list.length > 0) await client.exec(`truncate ${list.join()} restart identity cascade; checkpoint`);
    for (const [table, rows] of first)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ]);
  }

  let listener: (status: DatabaseStatus) => void = () => undefined;
  onStatus((status) => listener(status));
  const resettableDatabase: ReusedDatabase = {
    lend() {
      let open = true;
      const guardedClient = guard(client, () => open);
      return {
        db: drizzle({ client: guardedClient as unknown as PGlite }),
        kind: "pglite",
        ping: () => (open ? ping() : refuse()),
        onStatus: (next) => void (listener = next),
        close: async () => {
          if (!open) return;
          open = false;
          listener = () => undefined;
          if ((await structureNow()) !== structure) return close();
          await empty();
          idle.push(resettableDatabase);
        },
      };
    },
  };
  return resettableDatabase;
}

const refuse = () => Promise.reject(new DatabaseUnavailable("the database is closed"));

/** The client's calls, refused once the test has closed its database. */
function guard(
  client: EmbeddedClient,
  isOpen: () => boolean,
): Pick<EmbeddedClient, "query" | "exec" | "transaction"> {
  return {
    query: (...args) => (isOpen() ? client.query(...args) : refuse()),
    exec: (sql) => (isOpen() ? client.exec(sql) : refuse()),
    transaction: (run) => (isOpen() ? client.transaction(run) : refuse()),
  };
}
