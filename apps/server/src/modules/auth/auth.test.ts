import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { makeAccount, PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { addSignInLink } from "./sign-in-link.repository.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const login = (phoneNumber: string, password: string) =>
  server.visitor().call.auth.login({ body: { phoneNumber, password } });
const forgetWaits = () => server.deps.database.db.execute(sql`delete from login_failures`);

describe("sign-in", () => {
  test("answers id, phone number and changedPassword, in the specification's words", async () => {
    const account = await makeAccount(server);
    expect(await login(account.phone, PASSWORD)).toMatchObject({
      ok: true,
      data: {
        message: "Login Successfully Verfified",
        data: { id: account.id, phoneNumber: account.phone, changedPassword: true },
      },
    });
    const fresh = await makeAccount(server, { changedPassword: false });
    expect(await login(fresh.phone, PASSWORD)).toMatchObject({
      data: { message: "Login Successful! Kindly Change your Password", data: { changedPassword: false } },
    });
  });

  test("an unknown number and a wrong password get the same refusal", async () => {
    const account = await makeAccount(server);
    const wrong = await login(account.phone, "not the password");
    expect(wrong).toEqual({
      ok: false,
      status: 201,
      code: "wrong_phone_or_password",
      message: inEnglish("replies.wrongPhoneOrPassword"),
    });
    expect(await login("8123456780", "not the password")).toEqual(wrong);
  });

  test("an unknown number takes as long as a known one", async () => {
    const account = await makeAccount(server);
    // Processor time of all threads, so that other load on the machine does not matter.
    const time = async (phone: string) => {
      const start = process.cpuUsage();
      await login(phone, "not the password");
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const knownTimes: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      await forgetWaits();
      knownTimes.push(await time(account.phone));
      unknown.push(await time("8123456781"));
    }
    // The minimum of each is the cost of the work; anything above it is other work of the process.
    const ratio = Math.min(...unknown) / Math.min(...knownTimes);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  test("a blocked account is refused with 201, and only the right password learns it", async () => {
    const account = await makeAccount(server, { blocked: true });
    expect(await login(account.phone, PASSWORD)).toMatchObject({ status: 201, code: "account_blocked" });
    expect(await login(account.phone, "not the password")).toMatchObject({ code: "wrong_phone_or_password" });
  });

  test("the cookie is HttpOnly, Lax, and over https __Host- and Secure", async () => {
    const account = await makeAccount(server);
    const body = { phoneNumber: account.phone, password: PASSWORD };
    const plain = await server.visitor().send("POST", "/api/auth/login", { body });
    expect(String(plain.headers["set-cookie"])).toMatch(
      /session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const behindProxy = await startTestApp(
      { TRUST_PROXY: "127.0.0.1" },
      {
        database: { ...server.deps.database, close: async () => undefined },
      },
    );
    const secure = await behindProxy.visitor().send("POST", "/api/auth/login", {
      body,
      headers: { "x-forwarded-proto": "https", "x-forwarded-host": "localhost", origin: "https://localhost" },
    });
    await behindProxy.close();
    expect(String(secure.headers["set-cookie"])).toMatch(
      /__Host-session=[\w-]{43}; [^,]*HttpOnly; Secure; SameSite=Lax/,
    );
  });

  test("the token is rotated at sign-in and the browser's former session ends", async () => {
    const visitor = await signUp(server);
    const before = visitor.cookies.get("session") ?? "";
    await visitor.call.auth.login({ body: { phoneNumber: visitor.account.phone, password: PASSWORD } });
    expect(visitor.cookies.get("session")).not.toBe(before);
    const thief = server.visitor();
    thief.cookies.set("session", before);
    expect(await thief.call.auth.listSessions()).toMatchObject({ status: 401 });
  });

  test("the database holds no token, no device cookie and no password", async () => {
    const visitor = await signUp(server);
    const dump = JSON.stringify(
      await server.deps.database.db.execute(sql`select (select json_agg(s) from sessions s) s,
        (select json_agg(d) from devices d) d, (select json_agg(a) from accounts a) a`),
    );
    for (const secret of [visitor.cookies.get("session"), visitor.cookies.get("device"), PASSWORD])
      expect(dump).not.toContain(secret);
    expect(dump).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  test("a hash with older parameters is renewed at the next sign-in", async () => {
    const { hash } = await import("@node-rs/argon2");
    const account = await makeAccount(server);
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { db } = server.deps.database;
    await db.execute(sql`update accounts set password_hash = ${old} where id = ${account.id}`);
    expect((await login(account.phone, PASSWORD)).ok).toBe(true);
    const { findAccount } = await import("../accounts/account.repository.ts");
    expect((await findAccount(db, account.id))?.passwordHash).toMatch(/m=19456,t=2,p=1/);
  });
});

describe("a sign-in link", () => {
  const age = (past: string) =>
    server.deps.database.db.execute(
      sql`update sign_in_links set expires_at = expires_at - ${past}::interval`,
    );
  const linkFor = async () => {
    const account = await makeAccount(server, { role: "admin" });
    const token = newToken();
    await addSignInLink(server.deps.database.db, account.id, hashToken(token));
    return { account, use: () => server.visitor().call.auth.loginByLink({ body: { token } }) };
  };

  test("works for 15 minutes and no longer", async () => {
    const early = await linkFor();
    await age("14 minutes");
    expect(await early.use()).toMatchObject({ ok: true, data: { data: { id: early.account.id } } });
    const late = await linkFor();
    await age("15 minutes");
    expect(await late.use()).toMatchObject({
      status: 201,
      code: "link_invalid",
      message: inEnglish("replies.linkInvalid"),
    });
  });

  test("ends the account's earlier link and opens no blocked account", async () => {
    const first = await linkFor();
    const token = newToken();
    await addSignInLink(server.deps.database.db, first.account.id, hashToken(token));
    expect(await first.use()).toMatchObject({ status: 201, code: "link_invalid" });
    await server.deps.database.db.execute(
      sql`update accounts set blocked = true where id = ${first.account.id}`,
    );
    expect(await server.visitor().call.auth.loginByLink({ body: { token } })).toMatchObject({
      status: 201,
      code: "account_blocked",
    });
  });
});

describe("failed sign-ins", () => {
  test("after five, the wait doubles; right passwords wait too; a known device does not", async () => {
    await forgetWaits();
    const owner = await signUp(server);
    const { phone } = owner.account;
    for (let round = 0; round < 5; round++)
      expect(await login(phone, "guess guess")).toMatchObject({ status: 201 });
    // The fifth failure had no delay; every further one doubles it. Three more, made just now:
    const { db } = server.deps.database;
    const key = `account:${phone}`;
    const after =
      await db.execute(sql`update login_failures set failures = failures + 3, last_failure_at = now()
      where key = ${key} and failures = 5 returning failures`);
    expect(after).toMatchObject({ rows: [{ failures: 8 }] });
    const waiting = await login(phone, PASSWORD);
    expect(waiting).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(waiting.ok ? 0 : waiting.retryAfter).toBeGreaterThanOrEqual(1);
    expect(waiting.ok ? 0 : waiting.retryAfter).toBeLessThanOrEqual(8);
    const again = await owner.call.auth.login({ body: { phoneNumber: phone, password: PASSWORD } });
    expect(again.ok).toBe(true);
  });

  test("a wait is at most 15 minutes, however many failures", async () => {
    const account = await makeAccount(server);
    await server.deps.database.db.execute(
      sql`insert into login_failures values (${`account:${account.phone}`}, 5000, now())`,
    );
    expect(await login(account.phone, PASSWORD)).toMatchObject({ status: 429, retryAfter: 900 });
    await server.deps.database.db.execute(
      sql`update login_failures set last_failure_at = now() - interval '16 minutes' where key = ${`account:${account.phone}`}`,
    );
    expect((await login(account.phone, PASSWORD)).ok).toBe(true);
  });

  test("attempts side by side are not all let through", async () => {
    await forgetWaits();
    const account = await makeAccount(server);
    const results = await Promise.all(Array.from({ length: 20 }, () => login(account.phone, "guess guess")));
    expect(results.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(6);
    await forgetWaits();
  });
});

describe("login limit", () => {
  test("two devices at once; the third is refused until one ends", async () => {
    const first = await signUp(server);
    await signIn(server, first.account);
    const third = { phoneNumber: first.account.phone, password: PASSWORD };
    expect(await server.visitor().call.auth.login({ body: third })).toMatchObject({
      status: 201,
      message: "Login Limit Reached!",
    });
    await first.call.auth.logout();
    expect((await server.visitor().call.auth.login({ body: third })).ok).toBe(true);
  });

  test("five new devices in 7 days; an admin's removelimit clears it and ends the sessions", async () => {
    const account = await makeAccount(server);
    const body = { phoneNumber: account.phone, password: PASSWORD };
    let last = server.visitor();
    for (let device = 0; device < 5; device++) {
      last = await signIn(server, account);
      if (device < 4) await last.call.auth.logout();
    }
    expect(await server.visitor().call.auth.login({ body })).toMatchObject({
      message: "Login Limit Reached!",
    });
    const admin = await signUp(server, { role: "admin" });
    const params = { userId: account.id, adminId: admin.account.id };
    const limit = async () => {
      const details = await admin.call.accounts.details({
        params: { adminId: admin.account.id },
        body: { phoneNumber: account.phone },
      });
      return details.ok ? details.data.data.login_limit : details;
    };
    expect(await limit()).toEqual({ new_devices: 5, devices: 1, reached: true });
    expect(await admin.call.accounts.removeLimit({ params })).toMatchObject({ ok: true });
    expect(await limit()).toEqual({ new_devices: 0, devices: 0, reached: false });
    expect(await last.call.auth.listSessions()).toMatchObject({ status: 401 });
    expect((await server.visitor().call.auth.login({ body })).ok).toBe(true);
  });
});

describe("sessions", () => {
  test("are listed and ended by their owner only", async () => {
    const phone = await signUp(server);
    const laptop = await signIn(server, phone.account);
    const list = await phone.call.auth.listSessions();
    const sessions = list.ok ? list.data.data : [];
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    const stranger = await signUp(server);
    expect(await stranger.call.auth.endSession({ params: { id: other?.id ?? "" } })).toMatchObject({
      status: 404,
    });
    expect(await phone.call.auth.endSession({ params: { id: other?.id ?? "" } })).toMatchObject({ ok: true });
    expect(await laptop.call.auth.listSessions()).toMatchObject({ status: 401 });
  });

  test("end after being idle and at their absolute end; staff sooner", async () => {
    const { db } = server.deps.database;
    const customer = await signUp(server, { plan: 5 });
    const staff = await signUp(server, { role: "superuser" });
    const age = (visitor: typeof customer, past: string) =>
      db.execute(
        sql`update sessions set last_seen_at = now() - ${past}::interval where account_id = ${visitor.account.id}`,
      );
    const tell = (visitor: typeof customer) =>
      server.deps.bus.tell({ kind: "account", accountId: visitor.account.id });
    await age(customer, "31 minutes");
    await age(staff, "31 minutes");
    tell(customer);
    tell(staff);
    expect((await customer.call.auth.listSessions()).ok).toBe(true);
    expect(await staff.call.auth.listSessions()).toMatchObject({ status: 401, code: "session_expired" });
    await db.execute(sql`update sessions set expires_at = now() where account_id = ${customer.account.id}`);
    tell(customer);
    expect(await customer.call.auth.listSessions()).toMatchObject({ status: 401 });
  });

  test("logout ends the session and clears the cookie, and is done without one too", async () => {
    const visitor = await signUp(server);
    const token = visitor.cookies.get("session") ?? "";
    expect((await visitor.call.auth.logout()).ok).toBe(true);
    expect(visitor.cookies.has("session")).toBe(false);
    visitor.cookies.set("session", token);
    expect(await visitor.call.auth.listSessions()).toMatchObject({ status: 401 });
    expect((await server.visitor().call.auth.logout()).ok).toBe(true);
  });
});

describe("logs", () => {
  test("hold no password, token or phone number of all the above", async () => {
    const text = server.log.join("");
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain("a new long sentence");
    // Ids contain runs of digits too; a phone number has no digits next to it.
    expect(text).not.toMatch(/(?<![\w.-])[6-9]\d{9}(?![\w-])/);
    expect(text).not.toMatch(/session=|cookie/i);
  });
});
