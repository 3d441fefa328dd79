import { inEnglish } from "@teamwright/text";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeyScope } from "@teamwright/contract";
import { hashToken } from "#crypto/tokens.ts";
import { PASSWORD, makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { giveKey } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "../audit/schema.ts";
import { apiKeys } from "./schema.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const wish = (scopes: KeyScope[], more: object = {}) => ({
  body: { name: "my script", scopes, days: 30, password: PASSWORD, ...more },
});

async function makeKey(owner: SignedInVisitor, scopes: KeyScope[]) {
  const made = await owner.call.apiKeys.create(wish(scopes));
  if (!made.ok) throw new Error(made.message);
  return made.data.data;
}

const statusOf = (id: string) => `/api/plan/status/${id}`;

async function ask(method: string, url: string, key: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({
    method: method as "GET",
    url,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

const actionsOf = async (id: string) => {
  const rows = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.actorId, id));
  return rows.filter(({ action }) => action.startsWith("apiKey."));
};

describe("a key's life", () => {
  test("it is shown once, stored as a hash, works without cookies, is listed with its last use, and ends", async () => {
    const owner = await signUp(server);
    const { id, key } = await makeKey(owner, ["read"]);
    expect(key).toMatch(/^tw_[\w-]{43}$/);
    const { db } = server.deps.database;
    const [storedKey] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(storedKey!.keyHash).toBe(hashToken(key));
    expect(JSON.stringify(storedKey)).not.toContain(key);

    const listKeys = async () => {
      const result = await owner.call.apiKeys.list({});
      return result.ok ? result.data.data : [];
    };
    expect(await listKeys()).toMatchObject([{ id, name: "my script", scopes: ["read"], lastUsedAt: null }]);
    expect((await ask("GET", statusOf(owner.account.id), key)).status).toBe(200);
    expect(await listKeys()).toMatchObject([{ ending: key.slice(-4), lastUsedAt: expect.any(String) }]);
    expect(JSON.stringify(await listKeys())).not.toContain(key);

    expect((await owner.call.apiKeys.revoke({ params: { id } })).ok).toBe(true);
    expect((await ask("GET", statusOf(owner.account.id), key)).status).toBe(401);
    expect(await listKeys()).toEqual([]);
    const notes = await actionsOf(owner.account.id);
    expect(notes.map(({ action }) => action)).toEqual(["apiKey.create", "apiKey.revoke"]);
    expect(JSON.stringify(notes.map(({ details }) => details))).not.toContain(key);
  });

  test("it ends when it expires, also for what needs no sign-in", async () => {
    const account = await makeAccount(server);
    const { id, key } = await giveKey(server, account, ["read"]);
    await server.deps.database.db
      .update(apiKeys)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(apiKeys.id, id));
    for (const url of [statusOf(account.id), "/api/fantasy/matches/cricket"])
      expect(await ask("GET", url, key)).toMatchObject({ status: 401, body: { code: "session_expired" } });
  });

  test("a new password ends all keys of the account", async () => {
    const owner = await signUp(server);
    const { key } = await makeKey(owner, ["read"]);
    const changeReply = await owner.call.auth.changePassword({
      params: { id: owner.account.id },
      body: {
        name: "Somebody",
        email: "somebody@example.org",
        password: "another river under stones",
        currentPassword: PASSWORD,
      },
    });
    expect(changeReply.ok).toBe(true);
    expect((await ask("GET", statusOf(owner.account.id), key)).status).toBe(401);
  });

  test("an account has 20 keys at most", async () => {
    const owner = await signUp(server);
    for (let count = 0; count < 20; count += 1) await giveKey(server, owner.account, ["read"]);
    expect(await owner.call.apiKeys.create(wish(["read"]))).toMatchObject({
      ok: false,
      code: "too_many_keys",
    });
  });
});

