import { RECOVERY_CODES } from "@teamwright/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { noticeJobs } from "../notices/index.ts";
import { webhookJobs } from "../webhooks/index.ts";
import { auditLog } from "../audit/schema.ts";
import { needOf } from "./second-factor.ts";
import { countRecoveryCodes, lockFactor, replaceRecoveryCodes } from "./second-factor.repository.ts";
import { secondFactors } from "./schema.ts";
import { makeAuthenticator } from "./testing/authenticator.ts";
import { codeWindow, newKey, periodOf } from "./one-time-codes.ts";
import { beginCodes, beginPasskey, turnOnCodes } from "./testing/credentials.ts";
import { timedCode } from "./testing/timed-code.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ STAFF_SECOND_FACTOR: "required" }, { jobs: [...noticeJobs, ...webhookJobs] });
});
afterAll(() => server.close());

const waits = { ok: false, status: 403, code: "second_factor_required" };
const wrong = { ok: false, status: 201, code: "wrong_code", field: "code" };
const listUsers = (admin: SignedInVisitor) => admin.call.audit.list({ query: {} });

/** A new admin who has set codes up. */
async function withCodes() {
  const admin = await signUp(server, { role: "admin" });
  return { admin, ...(await turnOnCodes(admin)) };
}

const again = (owner: SignedInVisitor) => signIn(server, owner.account);
const needsOf = async (owner: SignedInVisitor) => {
  const status = await owner.call.secondFactor.status();
  if (!status.ok) throw new Error(status.message);
  return status.data.data.needs;
};

async function auditActions(count: number) {
  const { db } = server.deps.database;
  const rows = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(count);
  return rows.map(({ action }) => action);
}

/** The notices come by a job. */
const LATER = { timeout: 20_000 };

describe("powers of admins", () => {
  test("wait until codes are set up, and a customer's do not", async () => {
    const admin = await signUp(server, { role: "admin" });
    expect(await needsOf(admin)).toBe("setup");
    expect(await listUsers(admin)).toMatchObject(waits);
    expect((await admin.call.passkeys.list()).ok).toBe(true);
    const key = await beginCodes(admin);
    expect(await listUsers(admin)).toMatchObject(waits);
    const before = admin.cookies.get("session");
    expect(await admin.call.secondFactor.confirm({ body: { code: timedCode(key) } })).toMatchObject({
      data: { data: { recoveryCodes: { length: 10 } } },
    });
    expect(admin.cookies.get("session")).not.toBe(before);
    expect((await listUsers(admin)).ok).toBe(true);
    expect(await needsOf(await signUp(server))).toBeNull();
  });

  test("wait for a code after each sign-in by password; a code works once", async () => {
    const { admin, key } = await withCodes();
    const later = await again(admin);
    expect(await needsOf(later)).toBe("code");
    expect(await listUsers(later)).toMatchObject(waits);
    // The code that turned them on.
    expect(await later.call.secondFactor.verify({ body: { code: timedCode(key) } })).toMatchObject(wrong);
    const code = timedCode(key, 1);
    expect(
      (await later.call.secondFactor.verify({ body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })).ok,
    ).toBe(true);
    expect((await listUsers(later)).ok).toBe(true);
    await later.call.auth.logout({});
    const third = await again(admin);
    expect(await third.call.secondFactor.verify({ body: { code } })).toMatchObject(wrong);
  });

  test("are opened by a recovery code, once", async () => {
    const { admin, recoveryCodes } = await withCodes();
    const [code = ""] = recoveryCodes;
    const later = await again(admin);
    expect((await later.call.secondFactor.verify({ body: { code: code.toUpperCase() } })).ok).toBe(true);
    expect(await auditActions(1)).toEqual(["secondFactor.recover"]);
    expect(await later.call.secondFactor.status()).toMatchObject({ data: { data: { recoveryCodes: 9 } } });
    await later.call.auth.logout({});
    expect(await (await again(admin)).call.secondFactor.verify({ body: { code } })).toMatchObject(wrong);
  });

  test("a passkey added to an account without a second factor opens them, and so does a sign-in with it", async () => {
    const admin = await signUp(server, { role: "admin" });
    const authenticator = makeAuthenticator();
    const credential = authenticator.create({ challenge: await beginPasskey(admin) });
    expect((await admin.call.passkeys.create({ body: { name: "a phone", credential } })).ok).toBe(true);
    expect((await listUsers(admin)).ok).toBe(true);

    const byPassword = await again(admin);
    expect(await needsOf(byPassword)).toBe("code");
    const options = await byPassword.call.passkeySignIn.options();
    if (!options.ok) throw new Error(options.message);
    const userHandle = Buffer.from(admin.account.id).toString("base64url");
    const answer = authenticator.get({ challenge: options.data.data.challenge, userHandle, counter: 1 });
    expect((await byPassword.call.passkeySignIn.login({ body: { credential: answer } })).ok).toBe(true);
    expect((await listUsers(byPassword)).ok).toBe(true);
  });
});

