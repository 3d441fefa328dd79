import { MIN_ROUNDS, MAX_SYNC_DAY, MAX_SYNC_ITEMS, SYNC_LIST_SIZE } from "@teamwright/contract";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { giveKey } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { syncItems, syncVaults } from "./schema.ts";
import { insertVault, lockVault, turnOffSync, writeItem } from "./sync.repository.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const kdf = { name: "PBKDF2-SHA-256", rounds: MIN_ROUNDS, salt: "c2FsdHNhbHRzYWx0c2FsdA==" } as const;
const check = "Y2hlY2tjaGVja2NoZWNrY2hlY2s=";
const bytes = new Uint8Array(Buffer.from("a ciphertext of some bytes, which says nothing"));
const content = Buffer.from(bytes).toString("base64");
const nameOf = (number: number) => String(number).padStart(22, "a");

async function turnOn(person: SignedInVisitor): Promise<string> {
  const made = await person.call.sync.turnOn({ body: { kdf, check } });
  if (!made.ok) throw new Error(made.message);
  return made.data.data.id;
}

const put = (person: SignedInVisitor, vault: string, item: string) =>
  person.call.sync.put({ params: { itemId: item }, query: { vault }, bytes });

const listItems = async (person: SignedInVisitor, vault: string, after = 0) => {
  const list = await person.call.sync.list({ params: { vault }, query: { after } });
  if (!list.ok) throw new Error(list.message);
  return list.data;
};

test("devices see each other's changes by revision; a deleted item keeps its name and may come back", async () => {
  const person = await signUp(server);
  expect(await person.call.sync.read({})).toMatchObject({ ok: true, data: { data: null } });
  const vault = await turnOn(person);
  expect(await person.call.sync.turnOn({ body: { kdf, check } })).toMatchObject({
    ok: false,
    code: "sync_is_on",
  });
  for (const item of [1, 2]) expect((await put(person, vault, nameOf(item))).ok).toBe(true);
  // The same item again, from another device.
  expect(await put(person, vault, nameOf(1))).toMatchObject({ data: { data: { revision: 1 } } });
  const item = { params: { itemId: nameOf(1) } };
  expect((await person.call.sync.remove({ ...item, body: { vault } })).ok).toBe(true);
  expect((await listItems(person, vault)).data).toEqual([
    { id: nameOf(2), revision: 2, deleted: false, size: 46 },
    { id: nameOf(1), revision: 3, deleted: true, size: 0 },
  ]);
  expect((await listItems(person, vault, 2)).data.map(({ revision }) => revision)).toEqual([3]);
  expect((await person.call.sync.item(item)).ok).toBe(false);
  expect((await put(person, vault, nameOf(1))).ok).toBe(true);
  expect(await person.call.sync.item(item)).toMatchObject({ ok: true, data: { data: { content } } });
  expect(await person.call.sync.read({})).toMatchObject({
    data: { data: { revision: 4, items: 2, bytes: 92 } },
  });
});

test("another account, an API key and an old device reach nothing", async () => {
  const [person, other] = [await signUp(server), await signUp(server)];
  const vault = await turnOn(person);
  await put(person, vault, nameOf(1));
  expect(await put(other, vault, nameOf(2))).toMatchObject({ ok: false, code: "sync_changed" });
  expect((await other.call.sync.list({ params: { vault }, query: {} })).ok).toBe(false);
  await turnOn(other);
  expect((await other.call.sync.item({ params: { itemId: nameOf(1) } })).ok).toBe(false);
  const { key } = await giveKey(server, person.account, ["read", "write"]);
  const byKey = await server.app.inject({ url: "/api/sync", headers: { authorization: `Bearer ${key}` } });
  expect(byKey.statusCode).toBe(403);

  expect((await person.call.sync.turnOff({})).ok).toBe(true);
  const rows = await server.deps.database.db.$count(syncItems, eq(syncItems.accountId, person.account.id));
  expect(rows).toBe(0);
  await turnOn(person);
  expect(await put(person, vault, nameOf(1))).toMatchObject({ ok: false, code: "sync_changed" });
});

test("the room of an account is limited, by number, by size and by day", async () => {
  const { db } = server.deps.database;
  const person = await signUp(server);
  const accountId = person.account.id;
  const vault = await turnOn(person);
  const many = Array.from({ length: MAX_SYNC_ITEMS }, (_, number) => ({
    accountId,
    itemId: nameOf(number),
    revision: number + 1,
    content: new Uint8Array(1),
    size: 1,
  }));
  await db.insert(syncItems).values(many);
  expect(await put(person, vault, nameOf(5000))).toMatchObject({ ok: false, code: "sync_full" });
  const first = await listItems(person, vault);
  expect([first.data.length, first.more]).toEqual([SYNC_LIST_SIZE, true]);

  await db.update(syncItems).set({ size: 60_000 }).where(eq(syncItems.accountId, accountId));
  await db
    .delete(syncItems)
    .where(sql`${syncItems.accountId} = ${accountId} and ${syncItems.revision} > 900`);
  expect(await put(person, vault, nameOf(5000))).toMatchObject({ ok: false, code: "sync_full" });
  await db.delete(syncItems).where(eq(syncItems.accountId, accountId));
  const day = sql`(now() at time zone 'utc')::date`;
  await db.update(syncVaults).set({ day, dayBytes: MAX_SYNC_DAY }).where(eq(syncVaults.accountId, accountId));
  expect(await put(person, vault, nameOf(5000))).toMatchObject({ ok: false, code: "sync_full" });
  await db
    .update(syncVaults)
    .set({ day: sql`${day} - 1` })
    .where(eq(syncVaults.accountId, accountId));
  expect((await put(person, vault, nameOf(5000))).ok).toBe(true);
});

