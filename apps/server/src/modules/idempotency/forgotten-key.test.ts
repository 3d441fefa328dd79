import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("a key that is forgotten between two statements of a call is taken again", async () => {
  const { deps } = server;
  const { db } = deps.database;
  const { id: accountId } = await makeAccount(server);
  const request = { accountId, endpoint: "groups.create", key: "once" };
  await deps.idempotencyKeys.claim(db, request, "hash");
  await deps.idempotencyKeys.keep(db, request, { message: "", fields: {} });
  // The job that forgets old keys runs after the first statement, at the moment in which the key becomes old.
  await db.execute(sql`create function forget_keys() returns trigger language plpgsql as
    'begin delete from idempotency_keys where reply is not null; return null; end'`);
  await db.execute(sql`create trigger forget_keys after insert on idempotency_keys
    for each statement execute function forget_keys()`);
  expect(await deps.idempotencyKeys.claim(db, request, "hash")).toBeNull();
});
