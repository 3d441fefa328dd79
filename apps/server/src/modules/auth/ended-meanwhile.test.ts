import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { findAccount } from "../accounts/public.ts";
import { listApiKeys } from "./api-key.repository.ts";
import { listPasskeys } from "./passkey.repository.ts";
import { countRecoveryCodes, findFactor } from "./second-factor.repository.ts";
import { endSessions } from "./session.repository.ts";
import { makeAuthenticator } from "./testing/authenticator.ts";
import { beginCodes, beginPasskey, turnOnCodes } from "./testing/credentials.ts";
import { timedCode } from "./testing/timed-code.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const password = PASSWORD;

type Call = () => Promise<{ readonly ok: boolean }>;
/** Prepares what is needed, and returns the call. */
const calls: Readonly<Record<string, (owner: SignedInVisitor) => Promise<Call>>> = {
  "a new password": async (owner) => () =>
    owner.call.auth.changePassword({
      params: { id: owner.account.id },
      body: {
        name: "A stranger",
        email: "s@example.org",
        password: "slow boats by night",
        currentPassword: password,
      },
    }),
  "an API key": async (owner) => () =>
    owner.call.apiKeys.create({ body: { name: "a script", scopes: ["read"], days: 30, password } }),
  "a passkey": async (owner) => {
    const credential = makeAuthenticator().create({ challenge: await beginPasskey(owner) });
    return () => owner.call.passkeys.create({ body: { name: "a phone", credential } });
  },
  "the start of codes": async (owner) => () => owner.call.secondFactor.begin({ body: { password } }),
  "codes of an app": async (owner) => {
    const code = timedCode(await beginCodes(owner));
    return () => owner.call.secondFactor.confirm({ body: { code } });
  },
  "new recovery codes": async (owner) => {
    await turnOnCodes(owner);
    return () => owner.call.secondFactor.renewRecovery({ body: { password } });
  },
  "the proof of a code": async (owner) => {
    await turnOnCodes(owner);
    return () => owner.call.secondFactor.verify({ body: { code: "000000" } });
  },
  "no more codes": async (owner) => {
    await turnOnCodes(owner);
    return () => owner.call.secondFactor.remove({ body: { password } });
  },
};

async function storedFor({ account: { id } }: SignedInVisitor) {
  const { db } = server.deps.database;
  const factor = await findFactor(db, id);
  return {
    account: await findAccount(db, id),
    keys: await listApiKeys(db, id),
    passkeys: await listPasskeys(db, id),
    factor: factor && { sealedKey: factor.sealedKey, confirmed: factor.confirmed },
    recoveryCodes: await countRecoveryCodes(db, id),
  };
}

/** The sessions of the account end when the call has been admitted. */
function endDuringCall(id: string): void {
  const { database, transaction } = server.deps;
  vi.spyOn(server.deps, "transaction").mockImplementation(async (run) => {
    await endSessions(database.db, id);
    return transaction(run);
  });
}

test.each(Object.keys(calls))("a session that ends during the call changes nothing: %s", async (name) => {
  const owner = await signUp(server);
  const call = await calls[name]!(owner);
  const before = await storedFor(owner);
  endDuringCall(owner.account.id);
  expect(await call()).toMatchObject({ ok: false, status: 401, code: "not_logged_in" });
  expect(await storedFor(owner)).toEqual(before);
});

test("an admin whose session ends during the call makes nobody an admin", async () => {
  const admin = await signUp(server, { role: "admin" });
  const { id: userId } = await makeAccount(server);
  endDuringCall(admin.account.id);
  const params = { userId, adminId: admin.account.id };
  expect(
    await admin.call.accounts.setPowers({ params, body: { user_role: "admin", password } }),
  ).toMatchObject({
    ok: false,
    status: 401,
    code: "not_logged_in",
  });
  expect(await findAccount(server.deps.database.db, userId)).toMatchObject({ role: "customer" });
});
