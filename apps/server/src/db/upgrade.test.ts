import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { startTestApp } from "#testing/test-app.ts";
import { createEmptyDatabase } from "#testing/test-database.ts";
import { backUpBeforeUpgrade, newestBackup, writeDailyBackup } from "./backup-file.ts";
import type { Database } from "./database.ts";
import { migrations, schemaVersion } from "./migrations.ts";
import { openPglite, openPostgres } from "./open-database.ts";
import { rowsOf } from "./rows.ts";

const firstRelease = readFileSync(new URL("testing/release-0.1.0.sql", import.meta.url), "utf8");
const postgres = process.env["TEST_DATABASE_URL"] ?? "";

const cluster = mkdtempSync(join(tmpdir(), "teamwright-first-release-"));
beforeAll(async () => {
  const old = await PGlite.create(join(cluster, "pglite"));
  await old.exec(firstRelease);
  await old.close();
});
afterAll(() => rmSync(cluster, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "teamwright-upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const count = async (database: Database, table: string) => {
  const rows = await rowsOf(
    database.db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
    z.object({ count: z.number() }),
  );
  return rows[0]?.count;
};

/** What of the first release's data must be there, and that people go on using it. */
async function isUpgraded(database: Database): Promise<void> {
  expect(await schemaVersion(database.db)).toBe(
    Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)),
  );
  const tables = ["accounts", "matches", "match_players", "match_overrides", "notify_records", "audit_log"];
  const counts = [8, 3, 88, 1, 1, 1];
  for (const [at, table] of tables.entries()) expect(await count(database, table), table).toBe(counts[at]);
  const server = await startTestApp({}, { database: { ...database, close: async () => undefined } });
  try {
    const admin = server.visitor();
    const body = { phoneNumber: "9000000004", password: "lantern-over-harbour-9" };
    expect(await admin.call.auth.login({ body })).toMatchObject({ ok: true });
    expect(await admin.call.audit.list({ query: {} })).toMatchObject({ ok: true });
    expect(await admin.call.auth.listSessions()).toMatchObject({ ok: true });
  } finally {
    await server.close();
  }
}

test("the embedded database of the first release is backed up, then migrated with its data", async () => {
  cpSync(cluster, folder, { recursive: true });
  const backups = join(folder, "backups");
  const database = await openPglite({ folder, backups });
  await isUpgraded(database);
  await database.close();
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^before-upgrade-.*Z\.gz$/)]);
  // Nothing is left to migrate, so nothing is backed up again.
  const again = await openPglite({ folder, backups });
  await again.close();
  expect(readdirSync(backups)).toHaveLength(1);
});

test.skipIf(postgres === "")("and that of PostgreSQL (skipped without it)", async () => {
  const { url, drop } = await createEmptyDatabase(postgres);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(firstRelease);
  await client.end();
  const database = await openPostgres({ url, poolSize: 3, backups: folder });
  await isUpgraded(database);
  await database.close();
  await drop();
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a database that cannot be backed up is not upgraded", async () => {
  cpSync(cluster, folder, { recursive: true });
  const file = join(folder, "a file");
  writeFileSync(file, "");
  await expect(openPglite({ folder, backups: file })).rejects.toThrow(/was not upgraded.*BACKUP_DIR/);
  const unchangedDatabase = await PGlite.create(join(folder, "pglite"));
  expect((await unchangedDatabase.query("select 1 from drizzle.__drizzle_migrations")).rows).toHaveLength(2);
  await unchangedDatabase.close();
});

test("three backups before upgrades are kept, as many daily ones as asked for, and no other file is removed", async () => {
  const database = await openPglite({});
  const names = ["20-10-00-00Z", "21-10-00-00Z", "22-10-00-00Z"].map(
    (at) => `before-upgrade-2020-01-${at.replace("-", "T")}.gz`,
  );
  for (const name of [...names, "daily-2020-01-01.gz", "daily-2020-01-02.gz", "mine.gz", "daily-mine.gz"])
    writeFileSync(join(folder, name), "");
  const parts = ["daily-2020-01-01.gz.4f1c.part", "daily-2020-01-02.gz.7a2b.part"].map((name) =>
    join(folder, name),
  );
  for (const part of parts) writeFileSync(part, "");
  // Its process was killed; the other one may be being written.
  utimesSync(parts[0]!, 0, Date.now() / 1000 - 25 * 3600);
  await backUpBeforeUpgrade(database.db, folder);
  await writeDailyBackup(database.db, folder, 2);
  expect(parts.map((part) => existsSync(part))).toEqual([false, true]);
  rmSync(parts[1]!);
  await writeDailyBackup(database.db, folder, 2);
  await database.close();
  const left = readdirSync(folder).sort();
  expect(left.filter((name) => name.startsWith("before"))).toEqual([
    ...names.slice(1),
    expect.stringContaining("before"),
  ]);
  expect(left.filter((name) => name.startsWith("daily"))).toEqual([
    "daily-2020-01-02.gz",
    expect.stringMatching(/^daily-\d{4}-\d\d-\d\d\.gz$/),
    "daily-mine.gz",
  ]);
  expect(left).toContain("mine.gz");
  expect(await newestBackup(folder)).toBeInstanceOf(Date);
});
