import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPasswords } from "#crypto/passwords.ts";
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import { authJobs } from "./jobs.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LOGIN_RATE: "20" });
});
afterAll(() => server.close());

const login = (phoneNumber: string, password: string) =>
  server.visitor().call.auth.login({ body: { phoneNumber, password } });
const rows = (query: ReturnType<typeof sql>) => server.deps.database.db.execute(query);

describe("many failed sign-ins behind one address", () => {
  test("keep strangers out for a while, never an owner on a device that the account knows", async () => {
    const owner = await signUp(server);
    const { phone } = owner.account;
    await rows(sql`insert into login_failures values ('address:127.0.0.1', 60, now())
      on conflict (key) do update set failures = 60, last_failure_at = now()`);
    expect(await login(phone, PASSWORD)).toMatchObject({ status: 429 });
    const body = { phoneNumber: phone, password: PASSWORD };
    expect(await owner.call.auth.login({ body })).toMatchObject({ ok: true });
    await rows(sql`delete from login_failures`);

    let refusedCount = 0;
    for (let turn = 0; turn < 25; turn++) {
      await rows(sql`delete from login_failures`);
      if ((await login(`81234567${turn + 10}`, "guess guess")).status === 429) refusedCount += 1;
    }
    expect(refusedCount).toBeGreaterThan(0);
    expect(await owner.call.auth.login({ body })).toMatchObject({ ok: true });
  });

  test("a known device's own failures do not count for the others behind its address", async () => {
    const other = await startTestApp(
      {},
      { database: { ...server.deps.database, close: async () => undefined } },
    );
    await rows(sql`delete from login_failures`);
    const owner = await signUp(other);
    for (let turn = 0; turn < 4; turn++)
      await owner.call.auth.login({ body: { phoneNumber: owner.account.phone, password: "guess guess" } });
    const countRows = await rows(
      sql`select key from login_failures where key like 'address:%' and failures > 0`,
    );
    expect(countRows).toMatchObject({ rows: [] });
    await other.close();
  });
});

test("failed sign-ins are in the audit log, of known and unknown numbers alike, masked, for a month", async () => {
  await rows(sql`delete from login_failures`);
  const fresh = await startTestApp(
    {},
    { database: { ...server.deps.database, close: async () => undefined } },
  );
  const admin = await signUp(fresh, { role: "admin" });
  const { phone } = await makeAccount(fresh);
  for (const phoneNumber of [phone, "8123456799"])
    await fresh.visitor().call.auth.login({ body: { phoneNumber, password: "guess guess" } });
  const list = async () => {
    const reply = await admin.call.audit.list({ query: { action: "auth.failed" } });
    return reply.ok ? reply.data.data : [];
  };
  const entries = await list();
  expect(entries.slice(0, 2)).toMatchObject(
    ["8123456799", phone].map((number) => ({
      actorPhoneNumber: null,
      subjectPhoneNumber: null,
      details: { account: `XXXXXXXX${number.slice(-2)}`, address: "127.0.0.x" },
    })),
  );
  await rows(sql`update audit_log set created_at = now() - interval '31 days' where id = ${entries[0]?.id}`);
  const [{ run }] = authJobs as unknown as [{ run: (work: object) => Promise<void> }];
  await run({ input: {}, deps: fresh.deps });
  const left = (await list()).map(({ id }) => id);
  expect(left).toContain(entries[1]?.id);
  expect(left).not.toContain(entries[0]?.id);
  await fresh.close();
});

test("the first change of a password backs off too", async () => {
  await rows(sql`delete from login_failures`);
  const fresh = await startTestApp(
    {},
    { database: { ...server.deps.database, close: async () => undefined } },
  );
  const visitor = await signUp(fresh, { changedPassword: false });
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const reply = await visitor.call.auth.changePassword({
      params: { id: visitor.account.id },
      body: { name: "Asha Rao", email: "asha@example.org", password: PASSWORD },
    });
    statuses.push(reply.status);
  }
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(statuses).toContain(429);
  await fresh.close();
});

test("other calls do not wait for the sign-ins that arrived before them", async () => {
  await rows(sql`delete from login_failures`);
  const fresh = await startTestApp(
    {},
    { database: { ...server.deps.database, close: async () => undefined } },
  );
  const crowd = 120;
  const waiting = Array.from({ length: crowd }, (_, turn) =>
    fresh.visitor().send("POST", "/api/auth/login", {
      body: { phoneNumber: String(8_300_000_000 + turn), password: "guess guess" },
    }),
  );
  // Each query is behind what was sent to the database before it; the first that sees an attempt must see few.
  let takenCount = 0;
  while (takenCount === 0) {
    const countRows = await rows(
      sql`select count(*)::int as count from login_failures where key like 'account:83%'`,
    );
    takenCount = (countRows as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0;
  }
  expect(takenCount).toBeLessThan(crowd / 3);
  await Promise.all(waiting);
  await fresh.close();
});

describe("the queue of passwords", () => {
  test("is bounded, and what nobody waits for is not hashed", async () => {
    const passwords = await createPasswords(1);
    const storedHash = await passwords.hash(PASSWORD);
    const waitingCalls = Array.from({ length: 60 }, () =>
      passwords.verify(storedHash, PASSWORD, { gone: true }).then(
        () => "hashed",
        () => "dropped",
      ),
    );
    const start = performance.now();
    const one = performance.now();
    expect(await passwords.verify(storedHash, PASSWORD)).toBe(true);
    expect(await Promise.all(waitingCalls)).toEqual(waitingCalls.map(() => "dropped"));
    const waitedTime = performance.now() - start;
    await passwords.verify(storedHash, PASSWORD);
    // All sixty together took less time than two or three hashes.
    expect(waitedTime).toBeLessThan((performance.now() - one) * 3);

    const crowd = await Promise.allSettled(Array.from({ length: 130 }, () => passwords.hash(PASSWORD)));
    expect(crowd.filter(({ status }) => status === "fulfilled")).toHaveLength(101);
    expect(await passwords.verify(storedHash, PASSWORD)).toBe(true);
  });

  test("a full one answers 503 with Retry-After, and sign-ins work again afterwards", async () => {
    const many = await startTestApp(
      {},
      { database: { ...server.deps.database, close: async () => undefined } },
    );
    const account = await makeAccount(many);
    const storm = await Promise.all(
      Array.from({ length: 160 }, (_, turn) =>
        many.visitor().send("POST", "/api/auth/login", {
          body: { phoneNumber: String(8_200_000_000 + turn), password: "guess guess" },
          headers: { "x-forwarded-for": `198.51.100.${turn}` },
        }),
      ),
    );
    await rows(sql`delete from login_failures`);
    const refusedReplies = storm.filter(({ status }) => status === 503);
    for (const reply of refusedReplies) expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(storm.filter(({ status }) => ![201, 429, 503].includes(status))).toEqual([]);
    const after = await many.visitor().call.auth.login({
      body: { phoneNumber: account.phone, password: PASSWORD },
    });
    expect(after.ok).toBe(true);
    await many.close();
  });
});
