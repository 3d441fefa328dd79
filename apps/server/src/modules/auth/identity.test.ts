import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnv } from "#env/env.ts";
import { PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { AccountWish, SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "../audit/schema.ts";
import { noticeJobs } from "../notices/index.ts";
import { webhookJobs } from "../webhooks/index.ts";
import { identities } from "./schema.ts";
import { startIdentityProvider } from "./testing/identity-provider.ts";
import type { TestIdentityProvider } from "./testing/identity-provider.ts";

let provider: TestIdentityProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestApp(
    { ...provider.settings, OIDC_SECOND_FACTOR: "amr=mfa,acr=urn:two", STAFF_SECOND_FACTOR: "required" },
    { jobs: [...noticeJobs, ...webhookJobs] },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
/** A person at the provider whom no other test has. */
const newSubject = () => `person ${(people += 1)}`;
let subject: string;
beforeEach(() => {
  subject = newSubject();
  provider.behave({ subject });
});

interface Back {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

const db = () => server.deps.database.db;
const refusal = { ok: false, status: 201, code: "identity_refused" };

/** Goes to the provider and comes back with what it put into the address. */
async function visitProvider(address: string): Promise<Back> {
  const reply = await fetch(address, { redirect: "manual" });
  const back = new URL(reply.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe("http://127.0.0.1:3000/login/provider");
  return Object.fromEntries(back.searchParams) as unknown as Back;
}

async function begin(visitor: Visitor): Promise<Back> {
  const begun = await visitor.call.identitySignIn.begin();
  if (!begun.ok) throw new Error(begun.message);
  return visitProvider(begun.data.data.address);
}
const finish = (visitor: Visitor, body: Back) => visitor.call.identitySignIn.login({ body });
const login = async (visitor: Visitor) => finish(visitor, await begin(visitor));

async function beginLink(owner: SignedInVisitor): Promise<Back> {
  const begun = await owner.call.identity.begin({ body: { password: PASSWORD } });
  if (!begun.ok) throw new Error(begun.message);
  return visitProvider(begun.data.data.address);
}
const link = async (owner: SignedInVisitor) => owner.call.identity.link({ body: await beginLink(owner) });

/** An account that is linked to this test's person. */
async function linkApp(wish: AccountWish = { expert: true }): Promise<SignedInVisitor> {
  const owner = await signUp(server, wish);
  expect(await link(owner)).toMatchObject({ ok: true });
  return owner;
}

async function lastAudit() {
  const [row] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

describe("linking an account", () => {
  test("needs staff powers and the password, whose guesses are counted", async () => {
    const customer = await signUp(server, { plan: 30 });
    expect(await customer.call.identity.begin({ body: { password: PASSWORD } })).toMatchObject({
      code: "identity_staff_only",
    });
    expect(await customer.call.identity.status()).toMatchObject({
      data: { data: { provider: null, link: null } },
    });
    const expert = await signUp(server, { expert: true });
    const guess = () => expert.call.identity.begin({ body: { password: "not the password" } });
    expect(await guess()).toMatchObject({ code: "wrong_phone_or_password", field: "password" });
    for (let round = 0; round < 6; round++) await guess();
    expect(await guess()).toMatchObject({ status: 429 });
    expect(expert.cookies.has("identity")).toBe(false);
  });

  test.each<AccountWish>([{ role: "admin" }, { role: "superuser" }, { primeAdmin: true }, { expert: true }])(
    "is for %o; it is shown, told and noted, and can be removed",
    async (wish) => {
      const owner = await linkApp(wish);
      expect(await lastAudit()).toMatchObject({ action: "identity.link", subjectId: owner.account.id });
      expect(await owner.call.identity.status()).toMatchObject({
        data: { data: { provider: "Acme ID", link: { lastUsedAt: null } } },
      });
      await vi.waitFor(async () =>
        expect(await owner.call.notices.list({ query: {} })).toMatchObject({
          data: { data: [{ kind: "credentials", values: { change: "identityLinked" } }] },
        }),
      );
      expect(await owner.call.identity.unlink()).toMatchObject({ ok: true });
      expect(await lastAudit()).toMatchObject({ action: "identity.unlink" });
      expect(await owner.call.identity.unlink()).toMatchObject({ code: "not_found" });
      expect(await login(server.visitor())).toMatchObject({ code: "identity_unknown" });
    },
  );

  test("a person at the provider opens one account; a new link replaces the account's earlier one", async () => {
    const owner = await linkApp();
    const other = await signUp(server, { expert: true });
    expect(await link(other)).toMatchObject({ code: "identity_taken" });
    const earlier = subject;
    provider.behave({ subject: newSubject() });
    expect((await link(owner)).ok).toBe(true);
    provider.behave({ subject: earlier });
    expect(await login(server.visitor())).toMatchObject({ code: "identity_unknown" });
  });

  test("another session, a sign-in's reply and a second use of a reply are refused", async () => {
    const owner = await signUp(server, { expert: true });
    const back = await beginLink(owner);
    const thief = await signUp(server, { expert: true });
    thief.cookies.set("identity", owner.cookies.get("identity") ?? "");
    expect(await thief.call.identity.link({ body: back })).toMatchObject(refusal);
    expect(await finish(owner, back)).toMatchObject(refusal);
    expect(await owner.call.identity.link({ body: await begin(owner) })).toMatchObject(refusal);
    const cookie = owner.cookies.get("identity") ?? "";
    expect((await owner.call.identity.link({ body: back })).ok).toBe(true);
    owner.cookies.set("identity", cookie);
    expect(await owner.call.identity.link({ body: back })).toMatchObject(refusal);
  });

  test("waits for the second factor of an account that has one", async () => {
    const owner = await linkApp({ role: "admin" });
    await owner.call.secondFactor.begin({ body: { password: PASSWORD } });
    await db().execute(
      `update second_factors set confirmed_at = now() where account_id = '${owner.account.id}'`,
    );
    const again = await signIn(server, owner.account);
    const waits = { code: "second_factor_required" };
    expect(await again.call.identity.begin({ body: { password: PASSWORD } })).toMatchObject(waits);
    expect(await again.call.identity.unlink()).toMatchObject(waits);
  });
});

describe("the claim that names the account", () => {
  test("must be the account's verified phone number", async () => {
    const strict = await startTestApp({ ...provider.settings, OIDC_CLAIM: "phone_number" });
    const owner = await signUp(strict, { expert: true });
    const { phone } = owner.account;
    for (const claims of [
      {},
      { phone_number: `+91${phone}` },
      { phone_number: `+91${phone}`, phone_number_verified: false },
      { phone_number: "+919999999999", phone_number_verified: true },
      { phone_number: [`+91${phone}`], phone_number_verified: true, sub: "" },
    ]) {
      provider.behave({ subject, claims });
      expect((await link(owner)).ok, JSON.stringify(claims)).toBe(false);
    }
    provider.behave({ subject, claims: { phone_number: `+91 ${phone}`, phone_number_verified: true } });
    expect(await link(owner)).toMatchObject({ ok: true });
    await strict.close();
  });
});

describe("signing in", () => {
  test("starts a session of the linked account, notes the way, and leaves no open way behind", async () => {
    const owner = await linkApp({ role: "admin" });
    const visitor = server.visitor();
    expect(await login(visitor)).toMatchObject({
      ok: true,
      data: { data: { id: owner.account.id, phoneNumber: owner.account.phone } },
    });
    expect(await lastAudit()).toMatchObject({ action: "auth.login", details: { way: "identity" } });
    expect(visitor.cookies.has("identity")).toBe(false);
    expect(await visitor.call.identity.status()).toMatchObject({
      data: { data: { link: { lastUsedAt: expect.any(String) } } },
    });
  });

  test("counts as a second factor only when the provider says so", async () => {
    const admin = await linkApp({ role: "admin" });
    const needsAfter = async (claims: object) => {
      provider.behave({ subject, claims: claims as Record<string, unknown> });
      expect(await login(admin)).toMatchObject({ ok: true });
      const status = await admin.call.secondFactor.status();
      return status.ok ? status.data.data.needs : status.code;
    };
    expect(await needsAfter({})).toBe("setup");
    expect(await needsAfter({ amr: ["pwd"], acr: "urn:one" })).toBe("setup");
    expect(await needsAfter({ amr: { mfa: true }, acr: ["urn:one"] })).toBe("setup");
    expect(await needsAfter({ amr: ["pwd", "mfa"] })).toBeNull();
    expect(await needsAfter({ acr: "urn:two" })).toBeNull();
    const { address } = await server
      .visitor()
      .call.identitySignIn.begin()
      .then((begun) => (begun.ok ? begun.data.data : { address: "" }));
    expect(new URL(address).searchParams.get("acr_values")).toBe("urn:two");
  });

  test("refuses an account that lost its powers or is blocked; a block ends its session", async () => {
    const owner = await linkApp();
    const visitor = server.visitor();
    expect((await login(visitor)).ok).toBe(true);
    const set = (values: Partial<typeof accounts.$inferInsert>) =>
      db().update(accounts).set(values).where(eq(accounts.id, owner.account.id));
    await set({ expert: false });
    expect(await login(server.visitor())).toMatchObject({ code: "identity_staff_only" });
    await set({ expert: true, blocked: true });
    server.deps.bus.tell({ kind: "account", accountId: owner.account.id });
    expect(await login(server.visitor())).toMatchObject({ code: "account_blocked" });
    expect(await visitor.call.identity.status()).toMatchObject({ status: 401 });
  });

  test("refuses wrong claims and signatures", async () => {
    await linkApp();
    const past = Math.floor(Date.now() / 1000) - 120;
    const attempts: readonly Parameters<TestIdentityProvider["behave"]>[0][] = [
      { claims: { nonce: "another" } },
      { claims: { nonce: undefined } },
      { claims: { iss: "https://other.example" } },
      { claims: { aud: "another client" } },
      { claims: { aud: ["teamwright", "another client"], azp: "another client" } },
      { claims: { exp: past } },
      { claims: { exp: "soon" } },
      { claims: { iat: undefined } },
      { claims: { sub: undefined } },
      { signature: "none" },
      { signature: "shared secret" },
      { signature: "unknown key" },
      { signature: "broken" },
      { reply: "denied" },
      { reply: "other issuer" },
    ];
    for (const attempt of attempts) {
      provider.behave({ subject, ...attempt });
      const visitor = server.visitor();
      expect(await login(visitor), JSON.stringify(attempt)).toMatchObject(refusal);
      expect(visitor.cookies.has("session")).toBe(false);
    }
    expect(await lastAudit()).toMatchObject({
      action: "auth.failed",
      details: { way: "identity", why: "identity_refused" },
    });
  });

  test("refuses a wrong state, a foreign browser, a late reply and a replayed code", async () => {
    await linkApp();
    const visitor = server.visitor();
    const back = await begin(visitor);
    const before = provider.exchanges();
    expect(await finish(visitor, { ...back, state: `sign-in.${"A".repeat(43)}` })).toMatchObject(refusal);
    expect(await finish(server.visitor(), back)).toMatchObject(refusal);
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 600_001);
    const late = await finish(visitor, back);
    clock.mockRestore();
    expect(late).toMatchObject(refusal);
    // None of them reached the provider.
    expect(provider.exchanges()).toBe(before);

    const cookie = visitor.cookies.get("identity") ?? "";
    expect((await finish(visitor, back)).ok).toBe(true);
    const thief = server.visitor();
    thief.cookies.set("identity", cookie);
    expect(await finish(thief, back)).toMatchObject(refusal);
  });

  test("two tabs of a browser do not mix: each comes back on its own way, in any order", async () => {
    const first = await linkApp();
    const tabs = server.visitor();
    const one = await begin(tabs);
    const other = newSubject();
    provider.behave({ subject: other });
    const second = await signUp(server, { expert: true });
    expect((await link(second)).ok).toBe(true);
    const two = await begin(tabs);
    // The code of one tab with the state of the other: the verifier does not fit.
    expect(await finish(tabs, { ...two, code: one.code ?? "" })).toMatchObject(refusal);
    const three = await begin(tabs);
    provider.behave({ subject });
    const four = await begin(tabs);
    expect(await finish(tabs, four)).toMatchObject({ data: { data: { id: first.account.id } } });
    provider.behave({ subject: other });
    expect(await finish(tabs, three)).toMatchObject({ data: { data: { id: second.account.id } } });
  });

  test("counts for the limit of its address", async () => {
    const limitedServer = await startTestApp({ ...provider.settings, LOGIN_RATE: "2" });
    const visitor = limitedServer.visitor();
    expect(await finish(visitor, { state: "A".repeat(43), code: "none" })).toMatchObject(refusal);
    expect((await visitor.call.identitySignIn.begin()).ok).toBe(true);
    expect(await visitor.call.identitySignIn.begin()).toMatchObject({ status: 429 });
    await limitedServer.close();
  });

  test("sends the browser back to our own address only, whatever the call says", async () => {
    const reply = await server
      .visitor()
      .send("POST", "/api/auth/identity/begin?redirect_uri=https://evil.example", {
        headers: { "x-forwarded-host": "evil.example", referer: "https://evil.example/" },
        body: { redirect_uri: "https://evil.example", next: "https://evil.example" },
      });
    const { address } = reply.json()["data"] as { address: string };
    expect(new URL(address).origin).toBe(provider.issuer);
    expect(new URL(address).searchParams.get("redirect_uri")).toBe("http://127.0.0.1:3000/login/provider");
    expect(new URL(address).searchParams.get("code_challenge_method")).toBe("S256");
    expect(reply.text).not.toContain("evil");
  });
});

describe("a provider that fails", () => {
  test.each(["nonsense", "error", "nothing", "too much", "redirect", "other issuer"] as const)(
    "answers %s: clear words, and the password still signs in",
    async (answers) => {
      // Its document is read at the first use.
      const fresh = await startTestApp(provider.settings);
      provider.behave({ answers });
      const visitor = fresh.visitor();
      const down = ["error", "nothing"].includes(answers);
      expect(await visitor.call.identitySignIn.begin()).toMatchObject({
        ok: false,
        code: down ? "identity_unreachable" : "identity_refused",
        message: expect.stringMatching(/log in with your password/i),
      });
      provider.behave({ subject });
      expect((await visitor.call.identitySignIn.begin()).ok, "it is asked again").toBe(true);
      // Nor while the code is exchanged.
      const owner = await signUp(fresh, { expert: true });
      expect((await link(owner)).ok).toBe(true);
      const back = await begin(visitor);
      // A provider that names another one is found by its document, which was read before.
      provider.behave({ subject, answers: answers === "other issuer" ? "error" : answers });
      const failedReply = await finish(visitor, back);
      expect(failedReply).toMatchObject({ ok: false, status: 201 });
      expect(visitor.cookies.has("session")).toBe(false);
      await fresh.close();
    },
    30_000,
  );

  test("does not listen", async () => {
    const goneProvider = await startIdentityProvider();
    await goneProvider.close();
    const fresh = await startTestApp(goneProvider.settings);
    expect(await fresh.visitor().call.identitySignIn.begin()).toMatchObject({
      code: "identity_unreachable",
      message: "Acme ID does not answer. Log in with your password.",
    });
    await fresh.close();
  });
});

describe("a person's data", () => {
  test("has the link, and loses it with the account", async () => {
    const owner = await linkApp();
    expect(await owner.call.accountData.read({})).toMatchObject({
      data: { data: { signIns: { identity: { issuer: provider.issuer, subject } } } },
    });
    expect((await owner.call.accountData.deleteAccount({ body: { password: PASSWORD } })).ok).toBe(true);
    expect(await db().$count(identities, eq(identities.subject, subject))).toBe(0);
    expect(await login(server.visitor())).toMatchObject({ code: "identity_unknown" });
  });
});

describe("the settings", () => {
  test("are all or none, and https unless the provider is on this machine", () => {
    const all = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    expect(() => readEnv({ OIDC_ISSUER: "https://id.example" })).toThrow(/OIDC_CLIENT_SECRET/);
    expect(() => readEnv({ ...all, OIDC_ISSUER: "http://id.example" })).toThrow(/https/);
    expect(() => readEnv({ ...all, OIDC_ISSUER: "http://10.0.0.7" })).toThrow(/https/);
    expect(() => readEnv({ OIDC_SECOND_FACTOR: "mfa" })).toThrow(/amr=mfa/);
    for (const issuer of ["https://10.0.0.7/realms/staff", "http://localhost:8080"])
      expect(readEnv({ ...all, OIDC_ISSUER: issuer })).toMatchObject({ OIDC_ISSUER: issuer });
  });

  test("without them there is no provider, and the calls say so", async () => {
    const without = await startTestApp();
    const visitor = without.visitor();
    expect(await visitor.call.identitySignIn.begin()).toMatchObject({ status: 404 });
    expect(await finish(visitor, { state: "A".repeat(43) })).toMatchObject({ status: 404 });
    const bootstrap = await visitor.call.bootstrap();
    expect(bootstrap.ok && "identity_provider" in bootstrap.data.data).toBe(false);
    expect(await server.visitor().call.bootstrap()).toMatchObject({
      data: { data: { identity_provider: "Acme ID" } },
    });
    await without.close();
  });
});
