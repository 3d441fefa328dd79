import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { openEvents } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerEvent } from "@teamwright/contract";
import { makeAccount, PASSWORD, signIn } from "#testing/accounts.ts";
import { connectEvents } from "#testing/event-source.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

/** Two servers in one process share only the database and Redis, as two processes would. */
const services = process.env["TEST_DATABASE_URL"] && process.env["TEST_REDIS_URL"];
let one: TestApp;
let two: TestApp;
const prefix = {
  REDIS_PREFIX: `two-servers-${process.pid}`,
  TEAMWRIGHT_SECRET: randomBytes(32).toString("hex"),
  CALL_RATE: "40",
};

describe.skipIf(!services)("two servers on one PostgreSQL and Redis (skipped without both)", () => {
  beforeAll(async () => {
    one = await startTestApp(prefix);
    two = await startTestApp(prefix, { database: { ...one.deps.database, close: async () => undefined } });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  test("a session of one is known to the other, and its end too", async () => {
    const account = await makeAccount(one, { plan: 3 });
    const visitor = await signIn(one, account);
    const elsewhere = two.visitor();
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call.auth.listSessions()).ok).toBe(true);
    await visitor.call.auth.logout();
    await expect
      .poll(async () => (await elsewhere.call.auth.listSessions()).status, { timeout: 1000 })
      .toBe(401);
  });

  test("a plan given at one opens the other at once", async () => {
    const admin = await signIn(one, await makeAccount(one, { role: "admin" }));
    const account = await makeAccount(one);
    const user = await signIn(two, account);
    const ask = async () => (await user.call.matches.get({ params: { id: "none" } })).status;
    expect(await ask()).toBe(403);
    await admin.call.plans.add({
      params: { userId: account.id, adminId: admin.account.id },
      body: { duration: 1 },
    });
    await expect.poll(ask, { timeout: 1000 }).toBe(404);
  });

  test("cached payloads and events follow a change made at the other", async () => {
    await two.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = two.app.server.address() as { port: number };
    const events: ServerEvent[] = [];
    const source = await connectEvents(`http://127.0.0.1:${port}`);
    const close = openEvents({
      baseUrl: "",
      connect: () => source,
      onEvent: (event) => void events.push(event),
    });
    const admin = await signIn(one, await makeAccount(one, { role: "admin" }));
    const list = async () => {
      const result = await two.visitor().call.promotions.list();
      return result.ok ? result.data.data.length : -1;
    };
    expect(await list()).toBe(0);
    const body = {
      label: "Both",
      imageUrl: "/x",
      notificationUrl: "/",
      urlType: 1,
      order: 1,
      active: true,
    } as const;
    await admin.call.promotions.create({ body });
    await expect.poll(list, { timeout: 1000 }).toBe(1);
    await expect.poll(() => events, { timeout: 1000 }).toEqual([{ type: "promotions" }]);
    close();
  });

  test("a client of one that connects again at the other gets what it missed", async () => {
    const [first, second] = await Promise.all(
      [one, two].map(async ({ app }) =>
        app.server.listening
          ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
          : app.listen({ port: 0, host: "127.0.0.1" }),
      ),
    );
    // An instance knows what came after an id only when it has listened for longer than clocks may differ.
    await setTimeout(6000);
    const source = await connectEvents(first!);
    await expect.poll(() => source.lastEventId()).not.toBe("");
    const id = source.lastEventId();
    source.close();
    one.deps.bus.publish({ type: "bookings", matchId: "missed" });
    const events: ServerEvent[] = [];
    const again = await connectEvents(second!, "", { "last-event-id": id });
    const close = openEvents({
      baseUrl: "",
      connect: () => again,
      onEvent: (event) => void events.push(event),
    });
    await expect.poll(() => events).toContainEqual({ type: "bookings", matchId: "missed" });
    expect(events).not.toContainEqual({ type: "reread" });
    close();
  });

  test("limits are counted together", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const visitor = (turn % 2 === 0 ? one : two).visitor();
      statuses.push((await visitor.send("POST", "/api/auth/logout")).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  });

  test("failed sign-ins at one slow the other", async () => {
    const account = await makeAccount(one);
    const login = (server: TestApp, password: string) =>
      server.visitor().call.auth.login({ body: { phoneNumber: account.phone, password } });
    for (let turn = 0; turn < 5; turn++) await login(one, "wrong wrong");
    // Ten more, so that the wait is long enough on a slow machine.
    await one.deps.database.db.execute(
      sql`update login_failures set failures = failures + 10 where key = ${`account:${account.phone}`} and failures = 5`,
    );
    expect(await login(two, PASSWORD)).toMatchObject({ status: 429 });
  });
});
