import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database } from "../db/database.ts";
import { openPglite, openPostgres } from "../db/open-database.ts";

/**
 * A new, migrated database: the embedded one in memory, or with TEST_DATABASE_URL (of a role that may create databases)
 * a new database on that PostgreSQL, dropped at close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server === undefined || server === "") return openPglite({});
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

/** A new, empty database on that PostgreSQL. */
export async function createDatabase(
  server: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `teamwright_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
