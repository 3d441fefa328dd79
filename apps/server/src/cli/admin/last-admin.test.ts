import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Account } from "#modules/accounts/public.ts";
import { accounts } from "#tables/accounts.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { setBlocked } from "./block.ts";
import { deleteAccount } from "./delete.ts";
import { set } from "./set.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const db = () => server.deps.database.db;
beforeEach(() => db().update(accounts).set({ role: "customer" }));

const commands = {
  set: (phone: string, io: Io) => set(phone, { role: "superuser" }, server.deps, io),
  block: (phone: string, io: Io) => setBlocked(phone, { blocked: true }, server.deps, io),
  delete: (phone: string, io: Io) => deleteAccount(phone, { yes: true }, server.deps, io),
};
type Io = ReturnType<typeof recordedIo>["io"];

const isAdmin = async ({ id }: Account) => {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, id));
  return row?.role === "admin" && !row.blocked;
};

test.each(Object.entries(commands))("%s leaves the last admin as it is", async (_name, run) => {
  const { account } = await signUp(server, { role: "admin" });
  // Nobody signs in to these.
  await signUp(server, { role: "admin" }).then((other) =>
    db().update(accounts).set({ blocked: true }).where(eq(accounts.id, other.account.id)),
  );
  const before = await contentsOf(db());
  const { io, err } = recordedIo();
  expect(await run(account.phone, io)).toBe(1);
  expect(err).toEqual(["This account is the only admin. Make somebody else an admin first."]);
  expect(await contentsOf(db())).toEqual(before);
});

test.each(Object.entries(commands))("%s takes one of two admins", async (_name, run) => {
  const goneAccount = await signUp(server, { role: "admin" });
  const left = await signUp(server, { role: "admin" });
  expect(await run(goneAccount.account.phone, recordedIo().io)).toBe(0);
  expect([await isAdmin(goneAccount.account), await isAdmin(left.account)]).toEqual([false, true]);
});

test("the last admin may still be unblocked, and be given a power", async () => {
  const { account } = await signUp(server, { role: "admin" });
  const { io } = recordedIo();
  expect(await setBlocked(account.phone, { blocked: false }, server.deps, io)).toBe(0);
  expect(await set(account.phone, { role: "admin", primeAdmin: true }, server.deps, io)).toBe(0);
  expect(await isAdmin(account)).toBe(true);
});

const calls = {
  setPowers: (by: SignedInVisitor, userId: string) =>
    by.call.accounts.setPowers({
      params: { userId, adminId: by.account.id },
      body: { user_role: "customer" },
    }),
  block: (by: SignedInVisitor, userId: string) =>
    by.call.accounts.block({ params: { userId, adminId: by.account.id } }),
};

test.each(Object.entries(calls))(
  "of two admins who call %s on one another, one stays",
  async (_name, call) => {
    const [one, two] = [await signUp(server, { role: "admin" }), await signUp(server, { role: "admin" })];
    await Promise.all([call(one, two.account.id), call(two, one.account.id)]);
    expect([await isAdmin(one.account), await isAdmin(two.account)].filter(Boolean)).toHaveLength(1);
  },
);
