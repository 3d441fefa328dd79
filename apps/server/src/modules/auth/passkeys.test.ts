import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeAccount, PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "../audit/schema.ts";
import { passkeys } from "./schema.ts";
import { makeAuthenticator } from "./testing/authenticator.ts";
import type { PasskeyAnswer, Authenticator } from "./testing/authenticator.ts";
import { beginPasskey } from "./testing/credentials.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const refusal = { ok: false, status: 201, code: "passkey_refused" };
const handleOf = (id: string) => Buffer.from(id).toString("base64url");

const store = (
  owner: SignedInVisitor,
  authenticator: Authenticator,
  answer: PasskeyAnswer,
  name = "a phone",
) => owner.call.passkeys.create({ body: { name, credential: authenticator.create(answer) } });

/** Signs a new account in and gives it a passkey. */
async function withPasskey(counter = 0) {
  const owner = await signUp(server);
  const authenticator = makeAuthenticator();
  const storedPasskey = await store(owner, authenticator, { challenge: await beginPasskey(owner), counter });
  if (!storedPasskey.ok) throw new Error(storedPasskey.message);
  return { owner, authenticator, id: storedPasskey.data.data.id, userHandle: handleOf(owner.account.id) };
}

async function challengeFor(visitor: Visitor): Promise<string> {
  const begun = await visitor.call.passkeySignIn.options();
  if (!begun.ok) throw new Error(begun.message);
  return begun.data.data.challenge;
}

const login = (visitor: Visitor, authenticator: Authenticator, answer: PasskeyAnswer) =>
  visitor.call.passkeySignIn.login({ body: { credential: authenticator.get(answer) } });

