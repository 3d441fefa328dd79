import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createEmptyDatabase } from "#testing/test-database.ts";
import type { Database } from "./database.ts";
import { openPglite, openPostgres } from "./open-database.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";

/** Opens the database, marks it as a newer program would, and opens it again. */
async function expectRefusalAfterUpdate(open: () => Promise<Database>): Promise<void> {
  const database = await open();
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  );
  await database.close();
  await expect(open()).rejects.toThrow(/newer version of Teamwright/);
}

test("an older program does not start on the embedded database of a newer one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-newer-"));
  await expectRefusalAfterUpdate(() => openPglite({ folder }));
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(postgres === "")("nor on PostgreSQL (skipped without it)", async () => {
  const { url, drop } = await createEmptyDatabase(postgres);
  await expectRefusalAfterUpdate(() => openPostgres({ url, poolSize: 2 }));
  await drop();
});