describe("the second factor", () => {
  test("is not replaced by somebody who knows the password alone", async () => {
    const { admin } = await withCodes();
    const thief = await again(admin);
    const body = { password: PASSWORD };
    expect(await thief.call.secondFactor.begin({ body })).toMatchObject(waits);
    expect(await thief.call.secondFactor.remove({ body })).toMatchObject(waits);
    expect(await thief.call.secondFactor.renewRecovery({ body })).toMatchObject(waits);
    expect(await thief.call.passkeys.options({ body })).toMatchObject(waits);
    expect(
      await thief.call.apiKeys.create({ body: { ...body, name: "k", scopes: ["staff"], days: 1 } }),
    ).toMatchObject({ code: "key_scope_not_held" });
  });

  test("is changed after the password, and each change is in the audit log", async () => {
    const { admin, recoveryCodes } = await withCodes();
    expect(await admin.call.secondFactor.begin({ body: { password: PASSWORD } })).toMatchObject({
      code: "second_factor_on",
    });
    expect(await admin.call.secondFactor.remove({ body: { password: "not the password" } })).toMatchObject({
      code: "wrong_phone_or_password",
      field: "password",
    });
    expect((await admin.call.secondFactor.renewRecovery({ body: { password: PASSWORD } })).ok).toBe(true);
    const [code = ""] = recoveryCodes;
    const later = await again(admin);
    expect(await later.call.secondFactor.verify({ body: { code } })).toMatchObject(wrong);
    await later.call.auth.logout({});
    expect((await admin.call.secondFactor.remove({ body: { password: PASSWORD } })).ok).toBe(true);
    const notices = await vi.waitFor(async () => {
      const listed = await admin.call.notices.list({ query: {} });
      if (!listed.ok || listed.data.data.length < 3) throw new Error("the notices are not there yet");
      return listed.data.data;
    }, LATER);
    expect(notices).toMatchObject([
      { kind: "credentials", path: "/profile", values: { change: "codesOff" } },
      { values: { change: "recoveryRenewed" } },
      { values: { change: "codesOn" } },
    ]);
    expect(await auditActions(2)).toEqual(["secondFactor.remove", "auth.login"]);
    expect(await needsOf(await again(admin))).toBe("setup");
  });

  // Only PostgreSQL runs two transactions at once.
  test.skipIf(!process.env["TEST_DATABASE_URL"])(
    "recovery codes that two tabs renew at once are one set",
    async () => {
      const { db } = server.deps.database;
      const { admin } = await withCodes();
      const { id } = admin.account;
      const { renewal } = await db.transaction(async (tx) => {
        await lockFactor(tx, id);
        await replaceRecoveryCodes(tx, id, ["the first tab's"]);
        const waiting = admin.call.secondFactor.renewRecovery({ body: { password: PASSWORD } });
        await untilWaiting(db);
        return { renewal: waiting };
      });
      expect(await renewal).toMatchObject({ ok: true });
      expect(await countRecoveryCodes(db, id)).toBe(RECOVERY_CODES);
    },
  );

  test("guesses are counted", async () => {
    const { admin } = await withCodes();
    const thief = await again(admin);
    const guess = () => thief.call.secondFactor.verify({ body: { code: "000000" } });
    for (let round = 0; round < 7; round++) await guess();
    expect(await guess()).toMatchObject({ status: 429 });
  });

  test("the database alone makes no codes", async () => {
    const { key } = await withCodes();
    const rows = await server.deps.database.db.select().from(secondFactors);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test("belongs to the person: it goes with the account", async () => {
    const { admin } = await withCodes();
    expect(await admin.call.accountData.read()).toMatchObject({
      data: { data: { signIns: { secondFactor: { recoveryCodes: 10 } } } },
    });
    await signUp(server, { role: "admin" });
    const goneReply = await admin.call.accountData.deleteAccount({ body: { password: PASSWORD } });
    expect(goneReply.ok).toBe(true);
    const rows = await server.deps.database.db.select().from(secondFactors);
    expect(rows.some(({ accountId }) => accountId === admin.account.id)).toBe(false);
  });
});

test("the setting says whom it concerns and from when on", () => {
  const nothing = { proven: false, hasCodes: false, hasPasskey: false };
  const now = Date.parse("2026-11-25T10:00:00Z");
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  expect(needOf("admin", nothing, "warn", now)).toBeNull();
  expect(needOf("admin", nothing, "required", now)).toBe("setup");
  expect(needOf("superuser", nothing, day("2026-11-25"), now)).toBe("setup");
  expect(needOf("superuser", nothing, day("2026-11-26"), now)).toBeNull();
  expect(needOf("customer", nothing, "required", now)).toBeNull();
  // Whoever has codes is asked for them, whatever the setting; a passkey alone asks nothing of others.
  expect(needOf("customer", { ...nothing, hasCodes: true }, "warn", now)).toBe("code");
  expect(needOf("customer", { ...nothing, hasPasskey: true }, "required", now)).toBeNull();
  expect(needOf("admin", { ...nothing, hasPasskey: true }, "required", now)).toBe("code");
  expect(needOf("admin", { ...nothing, hasCodes: true, proven: true }, "required", now)).toBeNull();
});

test("a code is accepted one period before and after its own, and in its own alone under HARDENED", () => {
  const key = newKey();
  const acceptsKeys = (env: { readonly HARDENED: boolean }) =>
    [-2, -1, 0, 1, 2].filter(
      (periods) => periodOf(key, timedCode(key, periods), Date.now(), codeWindow(env)) !== null,
    );
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(acceptsKeys({ HARDENED: false })).toEqual([-1, 0, 1]);
  expect(acceptsKeys({ HARDENED: true })).toEqual([0]);
  vi.useRealTimers();
});
