import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { backupJobs } from "./backup-jobs.ts";

let database: Database;
const folder = mkdtempSync(join(tmpdir(), "teamwright-daily-"));
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One scheduled run. */
const run = (env: Pick<Deps["env"], "BACKUP_DIR" | "BACKUP_KEEP">) =>
  backupJobs[0]!.run({
    input: {},
    deps: { database, env } as Deps,
    signal: new AbortController().signal,
    progress: async () => undefined,
  });

const today = `daily-${new Date().toISOString().slice(0, 10)}.gz`;
const others = ["before-upgrade-2026-01-01T00-00-00Z.gz", "mine.gz", "daily-notes.gz"];

test("the daily backup replaces the day's, keeps the newest ones, and touches no other file", async () => {
  for (const name of ["daily-2026-01-01.gz", "daily-2026-01-02.gz", "daily-2026-01-03.gz", ...others])
    writeFileSync(join(folder, name), "earlier");
  const settings = { BACKUP_DIR: folder, BACKUP_KEEP: 2 };
  await run(settings);
  expect(readdirSync(folder).toSorted()).toEqual(["daily-2026-01-03.gz", today, ...others].toSorted());
  const { size, mode } = statSync(join(folder, today));
  expect(size).toBeGreaterThan(500);
  expect(mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, today), "");
  await run(settings);
  expect(statSync(join(folder, today)).size).toBeGreaterThan(500);
});

test("a backup that cannot be written fails the job, and the earlier ones stay", async () => {
  const before = readdirSync(folder);
  // Neither a folder nor a place to make one.
  const file = join(folder, "mine.gz");
  await expect(run({ BACKUP_DIR: file, BACKUP_KEEP: 1 })).rejects.toThrow(/EEXIST|ENOTDIR/);
  const brokenDatabase = { transaction: () => Promise.reject(new Error("the database is gone")) };
  const job = backupJobs[0]!.run({
    input: {},
    deps: {
      database: { ...database, db: brokenDatabase },
      env: { BACKUP_DIR: folder, BACKUP_KEEP: 1 },
    } as unknown as Deps,
    signal: new AbortController().signal,
    progress: async () => undefined,
  });
  await expect(job).rejects.toThrow("the database is gone");
  expect(readdirSync(folder)).toEqual(before);
});

test("none is made when none is to be kept", async () => {
  await run({ BACKUP_DIR: join(folder, "none"), BACKUP_KEEP: 0 });
  expect(readdirSync(folder)).not.toContain("none");
});