async function lastAudit() {
  const { db } = server.deps.database;
  const [row] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

describe("adding a passkey", () => {
  test("the options name this site and account, and verify the user", async () => {
    const owner = await signUp(server);
    const beginReply = await owner.call.passkeys.options({ body: { password: PASSWORD } });
    expect(beginReply).toMatchObject({
      data: {
        data: {
          rp: { id: "localhost", name: "Teamwright" },
          user: { id: handleOf(owner.account.id), name: owner.account.phone },
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        },
      },
    });
  });

  test("needs the password, whose guesses are counted", async () => {
    const owner = await signUp(server);
    const guess = () => owner.call.passkeys.options({ body: { password: "not the password" } });
    expect(await guess()).toMatchObject({ code: "wrong_phone_or_password", field: "password" });
    for (let round = 0; round < 6; round++) await guess();
    expect(await guess()).toMatchObject({ status: 429 });
    expect(owner.cookies.has("challenge")).toBe(false);
  });

  test("is listed, renamed, and noted in the audit log", async () => {
    const { owner, id } = await withPasskey();
    expect(await lastAudit()).toMatchObject({ action: "passkey.create", subjectId: owner.account.id });
    await owner.call.passkeys.rename({ params: { id }, body: { name: "my old phone" } });
    expect(await lastAudit()).toMatchObject({
      action: "passkey.rename",
      details: { name: { before: "a phone", after: "my old phone" } },
    });
    expect(await owner.call.passkeys.list()).toMatchObject({
      data: { data: [{ id, name: "my old phone", lastUsedAt: null }] },
    });
  });

  test("a challenge is refused a second time, to another session, for a sign-in, and without one", async () => {
    const { owner } = await withPasskey();
    expect(await store(owner, makeAuthenticator(), { challenge: "A".repeat(43) })).toMatchObject(refusal);

    const challenge = await beginPasskey(owner);
    const cookie = owner.cookies.get("challenge") ?? "";
    const other = await signUp(server);
    other.cookies.set("challenge", cookie);
    expect(await store(other, makeAuthenticator(), { challenge })).toMatchObject(refusal);
    const { authenticator, userHandle } = await withPasskey();
    const visitor = server.visitor();
    visitor.cookies.set("challenge", cookie);
    expect(await login(visitor, authenticator, { challenge, userHandle })).toMatchObject(refusal);

    expect((await store(owner, makeAuthenticator(), { challenge })).ok).toBe(true);
    owner.cookies.set("challenge", cookie);
    expect(await store(owner, makeAuthenticator(), { challenge })).toMatchObject(refusal);
  });

  test("an answer for another origin or site, or without a check of the user, is refused", async () => {
    const owner = await signUp(server);
    for (const wrong of [{ origin: "https://phish.example" }, { rpId: "phish.example" }, { verified: false }])
      expect(
        await store(owner, makeAuthenticator(), { challenge: await beginPasskey(owner), ...wrong }),
        JSON.stringify(wrong),
      ).toMatchObject(refusal);
    expect(await owner.call.passkeys.list()).toMatchObject({ data: { data: [] } });
  });

  test("a credential is stored once, and an account has 20 at most", async () => {
    const { owner, authenticator } = await withPasskey();
    const again = await signUp(server);
    expect(await store(again, authenticator, { challenge: await beginPasskey(again) })).toMatchObject(
      refusal,
    );
    for (let count = 1; count < 20; count++)
      await store(owner, makeAuthenticator(), { challenge: await beginPasskey(owner) });
    expect(await store(owner, makeAuthenticator(), { challenge: await beginPasskey(owner) })).toMatchObject({
      code: "too_many_passkeys",
    });
  });
});

describe("signing in with a passkey", () => {
  test("starts a session and notes the use", async () => {
    const { owner, authenticator, userHandle } = await withPasskey();
    const visitor = server.visitor();
    const result = await login(visitor, authenticator, {
      challenge: await challengeFor(visitor),
      userHandle,
    });
    expect(result).toMatchObject({
      ok: true,
      data: { data: { id: owner.account.id, phoneNumber: owner.account.phone, changedPassword: true } },
    });
    expect(visitor.cookies.has("challenge")).toBe(false);
    expect(await visitor.call.passkeys.list()).toMatchObject({
      data: { data: [{ lastUsedAt: expect.any(String) }] },
    });
  });

  test("refuses a replay, a foreign challenge, a wrong origin, site and user, and a forged signature", async () => {
    const { authenticator, userHandle } = await withPasskey();
    const visitor = server.visitor();
    const challenge = await challengeFor(visitor);
    const cookie = visitor.cookies.get("challenge") ?? "";
    const stranger = server.visitor();
    await challengeFor(stranger);
    expect(await login(stranger, authenticator, { challenge, userHandle }), "foreign").toMatchObject(refusal);
    const { owner: other } = await withPasskey();
    for (const wrong of [
      { origin: "https://phish.example" },
      { rpId: "phish.example" },
      { verified: false },
      { userHandle: handleOf(other.account.id) },
    ])
      expect(
        await login(visitor, authenticator, { challenge, userHandle, ...wrong }),
        JSON.stringify(wrong),
      ).toMatchObject(refusal);
    const forgedResponse = authenticator.get({ challenge, userHandle });
    const { signature } = makeAuthenticator().get({ challenge, userHandle }).response;
    const credential = { ...forgedResponse, response: { ...forgedResponse.response, signature } };
    expect(await visitor.call.passkeySignIn.login({ body: { credential } })).toMatchObject(refusal);

    expect((await login(visitor, authenticator, { challenge, userHandle })).ok).toBe(true);
    const thief = server.visitor();
    thief.cookies.set("challenge", cookie);
    expect(await login(thief, authenticator, { challenge, userHandle }), "replay").toMatchObject(refusal);
  });

  test("refuses a challenge after ten minutes", async () => {
    const { authenticator, userHandle } = await withPasskey();
    const visitor = server.visitor();
    const challenge = await challengeFor(visitor);
    const later = Date.now() + 600_001;
    const clock = vi.spyOn(Date, "now").mockReturnValue(later);
    const late = await login(visitor, authenticator, { challenge, userHandle });
    clock.mockRestore();
    expect(late).toMatchObject(refusal);
  });

  test("refuses a counter that does not grow, and takes one that does", async () => {
    const { authenticator, userHandle } = await withPasskey(7);
    const attempt = async (counter: number) => {
      const visitor = server.visitor();
      return login(visitor, authenticator, {
        challenge: await challengeFor(visitor),
        userHandle,
        counter,
      });
    };
    expect(await attempt(7)).toMatchObject(refusal);
    expect(await attempt(3)).toMatchObject(refusal);
    expect((await attempt(8)).ok).toBe(true);
    expect(await attempt(8)).toMatchObject(refusal);
  });

  test("refuses a removed and an unknown passkey, and notes it with a masked number", async () => {
    const { owner, authenticator, id, userHandle } = await withPasskey();
    expect((await owner.call.passkeys.remove({ params: { id } })).ok).toBe(true);
    expect(await lastAudit()).toMatchObject({ action: "passkey.remove", details: { name: "a phone" } });
    const visitor = server.visitor();
    const challenge = await challengeFor(visitor);
    expect(await login(visitor, authenticator, { challenge, userHandle })).toMatchObject(refusal);
    expect(await lastAudit()).toMatchObject({
      action: "auth.failed",
      details: { way: "passkey", account: "" },
    });
    const present = await withPasskey();
    await login(visitor, present.authenticator, { challenge: "A".repeat(43), userHandle });
    const auditNote = await lastAudit();
    expect(auditNote).toMatchObject({ action: "auth.failed" });
    expect(JSON.stringify(auditNote?.details)).not.toContain(present.owner.account.phone);
  });

  test("a blocked account and one at its login limit are refused as with a password", async () => {
    const { owner, authenticator, userHandle } = await withPasskey();
    await signIn(server, owner.account);
    const visitor = server.visitor();
    const attempt = async () =>
      login(visitor, authenticator, { challenge: await challengeFor(visitor), userHandle });
    expect(await attempt()).toMatchObject({ code: "login_limit_reached" });
    const { db } = server.deps.database;
    await db.update(accounts).set({ blocked: true }).where(eq(accounts.id, owner.account.id));
    expect(await attempt()).toMatchObject({ code: "account_blocked" });
  });

  test("sign-ins with passkeys count for the limit of their address", async () => {
    const limitedServer = await startTestApp({ LOGIN_RATE: "2" });
    const visitor = limitedServer.visitor();
    const attempt = () => login(visitor, makeAuthenticator(), { challenge: "A".repeat(43) });
    for (let count = 0; count < 2; count++) expect(await attempt()).toMatchObject(refusal);
    expect(await attempt()).toMatchObject({ status: 429 });
    await limitedServer.close();
  });

  test("PUBLIC_URL names the site also for a page at a name below it", async () => {
    const behindProxy = await startTestApp({
      PUBLIC_URL: "https://example.com",
      ALLOWED_ORIGINS: "https://app.example.com",
      TRUST_PROXY: "127.0.0.1",
    });
    const rpIdAt = async (origin: string) => {
      const reply = await behindProxy
        .visitor()
        .send("POST", "/api/auth/passkey/options", { headers: { origin } });
      return (reply.json()["data"] as { rpId: string }).rpId;
    };
    expect(await rpIdAt("https://app.example.com")).toBe("example.com");
    expect(await rpIdAt("https://example.com")).toBe("example.com");
    await behindProxy.close();
  });

  test("staff sign-ins are noted with their way", async () => {
    const account = await makeAccount(server, { role: "admin" });
    const owner = await signIn(server, account);
    const authenticator = makeAuthenticator();
    await store(owner, authenticator, { challenge: await beginPasskey(owner) });
    const visitor = server.visitor();
    await login(visitor, authenticator, {
      challenge: await challengeFor(visitor),
      userHandle: handleOf(account.id),
    });
    expect(await lastAudit()).toMatchObject({ action: "auth.login", details: { way: "passkey" } });
    expect(await server.deps.database.db.$count(passkeys, eq(passkeys.accountId, account.id))).toBe(1);
  });
});
