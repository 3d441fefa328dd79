import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { idempotencyKeyStore } from "../idempotency/public.ts";
import { lockAccount, lockAccountByPhone } from "./account.repository.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "an account is locked while other calls of it have stored their keys: two such calls do not deadlock",
  async () => {
    const { db } = server.deps.database;
    const { id, phone } = await makeAccount(server);
    await db.transaction(async (other) => {
      await idempotencyKeyStore.claim(other, { accountId: id, endpoint: "one", key: "one" }, "hash");
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '2s'`);
        expect(await lockAccount(tx, id)).toMatchObject({ id });
        expect(await lockAccountByPhone(tx, phone)).toMatchObject({ id });
      });
    });
  },
);

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "one call at a time holds the lock of an account",
  async () => {
    const { db } = server.deps.database;
    const { id } = await makeAccount(server);
    await db.transaction(async (other) => {
      await lockAccount(other, id);
      const locking = db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '100ms'`);
        await lockAccount(tx, id);
      });
      await expect(locking).rejects.toMatchObject({ cause: { code: "55P03" } });
    });
  },
);
