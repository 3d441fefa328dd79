import { createHash, randomBytes } from "node:crypto";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import type { Database } from "#db/database.ts";
import { migrations } from "#db/migrations.ts";
import { openPostgres } from "#db/open-database.ts";
import { reusedDatabase } from "./reused-database.ts";

/**
 * A new, migrated database: the embedded one in memory, or with TEST_DATABASE_URL (of a role that may create databases)
 * a new database on that PostgreSQL, dropped at close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server === undefined || server === "") return reusedDatabase();
  const { url, drop } = await createDatabase(server);
  const database = await openPostgres({ url, poolSize: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

interface OwnDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new, migrated database without rows on that PostgreSQL: a copy of its template, which all tests share. */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  return whileLocked(server, async (client) => {
    const template = `${TEMPLATE}${migrationsHash()}`;
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [TEMPLATE],
    );
    if (!rows.some(({ datname }) => datname === template)) await makeTemplate(server, client, template);
    for (const { datname } of rows)
      if (datname !== template) await client.query(`drop database if exists ${datname} with (force)`);
    return create(server, client, template);
  });
}

/** A new database on that PostgreSQL without tables. */
export async function createEmptyDatabase(server: string): Promise<OwnDatabase> {
  return whileLocked(server, async (client) => create(server, client, "template1"));
}

/** Before the hash of the migrations. Copying a migrated database takes a tenth of the time of migrating a new one. */
const TEMPLATE = "teamwright_template_";
/** An arbitrary number that is the same for all test processes. */
const TEMPLATE_LOCK = 7_261_955;

function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const { sql } of readMigrationFiles(migrations)) hash.update(sql.join("\n"));
  return hash.digest("hex").slice(0, 16);
}

/** Migrated under another name: a template that exists is complete. */
async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const newTestDatabase = await create(server, client, "template1");
  const database = await openPostgres({ url: newTestDatabase.url, poolSize: 1 });
  await database.close();
  await client.query(
    `alter database ${new URL(newTestDatabase.url).pathname.slice(1)} rename to ${template}`,
  );
}

async function create(server: string, client: pg.Client, template: string): Promise<OwnDatabase> {
  const name = `teamwright_test_${randomBytes(6).toString("hex")}`;
  await client.query(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () =>
    whileConnected(server, async (other) => void (await other.query(`drop database ${name} with (force)`)));
  return { url: url.href, drop };
}

/** One process at a time: PostgreSQL refuses to copy a template that another connection is copying or dropping. */
async function whileLocked<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return whileConnected(server, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    return work(client);
  });
}

async function whileConnected<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