test("a key that is cheap to guess is refused", async () => {
  const person = await signUp(server);
  const cheap = { ...kdf, rounds: 1000 };
  expect(await person.call.sync.turnOn({ body: { kdf: cheap, check } })).toMatchObject({
    ok: false,
    status: 400,
  });
});

test("turning it off while a device sends an attempt leaves no copy", async () => {
  const { db } = server.deps.database;
  const person = await signUp(server);
  await turnOn(person);
  const locking = Promise.withResolvers<void>();
  const sending = db.transaction(async (tx) => {
    const vault = await lockVault(tx, person.account.id);
    await writeItem(tx, vault!, { itemId: nameOf(1), content: new Uint8Array(10), dayBytes: 10 });
    locking.resolve();
    // Long enough for the other call to reach the lock.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await locking.promise;
  expect((await person.call.sync.turnOff({})).ok).toBe(true);
  await sending;
  expect(await db.$count(syncItems, eq(syncItems.accountId, person.account.id))).toBe(0);
});

test("turning it off and on does not begin a new day, and deleted items have a limit", async () => {
  const person = await signUp(server, {});
  const { db } = server.deps.database;
  const { id: accountId } = person.account;
  const first = await turnOn(person);
  expect((await put(person, first, nameOf(1))).ok).toBe(true);
  await db
    .update(syncVaults)
    .set({ dayBytes: MAX_SYNC_DAY - 500 })
    .where(eq(syncVaults.accountId, accountId));
  expect((await person.call.sync.turnOff({})).ok).toBe(true);
  expect(await person.call.sync.read({})).toMatchObject({ data: { data: null } });
  const vault = await turnOn(person);
  expect(vault).not.toBe(first);
  expect(await person.call.sync.read({})).toMatchObject({ data: { data: { revision: 0, items: 0 } } });
  expect(await put(person, vault, nameOf(1))).toMatchObject({ ok: false, code: "sync_full" });

  await db.update(syncVaults).set({ dayBytes: 0, revision: 2500 }).where(eq(syncVaults.accountId, accountId));
  const deletedItems = Array.from({ length: 2500 }, (_, at) => ({
    accountId,
    itemId: nameOf(at + 10),
    revision: at + 1,
    content: null,
    size: 0,
  }));
  await db.insert(syncItems).values(deletedItems);
  expect((await put(person, vault, nameOf(1))).ok).toBe(true);
  expect(await db.$count(syncItems, eq(syncItems.accountId, accountId))).toBe(2001);
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "turning off what is off deletes nothing of a vault that is turned on meanwhile",
  async () => {
    const person = await signUp(server);
    await turnOn(person);
    await person.call.sync.turnOff({});
    let vault = "";
    const pool = (server.deps.database.db as unknown as { readonly $client: pg.Pool }).$client;
    const client = await pool.connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>;
    const isFirst = (statement: unknown): boolean =>
      vault === "" && JSON.stringify(statement).includes('update \\"sync_vaults\\"');
    const late = drizzle({
      client: {
        query: async (statement: unknown, ...rest: unknown[]) => {
          const result = await query(statement, ...rest);
          if (isFirst(statement)) {
            vault = await turnOn(person);
            await put(person, vault, nameOf(1));
          }
          return result;
        },
      } as unknown as pg.PoolClient,
    });
    await turnOffSync(late, person.account.id);
    client.release();
    expect((await listItems(person, vault)).data).toHaveLength(1);
  },
);

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "the items of a vault that is made then are not listed as those of the vault before",
  async () => {
    const { db } = server.deps.database;
    const person = await signUp(server);
    const accountId = person.account.id;
    const vault = await turnOn(person);
    const { list } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${syncItems} in access exclusive mode`);
      const waiting = person.call.sync.list({ params: { vault }, query: {} });
      await untilWaiting(db);
      await turnOffSync(tx, accountId);
      await insertVault(tx, { accountId, kdf, checkValue: check });
      await writeItem(tx, (await lockVault(tx, accountId))!, {
        itemId: nameOf(1),
        content: Buffer.from(bytes),
        dayBytes: 0,
      });
      return { list: waiting };
    });
    expect(await list).toMatchObject({ ok: false, code: "sync_changed" });
  },
);
