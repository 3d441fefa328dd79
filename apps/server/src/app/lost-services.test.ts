import { sql } from "drizzle-orm";
import { openEvents } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#db/open-database.ts";
import type { Database } from "#db/database.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { connectEvents } from "#testing/event-source.ts";
import { openServiceProxy } from "#testing/service-proxy.ts";
import type { ServiceProxy } from "#testing/service-proxy.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { createDatabase } from "#testing/test-database.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const redis = process.env["TEST_REDIS_URL"] ?? "";
const promotion = {
  label: "Toss soon",
  imageUrl: "/a.svg",
  notificationUrl: "/",
  urlType: 1,
  order: 1,
  active: true,
} as const;

describe.skipIf(postgres === "")("PostgreSQL behind a network that breaks (skipped without it)", () => {
  let ownDatabase: Awaited<ReturnType<typeof createDatabase>>;
  let proxy: ServiceProxy;
  let database: Database;
  let server: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    ownDatabase = await createDatabase(postgres);
    proxy = await openServiceProxy(ownDatabase.url);
    // Migrated without the short limit, which a slow machine could exceed.
    await (await openPostgres({ url: ownDatabase.url, poolSize: 1 })).close();
    // Short, so that a test need not wait as long as an operator may. With one connection, one that is not given back is
    // missed at once.
    database = await openPostgres({ url: `${proxy.url}?query_timeout=3000`, poolSize: 1 });
    server = await startTestApp({}, { database });
    admin = await makeActor(server, "admin");
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
    await ownDatabase.drop();
  });

  const create = () => admin.send("POST", "/api/promotion/create", { body: promotion });
  const ready = async () => (await admin.send("GET", "/readyz")).status;

  test("a transaction that cannot begin gives its connection back", async () => {
    const select = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    await select();
    proxy.hang();
    await expect(select()).rejects.toThrow();
    proxy.restore();
    await select();
  }, 120_000);

  for (const way of ["cut", "hang"] as const)
    test(`after "${way}" calls get 503 with Retry-After, and work again when it is back`, async () => {
      expect((await create()).status).toBe(200);
      proxy[way]();
      for (const reply of [await create(), await admin.send("GET", "/api/admin/audit")]) {
        expect([reply.status, reply.json()["code"]]).toEqual([503, "unavailable"]);
        expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
      }
      const login = await server.visitor().send("POST", "/api/auth/login", {
        body: { phoneNumber: admin.account.phone, password: "guess guess" },
      });
      expect([login.status, login.headers["retry-after"]]).toEqual([503, "5"]);
      expect(await ready()).toBe(503);
      expect((await admin.send("GET", "/healthz")).status).toBe(200);
      proxy.restore();
      await expect.poll(ready).toBe(200);
      expect((await create()).status).toBe(200);
    }, 120_000);
});

const METRICS_KEY = "a metrics key for tests only";

describe.skipIf(redis === "")("Redis behind a network that breaks (skipped without it)", () => {
  let proxy: ServiceProxy;
  let server: TestApp;
  beforeAll(async () => {
    proxy = await openServiceProxy(redis);
    server = await startTestApp({ REDIS_URL: proxy.url, CALL_RATE: "40", METRICS_KEY });
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
  });

  test("one that goes away and comes back is in the log and the metrics", async () => {
    const isUp = async () => {
      const headers = { authorization: `Bearer ${METRICS_KEY}` };
      const { text } = await server.visitor().send("GET", "/metrics", { headers });
      return /^teamwright_redis_up (\d)/m.exec(text)?.[1];
    };
    expect(await isUp()).toBe("1");
    const baseUrl = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const source = await connectEvents(baseUrl);
    await expect.poll(() => source.lastEventId()).not.toBe("");
    proxy.cut();
    await expect.poll(isUp, { timeout: 10_000 }).toBe("0");
    proxy.restore();
    await expect.poll(isUp, { timeout: 10_000 }).toBe("1");
    expect(server.log.join("")).toMatch(/"redis":"unavailable".*"redis":"ready"/s);
    // What other instances published meanwhile did not arrive.
    await source.end;
    const again = await connectEvents(baseUrl, "", { "last-event-id": source.lastEventId() });
    const reasons: string[] = [];
    const close = openEvents({
      baseUrl,
      connect: () => again,
      onEvent: ({ type }) => void reasons.push(type),
    });
    await expect.poll(() => reasons).toEqual(["reread"]);
    close();
  }, 30_000);

  test("one that does not answer holds up one call, not each; limits hold meanwhile", async () => {
    const call = async () => (await server.visitor().send("POST", "/api/auth/logout")).status;
    expect(await call()).toBe(200);
    proxy.hang();
    // This one finds out.
    expect(await call()).toBe(200);
    const before = proxy.received;
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn++) statuses.push(await call());
    expect(proxy.received).toBe(before);
    expect(statuses.filter((status) => status === 200)).toHaveLength(39);
    expect(statuses.at(-1)).toBe(429);
  });
});
