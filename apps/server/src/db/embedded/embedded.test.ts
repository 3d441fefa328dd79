import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import { settings } from "#app/schema.ts";
import { DatabaseUnavailable } from "../failure.ts";
import { openPglite } from "./open-pglite.ts";
import { RESERVE } from "./storage-watch.ts";

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-embedded-"));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A statement that never ends, as when the database cannot extend its log. */
const ENDLESS = "with recursive t(n) as (select 1 union all select 1 from t) select count(*) from t";
const promotion = { imageUrl: "/a.svg", notificationUrl: "/", urlType: 1, order: 1, active: true } as const;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((next) => setTimeout(next, 50));
}

/** A power cut can leave PostgreSQL's lock file with its name, and without all of its content. */
test.each([
  ["empty", ""],
  ["zeroed", "\0".repeat(40)],
])(
  "a lock file of PostgreSQL that is %s keeps no database shut",
  async (_, torn) => {
    const folder = newFolder();
    const { client, close } = await openPglite({ folder });
    await client.exec("create table before_cut as select 1 as id");
    await close();
    writeFileSync(join(folder, "pglite/postmaster.pid"), torn);
    const opened = await openPglite({ folder });
    expect((await opened.client.query("select id from before_cut")).rows).toEqual([{ id: 1 }]);
    await opened.close();
  },
  60_000,
);

describe("a database that does not answer", () => {
  test("leaves the server answering, is started again, and has lost nothing that was acknowledged", async () => {
    const database = await openPglite({ folder: newFolder(), stallAfter: 5000 });
    const server = await startTestApp({}, { database });
    const admin = await signUp(server, { role: "admin" });
    const kept = await admin.call.promotions.create({ body: { ...promotion, label: "kept" } });
    expect(kept.ok).toBe(true);

    const stuck = database.client.query(ENDLESS);
    const waiting = admin.send("POST", "/api/promotion/create", { body: { ...promotion, label: "late" } });
    expect((await admin.send("GET", "/healthz")).status).toBe(200);
    expect((await admin.send("GET", "/readyz")).json()).toMatchObject({ code: "unavailable" });
    await expect(stuck).rejects.toThrow();
    const late = await waiting;
    expect([late.status, late.json()["code"]]).toEqual([503, "unavailable"]);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);

    await until(async () => (await admin.send("GET", "/readyz")).status === 200);
    expect((await admin.call.promotions.create({ body: { ...promotion, label: "after" } })).ok).toBe(true);
    const rows = await admin.send("GET", "/api/promotion/getlist?page=0&size=10");
    expect(rows.text).toContain('"kept"');
    expect(rows.text).toContain('"after"');
    expect(rows.text).not.toContain('"late"');
    expect(server.log.join()).toContain('"database":"unavailable"');
    await server.close();
  }, 120_000);

  test("ends no transaction half: what was under way is gone, what waited is refused", async () => {
    const { db, client, close } = await openPglite({ folder: newFolder(), stallAfter: 4000 });
    const first = db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: "half", value: 1 });
      await tx.execute(sql.raw(ENDLESS));
    });
    await expect(first).rejects.toThrow();
    await until(() =>
      client.query("select 1").then(
        () => true,
        () => false,
      ),
    );
    expect(await db.select().from(settings)).toEqual([]);
    await close();
  }, 120_000);
});

/** PostgreSQL panics when it cannot write a checkpoint, as on a full disk. */
test("a database that panics is opened again from its log, and answers nothing before", async () => {
  const folder = newFolder();
  const { client, close } = await openPglite({ folder });
  await client.exec("create table kept as select 1 as id");
  const obstacle = join(folder, "pglite/pg_logical/replorigin_checkpoint.tmp");
  mkdirSync(obstacle);
  await expect(client.exec("checkpoint")).rejects.toThrow(DatabaseUnavailable);
  await expect(client.exec("insert into kept values (2)")).rejects.toThrow(DatabaseUnavailable);
  rmdirSync(obstacle);
  const rows = async () => (await client.query("select id from kept")).rows;
  await until(() =>
    rows().then(
      () => true,
      () => false,
    ),
  );
  expect(await rows()).toEqual([{ id: 1 }]);
  await close();
}, 60_000);

