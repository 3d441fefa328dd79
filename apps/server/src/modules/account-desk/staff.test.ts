import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import type { AccountWish, SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
let admin: SignedInVisitor;
let superuser: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  superuser = await signUp(server, { role: "superuser", primeAdmin: true });
});
afterAll(() => server.close());

const withPower: readonly AccountWish[] = [
  { role: "superuser" },
  { primeAdmin: true },
  { groupAdmin: true },
  { expert: true },
];

describe.each(withPower)("an account with %o", (wish) => {
  test("is blocked, unblocked and unlimited by admins alone", async () => {
    const account = await makeAccount(server, wish);
    const by = (actor: SignedInVisitor) => ({
      params: { userId: account.id, adminId: actor.account.id },
    });
    for (const call of ["block", "unblock", "removeLimit"] as const) {
      expect(await superuser.call.accounts[call](by(superuser)), call).toMatchObject({ status: 403 });
      expect(await admin.call.accounts[call](by(admin)), call).toMatchObject({ ok: true });
    }
  });
});

test("a group owner still gets plans from superusers, and loses the group by them", async () => {
  const owner = await makeAccount(server, { groupAdmin: true });
  const params = { userId: owner.id, adminId: superuser.account.id };
  expect(await superuser.call.plans.add({ params, body: { duration: 3 } })).toMatchObject({ ok: true });
  expect(
    await superuser.call.accounts.removeGroupOwner({ body: { ownerPhoneNumber: owner.phone } }),
  ).toMatchObject({ ok: true });
});

describe("gaining a power", () => {
  const expectNewPasswordAsked = async (visitor: SignedInVisitor) => {
    expect(await visitor.call.auth.listSessions()).toMatchObject({ status: 401 });
    const auditRows = await server.deps.database.db.execute(
      sql`select changed_password as changed from accounts where id = ${visitor.account.id}`,
    );
    expect(auditRows).toMatchObject({ rows: [{ changed: false }] });
  };

  test.each([{ user_role: "superuser" }, { prime_admin: true }, { expert: true }] as const)(
    "%o ends the sessions and asks for a new password",
    async (body) => {
      const visitor = await signUp(server);
      const params = { userId: visitor.account.id, adminId: admin.account.id };
      expect(
        await admin.call.accounts.setPowers({ params, body: { ...body, password: PASSWORD } }),
      ).toMatchObject({ ok: true });
      await expectNewPasswordAsked(visitor);
    },
  );

  test("of a superuser who becomes admin too", async () => {
    const visitor = await signUp(server, { role: "superuser" });
    const params = { userId: visitor.account.id, adminId: admin.account.id };
    await admin.call.accounts.setPowers({ params, body: { user_role: "admin", password: PASSWORD } });
    await expectNewPasswordAsked(visitor);
  });

  test("of a group, too", async () => {
    const visitor = await signUp(server);
    const body = { ownerPhoneNumber: visitor.account.phone };
    expect(await superuser.call.accounts.createGroupOwner({ body })).toMatchObject({ ok: true });
    await expectNewPasswordAsked(visitor);
  });

  test("losing one, or gaining none, keeps the password", async () => {
    const visitor = await signUp(server, { role: "superuser" });
    const params = { userId: visitor.account.id, adminId: admin.account.id };
    await admin.call.accounts.setPowers({ params, body: { raised_team_limit: true } });
    await admin.call.accounts.setPowers({ params, body: { user_role: "customer" } });
    const rows = await server.deps.database.db.execute(
      sql`select changed_password as changed from accounts where id = ${visitor.account.id}`,
    );
    expect(rows).toMatchObject({ rows: [{ changed: true }] });
  });
});

test("an admin who must change the password sees only the own plan status", async () => {
  const early = await signUp(server, { role: "admin", changedPassword: false });
  const other = await makeAccount(server);
  const statusOf = async (id: string) => (await early.call.plans.status({ params: { id } })).status;
  expect(await statusOf(early.account.id)).toBe(200);
  expect(await statusOf(other.id)).toBe(403);
});
