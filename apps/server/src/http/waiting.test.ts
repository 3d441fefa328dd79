import { contract } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app/build-app.ts";
import { findAccountByPhone, insertAccount } from "#modules/accounts/account.repository.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { createVisitor } from "#testing/visitor.ts";
import { done } from "./answer.ts";
import { handle } from "./handler.ts";
import type { Handler } from "./handler.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The status of a changing call with this handler. */
async function statusOf(handler: Handler): Promise<number> {
  const app = await buildApp(server.deps, {
    webFolder: null,
    handlers: [handler],
    logStream: { write: () => undefined },
  });
  const { status } = await createVisitor(app).send("POST", "/api/auth/logout");
  await app.close();
  return status;
}

test("a call cannot wait while its transaction is open", async () => {
  const slow: Parameters<typeof handle<typeof contract.auth.logout>>[1] = async ({ deps }) => {
    await deps.passwords.hash("a long enough phrase");
    return done("", {});
  };
  expect(await statusOf(handle(contract.auth.logout, slow))).toBe(500);
  expect(await statusOf(handle(contract.auth.logout, slow, { transaction: false }))).toBe(200);
});

test("a password is not hashed for a caller who has left", async () => {
  const { passwords } = server.deps;
  await expect(passwords.hash("a long enough phrase", { gone: true })).rejects.toThrow(/has left/);
  await expect(passwords.verify(null, "a long enough phrase", { gone: true })).rejects.toThrow(/has left/);
});

test("a fantasy app cannot be called while a transaction is open", async () => {
  const { all, connect } = server.deps.fantasyApps;
  const [provider] = all;
  connect(provider!.app.slug, { baseUrl: "http://127.0.0.1:9", key: "a key" });
  const ask = () => provider!.requestCode({ accountId: "a" }, "9000000000");
  await expect(server.deps.transaction(ask)).rejects.toThrow(/inside a transaction/);
  expect((await ask()).ok).toBe(false);
  connect(provider!.app.slug, null);
});

test("a call without a transaction of its own opens short ones and waits between them", async () => {
  const { db } = server.deps.database;
  const handler = handle(
    contract.auth.logout,
    async ({ deps }) => {
      await deps.transaction((tx) => insertAccount(tx, { phone: "9333333331", passwordHash: "-" }));
      const passwordHash = await deps.passwords.hash("a long enough phrase");
      await deps.transaction((tx) => insertAccount(tx, { phone: "9333333332", passwordHash }));
      return done("", {});
    },
    { transaction: false },
  );
  expect(await statusOf(handler)).toBe(200);
  const failure = server.deps.transaction(async (tx) => {
    await insertAccount(tx, { phone: "9333333333", passwordHash: "-" });
    return server.deps.passwords.hash("a long enough phrase");
  });
  await expect(failure).rejects.toThrow(/inside a transaction/);
  expect(await findAccountByPhone(db, "9333333332")).toBeDefined();
  expect(await findAccountByPhone(db, "9333333333")).toBeUndefined();
});
