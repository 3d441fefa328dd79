import { contract } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sql } from "drizzle-orm";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
}, 60_000);
afterAll(() => server.close());

test("a POST that only reads is answered from memory, without a query once its reply is known", async () => {
  const { call } = await signUp(server, { plan: 30 });
  const ask = () => call.matchReports.overview({ body: { formatData: ["t20"] } });
  expect((await ask()).ok).toBe(true);
  // Whoever waits for the table waits for this lock; a reply from memory does not.
  let hasAnswered = false;
  await server.deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table match_reports in access exclusive mode`);
    hasAnswered = (await ask()).ok;
  });
  expect(hasAnswered).toBe(true);
  expect(contract.matchReports.overview.reads).toBe(true);
});