describe("attacks", () => {
  test("a stolen session cannot make a key: the password is asked, and guesses are counted", async () => {
    const owner = await signUp(server);
    const codes: string[] = [];
    // The wait doubles, so at the latest one of these comes too soon, also on a machine that needs seconds for each.
    for (let guess = 0; guess < 12 && codes.at(-1) !== "too_many_requests"; guess += 1) {
      const result = await owner.call.apiKeys.create(wish(["read"], { password: `guess ${guess}` }));
      codes.push(result.ok ? "made" : result.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("wrong_phone_or_password"));
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(await actionsOf(owner.account.id)).toEqual([]);
  });

  test("a customer gets no staff scope, and staff powers without it do not count", async () => {
    const customer = await signUp(server);
    expect(await customer.call.apiKeys.create(wish(["staff"]))).toMatchObject({ code: "key_scope_not_held" });
    const admin = await signUp(server, { role: "admin" });
    expect(await admin.call.apiKeys.create(wish(["staff"], { days: 91 }))).toMatchObject({
      code: "invalid_input",
      field: "days",
    });
    const plain = await makeKey(admin, ["read", "write"]);
    const full = await makeKey(admin, ["read", "staff"]);
    expect((await ask("GET", "/api/admin/audit", plain.key)).status).toBe(403);
    expect((await ask("GET", "/api/admin/audit", full.key)).status).toBe(200);
    // Another's data is behind a power, too.
    expect((await ask("GET", statusOf(customer.account.id), plain.key)).status).toBe(403);
    expect((await ask("GET", statusOf(customer.account.id), full.key)).status).toBe(200);
  });

  test("a power that the account loses is lost for its keys at once on changes", async () => {
    const admin = await makeAccount(server, { role: "admin" });
    const { key } = await giveKey(server, admin, ["read", "write", "staff"]);
    const edit = () => ask("DELETE", `/api/promotion/delete/${admin.id}`, key);
    expect((await edit()).status).toBe(404);
    await server.deps.database.db.update(accounts).set({ role: "customer" }).where(eq(accounts.id, admin.id));
    expect((await edit()).status).toBe(403);
  });

  test("a blocked account and one that must change its password are refused", async () => {
    const { db } = server.deps.database;
    const account = await makeAccount(server);
    const { key } = await giveKey(server, account, ["read", "write"]);
    const read = () => ask("GET", "/api/notices/unread", key);
    const change = () => ask("POST", "/api/notices/read", key);
    const set = async (values: Partial<typeof accounts.$inferInsert>) => {
      await db.update(accounts).set(values).where(eq(accounts.id, account.id));
      server.deps.bus.tell({ kind: "account", accountId: account.id });
    };
    expect((await read()).status).toBe(200);
    await set({ changedPassword: false });
    for (const call of [read, change])
      expect(await call()).toMatchObject({ status: 403, body: { code: "password_change_required" } });
    expect((await ask("GET", statusOf(account.id), key)).status).toBe(403);
    await set({ changedPassword: true, blocked: true });
    for (const call of [read, change]) expect((await call()).status).toBe(401);
  });

  test("keys, sessions and passwords are out of reach of every key", async () => {
    const admin = await makeAccount(server, { role: "admin" });
    const { id, key } = await giveKey(server, admin, ["read", "write", "staff"]);
    for (const [method, url] of [
      ["GET", "/api/keys"],
      ["POST", "/api/keys"],
      ["DELETE", `/api/keys/${id}`],
      ["GET", "/api/session/list"],
      ["POST", "/api/auth/login"],
      ["POST", "/api/auth/logout"],
      ["PUT", `/api/auth/change_password/${admin.id}`],
      ["POST", "/api/auth/register"],
      ["PUT", `/api/admin/powers/${admin.id}/${admin.id}`],
    ] as const)
      expect(await ask(method, url, key), url).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  });

  test("the audit log names the key of each change that it made", async () => {
    const superuser = await signUp(server, { role: "superuser" });
    const user = await makeAccount(server);
    const { key } = await giveKey(server, superuser.account, ["read", "write", "staff"]);
    const call = (headers: Record<string, string>, by: Visitor = server.visitor()) =>
      by.send("POST", `/api/plan/add/super/${user.id}/${superuser.account.id}`, {
        body: { duration: 1 },
        headers,
      });
    expect((await call({ authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await call({}, superuser)).status).toBe(200);
    const { rows } = (await server.deps.database.db.execute(
      sql`select details->>'apiKey' as key from audit_log where subject_id = ${user.id} order by created_at`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ key: expect.stringMatching(/^a script …[\w-]{4}$/) }, { key: null }]);
  });

  test("a key is no cookie, a session's token is no key, and a page of another site uses neither", async () => {
    const owner = await signUp(server);
    const { key } = await makeKey(owner, ["read", "write"]);
    const url = statusOf(owner.account.id);
    const inject = (headers: Record<string, string>, method: "GET" | "POST" = "GET", path = url) =>
      server.app.inject({ method, url: path, headers });
    expect((await inject({ cookie: `session=${key}` })).statusCode).toBe(401);
    expect((await inject({ authorization: `Bearer ${owner.cookies.get("session")}` })).statusCode).toBe(401);
    expect((await inject({ authorization: `Basic ${key}` })).statusCode).toBe(401);
    // A wrong key is refused even beside a good cookie.
    const cookie = `session=${owner.cookies.get("session")}`;
    expect((await inject({ authorization: `Bearer ${key.slice(0, -1)}_`, cookie })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${key}`, origin: "https://elsewhere.example" };
    expect((await inject(headers, "POST", "/api/notices/read")).json()).toMatchObject({
      code: "foreign_origin",
    });
    expect((await inject({ ...headers, origin: "null" }, "POST", "/api/notices/read")).statusCode).toBe(403);
    // The same host by another scheme is another origin.
    for (const scheme of ["ftp", "ws", "chrome-extension"])
      expect(
        (await inject({ ...headers, origin: `${scheme}://localhost:80` }, "POST", "/api/notices/read"))
          .statusCode,
      ).toBe(403);
  });

  test("a creation that is sent again makes no second key and shows no secret", async () => {
    const owner = await signUp(server);
    const create = () => owner.call.apiKeys.create({ ...wish(["read"]), idempotencyKey: "create-once" });
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([one, other].find(({ ok }) => !ok)).toMatchObject({
      code: "secret_shown_once",
      message: inEnglish("replies.secretShownOnce"),
    });
    const list = await owner.call.apiKeys.list({});
    expect(list.ok && list.data.data).toHaveLength(1);
    const storedRow = JSON.stringify(
      await server.deps.database.db.execute(sql`select reply from idempotency_keys`),
    );
    expect(storedRow).not.toContain(one.ok ? one.data.data.key : other.ok && other.data.data.key);
  });

  test("another account's key cannot be revoked, nor is its existence told", async () => {
    const [owner, other] = [await makeAccount(server), await signUp(server)];
    const { id, key } = await giveKey(server, owner, ["read"]);
    expect(await other.call.apiKeys.revoke({ params: { id } })).toMatchObject({ status: 404 });
    expect((await ask("GET", statusOf(owner.id), key)).status).toBe(200);
    expect((await ask("GET", statusOf(other.account.id), key)).status).toBe(403);
  });

  test("reads with keys are limited like the account's other reads", async () => {
    const strict = await startTestApp({ ACCOUNT_READ_RATE: "3" });
    const account = await makeAccount(strict);
    const statuses = [];
    for (const scopes of [["read"], ["read", "write"]] as KeyScope[][]) {
      const { key } = await giveKey(strict, account, scopes);
      for (let count = 0; count < 2; count += 1) {
        const headers = { authorization: `Bearer ${key}` };
        statuses.push((await strict.app.inject({ url: "/api/notices/unread", headers })).statusCode);
      }
    }
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
