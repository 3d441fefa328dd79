import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Deps } from "#http/deps.ts";
import { accounts } from "#tables/accounts.ts";
import { auditLog } from "#modules/audit/schema.ts";
import { signInLinks } from "#modules/auth/schema.ts";
import type { BusMessage } from "#ports/event-bus.ts";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { setBlocked } from "./block.ts";
import { deleteAccount } from "./delete.ts";
import { link } from "./link.ts";
import { set } from "./set.ts";

let server: TestApp;
const messages: BusMessage[] = [];
beforeAll(async () => {
  server = await startTestApp();
  server.deps.bus.subscribe((message) => void messages.push(message));
});
afterAll(() => server.close());

const { io } = recordedIo();

const commands = {
  block: (phone: string, deps: Deps) => setBlocked(phone, { blocked: true }, deps, io),
  unblock: (phone: string, deps: Deps) => setBlocked(phone, { blocked: false }, deps, io),
  link: (phone: string, deps: Deps) => link(phone, { url: "http://localhost" }, deps, io),
  set: (phone: string, deps: Deps) => set(phone, { role: "superuser" }, deps, io),
};

test.each(Object.entries(commands))(
  "%s changes nothing of an account that is deleted while the command runs",
  async (_name, run) => {
    const { account } = await signUp(server);
    const { db } = server.deps.database;
    const log = () => db.select().from(auditLog).where(eq(auditLog.subjectId, account.id));
    const row = async () => (await db.select().from(accounts).where(eq(accounts.id, account.id)))[0];
    let after: unknown;
    const meanwhile: Deps = {
      ...server.deps,
      // The deletion is committed just before this command's own transaction begins.
      transaction: async (work) => {
        expect(await deleteAccount(account.phone, { yes: true }, server.deps, io)).toBe(0);
        after = [await row(), await log(), messages.length];
        return server.deps.transaction(work);
      },
    };
    expect(await run(account.phone, meanwhile)).toBe(1);
    expect([await row(), await log(), messages.length]).toEqual(after);
    expect(await db.$count(signInLinks, eq(signInLinks.accountId, account.id))).toBe(0);
  },
);

test("of links made at once, one works", async () => {
  const { account } = await signUp(server);
  const codes = await Promise.all([1, 2, 3].map(() => commands.link(account.phone, server.deps)));
  expect(codes).toEqual([0, 0, 0]);
  const { db } = server.deps.database;
  expect(await db.$count(signInLinks, eq(signInLinks.accountId, account.id))).toBe(1);
});
