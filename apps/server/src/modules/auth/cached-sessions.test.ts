import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";

afterEach(() => void vi.restoreAllMocks());

test("a deleted session ends after seconds, also when the machine's clock is set back", async () => {
  const server = await startTestApp();
  const visitor = await signUp(server, { plan: 3 });
  const read = async () => (await visitor.call.auth.listSessions()).status;
  expect(await read()).toBe(200);
  // No message tells of it, as when one between instances is lost.
  await server.deps.database.db.execute(sql`delete from sessions where account_id = ${visitor.account.id}`);
  const [wall, steady] = [Date.now(), performance.now()];
  vi.spyOn(Date, "now").mockReturnValue(wall - 3_600_000);
  vi.spyOn(performance, "now").mockReturnValue(steady + 6000);
  expect(await read()).toBe(401);
  vi.restoreAllMocks();
  await server.close();
});
