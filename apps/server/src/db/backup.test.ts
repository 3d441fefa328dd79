import { mkdtempSync, readdirSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { backup } from "#cli/backup.ts";
import type { Io } from "#cli/command.ts";
import { restore } from "#cli/restore.ts";
import { runDatabaseCommand } from "#cli/run.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import { job } from "#jobs/job.ts";
import { storeGenerated } from "#modules/reports/testing/store-generated.ts";
import { makeAccount, signUp } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import type { Database } from "./database.ts";
import { openPglite } from "./open-database.ts";

let server: TestApp;
const folder = mkdtempSync(join(tmpdir(), "teamwright-backup-"));
const file = join(folder, "all.gz");
const output: string[] = [];
/** Standard output and input. */
const packedChunks: Uint8Array[] = [];
const io: Io = {
  cwd: folder,
  out: (line) => void output.push(line),
  err: (line) => void output.push(line),
  write: async (bytes) => void packedChunks.push(bytes),
  readInput: async () => "",
  readBytes: async function* () {
    yield* packedChunks;
  },
};

beforeAll(async () => {
  server = await startTestApp();
  const admin = await signUp(server, { role: "admin" });
  for (let turn = 0; turn < 30; turn++) {
    const user = await makeAccount(server, { plan: turn + 1, name: `Zoë "quoted" \\ ${turn} 🏏` });
    await admin.call.plans.add({
      params: { userId: user.id, adminId: admin.account.id },
      body: { duration: 5 },
      idempotencyKey: `k${turn}`,
    });
  }
  for (let order = 0; order < 1100; order += 100)
    await admin.call.promotions.create({
      body: {
        label: `Line ${order}\n`,
        imageUrl: "/x",
        notificationUrl: "/",
        urlType: 1,
        order,
        active: true,
      },
    });
  // Their table has generated columns.
  await storeGenerated(server.deps.database.db, 3, 1);
  await admin.call.settings.setHashValue({ body: { dream11Hash: "abc" } });
  expect(await runDatabaseCommand(backup, ["all.gz"], server.deps, io)).toBe(0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const restoreInto = (database: Database, from = file) =>
  runDatabaseCommand(restore, [from], { ...server.deps, database }, io);

describe("backup and restore", () => {
  test("give the same rows in an empty database, of this kind and of the embedded one", async () => {
    const before = await contentsOf(server.deps.database.db);
    expect(before["accounts"]?.rows).toBe(31);
    for (const open of [openTestDatabase, () => openPglite({})]) {
      const other = await open();
      expect(await restoreInto(other)).toBe(0);
      expect(await contentsOf(other.db)).toEqual(before);
      // Sequences continue where the original's would.
      let ran = 0;
      const kind = { name: "test.afterRestore", input: z.object({}) };
      const grownServer = await startTestApp(
        {},
        {
          database: { ...other, close: async () => undefined },
          jobs: [job(kind, async () => void (ran += 1))],
        },
      );
      // A backup holds no jobs, and jobs run in the restored database.
      expect(await other.db.execute(sql`select id from jobs.job`)).toMatchObject({ rows: [] });
      await grownServer.deps.jobs.enqueue(withoutTransaction(other.db), kind, {});
      await expect.poll(() => ran).toBe(1);
      const admin = await signUp(grownServer, { role: "admin", phone: "6123456789" });
      expect((await admin.call.promotions.setActive({ body: { notificationActive: true } })).ok).toBe(true);
      await grownServer.close();
      await other.close();
    }
  });

  test("go through standard output and input, in pieces", async () => {
    expect(await runDatabaseCommand(backup, ["-", "--json"], server.deps, io)).toBe(0);
    expect(JSON.parse(output.at(-1)!)).toMatchObject({ file: "-", rows: expect.any(Number) });
    // Pieces that end in the middle of a line.
    const whole = Buffer.concat(packedChunks.splice(0));
    for (let at = 0; at < whole.length; at += 1000) packedChunks.push(whole.subarray(at, at + 1000));
    const other = await openTestDatabase();
    expect(await restoreInto(other, "-")).toBe(0);
    // The copy was noted before it was made.
    expect(await contentsOf(other.db)).toEqual(await contentsOf(server.deps.database.db));
    await other.close();
  });

  test("two to one file at once are both written, and leave one whole backup", async () => {
    const write = () => runDatabaseCommand(backup, ["twice.gz"], server.deps, io);
    expect(await Promise.all([write(), write()])).toEqual([0, 0]);
    const other = await openTestDatabase();
    expect(await restoreInto(other, join(folder, "twice.gz"))).toBe(0);
    await other.close();
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("restoring into a database with rows is refused and changes nothing", async () => {
    const before = await contentsOf(server.deps.database.db);
    expect(await restoreInto(server.deps.database)).toBe(1);
    expect(output.at(-1)).toMatch(/not empty/);
    expect(await contentsOf(server.deps.database.db)).toEqual(before);
  });

  test("damaged, cut and foreign files are refused and leave the database empty", async () => {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
    const damagedDump = lines.map((line) => line.replace("Line 300", "Line 301")).join("\n");
    const cut = lines.slice(0, 40).join("\n");
    const orphanedDump = lines
      .slice(0, 1)
      .concat(lines.slice(lines.indexOf('{"table":"plan_terms"}')))
      .join("\n");
    const newer = lines.join("\n").replace(/"schema":\d+/, '"schema":99999999999999');
    const bytes = readFileSync(file);
    const cases: readonly (readonly [string | Buffer, RegExp])[] = [
      [gzipSync(damagedDump), /damaged/],
      [gzipSync(cut), /incomplete/],
      [gzipSync(newer), /newer version/],
      // Terms of accounts that are not there.
      [
        gzipSync(orphanedDump),
        /^The rows of the table plan_terms do not fit this version: .*foreign key[^{]*$/,
      ],
      [gzipSync("hello"), /no backup/],
      ["not even packed", /no whole backup|incomplete|no backup/],
      [bytes.subarray(0, bytes.length / 2), /no whole backup|incomplete/],
    ];
    const empty = await openTestDatabase();
    for (const [content, reason] of cases) {
      writeFileSync(join(folder, "bad.gz"), content);
      expect(await restoreInto(empty, "bad.gz")).toBe(1);
      expect(output.at(-1)).toMatch(reason);
    }
    for (const [name, reason] of [
      ["absent.gz", "there is no such file or folder"],
      [".", "it is a folder"],
    ] as const) {
      expect(await restoreInto(empty, name)).toBe(2);
      expect(output.at(-1)).toMatch(new RegExp(`cannot be read: ${reason}\\.$`));
    }
    const rows = Object.values(await contentsOf(empty.db)).map((table) => table.rows);
    expect(Math.max(...rows)).toBe(0);
    await empty.close();
  });
});