test("a table that is updated again and again keeps its size", async () => {
  const { client, close } = await openPglite({ folder: newFolder(), vacuumEvery: 20 });
  await client.exec(`create table counters (id int primary key, n int not null);
    insert into counters select i, 0 from generate_series(1, 2000) i`);
  const figure = async (sql: string) => {
    const { rows } = await client.query(`select (${sql})::int as figure`);
    return (rows as readonly { readonly figure: number }[])[0]!.figure;
  };
  const size = () => figure("select pg_table_size('counters')");
  const vacuums = () => figure("select vacuum_count from pg_stat_all_tables where relname = 'counters'");
  const before = await size();
  for (let round = 1; round <= 6; round++) {
    for (let update = 0; update < 3; update++) await client.query("update counters set n = n + 1");
    // The counts of dead rows come up to a second after the commit.
    await until(async () => (await vacuums()) >= round);
  }
  expect(await size()).toBeLessThan(5 * before);
  expect(await figure("select min(n) from counters")).toBe(18);
  await close();
}, 60_000);

describe("little free space", () => {
  test("changes are refused with a clear message, reads go on, and changes go on when there is space", async () => {
    let free = Infinity;
    const database = await openPglite({
      folder: newFolder(),
      readFreeSpace: async () => free,
      lookEvery: 20,
    });
    const server = await startTestApp({}, { database });
    const admin = await signUp(server, { role: "admin" });
    expect((await admin.call.promotions.create({ body: { ...promotion, label: "before" } })).ok).toBe(true);
    // The next read of the session would write its last-seen time.
    await database.client.query("update sessions set last_seen_at = now() - interval '5 minutes'");

    free = RESERVE - 1;
    const ready = () => admin.send("GET", "/readyz");
    await until(async () => (await ready()).status === 503);
    expect((await ready()).json()).toMatchObject({ code: "storage_full" });
    const refused = await admin.send("POST", "/api/promotion/create", {
      body: { ...promotion, label: "refused" },
    });
    expect(refused.status).toBe(503);
    expect(refused.json()).toMatchObject({
      status: "fail",
      code: "storage_full",
      message: expect.stringContaining("no space"),
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const login = await server
      .visitor()
      .call.auth.login({ body: { phoneNumber: "9000000001", password: "whatever it is" } });
    expect(login).toMatchObject({ ok: false, code: "storage_full" });
    const list = await admin.send("GET", "/api/promotion/getlist?page=0&size=10");
    expect(list.status).toBe(200);
    expect(list.text).toContain('"before"');

    free = RESERVE * 2;
    await until(async () => (await ready()).status === 200);
    expect((await admin.call.promotions.create({ body: { ...promotion, label: "again" } })).ok).toBe(true);
    await server.close();
  });

  test("a new database is not begun without room for it", async () => {
    const opening = openPglite({ folder: newFolder(), readFreeSpace: async () => RESERVE - 1 });
    await expect(opening).rejects.toThrow(/too little free space/i);
  });
});

describe("as PGlite itself", () => {
  test("transactions keep all else waiting, and a failed one leaves nothing", async () => {
    const { db, client, close } = await openPglite({});
    const seen: unknown[] = [];
    const count = async () =>
      seen.push(...(await client.query("select count(*)::int as rows from settings")).rows);
    const open = db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: "a", value: 1 });
      await new Promise((next) => setTimeout(next, 50));
      await tx.insert(settings).values({ key: "b", value: 2 });
    });
    const failed = db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: "c", value: 3 });
      throw new Error("not this one");
    });
    await Promise.all([open, count(), expect(failed).rejects.toThrow("not this one"), count()]);
    await db.transaction(async (tx) => tx.insert(settings).values({ key: "d", value: 4 }));
    await count();
    expect(seen).toEqual([{ rows: 2 }, { rows: 2 }, { rows: 3 }]);
    await close();
  });

  test("a query waits for the running transaction, not for those that wait behind it", async () => {
    const { db, client, close } = await openPglite({});
    const order: string[] = [];
    const locks = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const transactions = locks.map(({ promise }, at) =>
      db.transaction(async () => {
        order.push(`transaction ${at + 1}`);
        await promise;
      }),
    );
    await until(() => order.length === 1);
    const queries = [1, 2].map((at) => client.query("select 1").then(() => order.push(`query ${at}`)));
    for (const { resolve } of locks) resolve(undefined);
    await Promise.all([...transactions, ...queries]);
    expect(order).toEqual(["transaction 1", "query 1", "query 2", "transaction 2", "transaction 3"]);
    await close();
  });

  test("an error keeps its code and constraint, and the next statement works", async () => {
    const { client, close } = await openPglite({});
    const insert = () => client.query("insert into settings (key, value) values ($1, $2)", ["x", "1"]);
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: "23505", constraint: "settings_pkey" });
    expect((await client.query("select value from settings")).rows).toEqual([{ value: 1 }]);
    await close();
    await expect(client.query("select 1")).rejects.toThrow("closed");
  });
});
