import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
let admin: SignedInVisitor;
let superuser: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  superuser = await signUp(server, { role: "superuser", createdBy: admin.account.id });
});
afterAll(() => server.close());

let next = 7_000_000_000;
const newPhone = () => String((next += 1));
const register = (by: SignedInVisitor, phoneNumber: string, more: object = {}, idempotencyKey?: string) =>
  by.call.accounts.register({
    body: {
      phoneNumber,
      duration: 30,
      password: "first pass phrase",
      superUserPhoneNumber: by.account.phone,
      ...more,
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const details = (by: SignedInVisitor, phoneNumber: string) =>
  by.call.accounts.details({ params: { adminId: by.account.id }, body: { phoneNumber } });

describe("registering", () => {
  test("makes a customer with a plan who must change the password", async () => {
    const phoneNumber = newPhone();
    const result = await register(superuser, phoneNumber);
    expect(result).toMatchObject({ ok: true, data: { message: inEnglish("replies.userRegistered") } });
    const visitor = server.visitor();
    expect(
      await visitor.call.auth.login({ body: { phoneNumber, password: "first pass phrase" } }),
    ).toMatchObject({
      data: { data: { changedPassword: false } },
    });
    const foundDetails = await details(superuser, phoneNumber);
    expect(foundDetails.ok && foundDetails.data.data).toMatchObject({
      phoneNumber,
      activePlan: true,
      accountBlocked: false,
      current_plan: { duration: 30 },
      user_role: "customer",
    });
    expect(JSON.stringify(foundDetails)).not.toContain("argon2");
  });

  test("the same number twice is refused; the same click makes one", async () => {
    const phoneNumber = newPhone();
    const [one, two] = await Promise.all([
      register(superuser, phoneNumber, {}, "click-1"),
      register(superuser, phoneNumber, {}, "click-1"),
    ]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await register(superuser, phoneNumber)).toMatchObject({
      status: 201,
      message: inEnglish("replies.userAlreadyRegistered"),
    });
  });

  test("side by side without a key makes one account and tells the others", async () => {
    const phoneNumber = newPhone();
    const results = await Promise.all(Array.from({ length: 6 }, () => register(superuser, phoneNumber)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  test("only under one's own number", async () => {
    expect(
      await register(superuser, newPhone(), { superUserPhoneNumber: admin.account.phone }),
    ).toMatchObject({
      status: 403,
    });
  });

  test("refuses wrong fields in the specification's words and stores nothing", async () => {
    const before = await server.deps.database.db.execute(sql`select count(*)::int as n from accounts`);
    const phone = newPhone();
    expect(await register(superuser, "12345")).toMatchObject({
      field: "phoneNumber",
      message: inEnglish("replies.enterValidPhoneNumber"),
    });
    expect(await register(superuser, phone, { duration: 0 })).toMatchObject({
      field: "duration",
      message: "Ener Valid Duration",
    });
    expect(await register(superuser, phone, { password: "abcd" })).toMatchObject({
      field: "password",
      message: inEnglish("replies.passwordLength"),
    });
    expect(await register(superuser, phone, { password: "password1" })).toMatchObject({
      status: 201,
      code: "common_password",
    });
    expect(
      (await server.deps.database.db.execute(sql`select count(*)::int as n from accounts`)) as unknown,
    ).toMatchObject({
      rows: (before as unknown as { rows: unknown[] }).rows,
    });
  });
});

describe("looking up", () => {
  test("nobody sees the details of who made them, a superuser no admin's", async () => {
    expect(await details(superuser, admin.account.phone)).toMatchObject({
      status: 201,
      message: "you cannot see creator details!",
    });
    expect((await details(admin, superuser.account.phone)).ok).toBe(true);
  });

  test("an unknown number says so", async () => {
    expect(await details(admin, "9999999999")).toMatchObject({
      status: 201,
      message: inEnglish("replies.userNotFound"),
    });
  });
});

describe("blocking", () => {
  test("ends the sessions and keeps the account out until unblocked", async () => {
    const user = await signUp(server, { plan: 5 });
    const params = { userId: user.account.id, adminId: superuser.account.id };
    expect(await superuser.call.accounts.block({ params })).toMatchObject({
      data: { message: inEnglish("replies.userBlocked") },
    });
    expect(await user.call.auth.listSessions()).toMatchObject({ status: 401 });
    const body = { phoneNumber: user.account.phone, password: PASSWORD };
    expect(await server.visitor().call.auth.login({ body })).toMatchObject({
      status: 201,
      code: "account_blocked",
    });
    expect(await superuser.call.accounts.unblock({ params })).toMatchObject({
      data: { message: inEnglish("replies.userUnblocked") },
    });
    expect((await user.call.auth.login({ body })).ok).toBe(true);
  });

  test("a superuser touches no staff, and nobody themselves", async () => {
    const other = await makeAccount(server, { role: "superuser" });
    const block = (by: SignedInVisitor, userId: string) =>
      by.call.accounts.block({ params: { userId, adminId: by.account.id } });
    expect(await block(superuser, admin.account.id)).toMatchObject({ status: 403 });
    expect(await block(superuser, other.id)).toMatchObject({ status: 403 });
    expect(await block(admin, admin.account.id)).toMatchObject({
      status: 201,
      code: "cannot_change_yourself",
    });
    expect((await block(admin, other.id)).ok).toBe(true);
  });
});

describe("powers", () => {
  const setPowers = (by: SignedInVisitor, userId: string, body: object) =>
    by.call.accounts.setPowers({ params: { userId, adminId: by.account.id }, body });

  test("take effect on the next call and stand in the audit log", async () => {
    const user = await signUp(server);
    expect(await user.call.audit.list()).toMatchObject({ status: 403 });
    const wish = { user_role: "admin", password: PASSWORD };
    expect(await setPowers(admin, user.account.id, wish)).toMatchObject({
      data: { data: { user_role: "admin", expert: false } },
    });
    // A new staff member signs in again and chooses a staff password.
    expect(await user.call.audit.list()).toMatchObject({ status: 401 });
    const again = await signIn(server, user.account);
    expect(await again.call.audit.list()).toMatchObject({ status: 403, code: "password_change_required" });
    await again.call.auth.changePassword({
      params: { id: user.account.id },
      body: { name: "New Admin", email: "new@example.org", password: "a fine long phrase" },
    });
    const audit = await again.call.audit.list({
      query: { action: "account.setPowers", phoneNumber: user.account.phone },
    });
    expect(audit.ok && audit.data.data[0]).toMatchObject({
      actorPhoneNumber: admin.account.phone,
      details: { before: { user_role: "customer" }, after: { user_role: "admin" } },
    });
  });

  test("make nobody staff without the admin's password, and are taken away without it", async () => {
    const user = await makeAccount(server);
    const refusal = { status: 201, code: "wrong_phone_or_password", field: "password" };
    for (const wish of [{ user_role: "superuser" }, { prime_admin: true }, { expert: true }])
      expect(await setPowers(admin, user.id, wish)).toMatchObject(refusal);
    const guess = { user_role: "admin", password: "another password" };
    expect(await setPowers(admin, user.id, guess)).toMatchObject(refusal);
    expect((await setPowers(admin, user.id, { expert: true, password: PASSWORD })).ok).toBe(true);
    expect(await setPowers(admin, user.id, { expert: false, open_booking: true })).toMatchObject({
      data: { data: { expert: false, open_booking: true } },
    });
    const log = await server.deps.database.db.execute(sql`select details from audit_log`);
    expect(JSON.stringify(log)).not.toContain(PASSWORD);
  });

  test("nobody gives themselves powers, and a superuser gives none", async () => {
    expect(await setPowers(admin, admin.account.id, { expert: true })).toMatchObject({
      code: "cannot_change_yourself",
    });
    const user = await makeAccount(server);
    expect(await setPowers(superuser, user.id, { expert: true })).toMatchObject({ status: 403 });
  });

  test("group ownership needs a prime admin who is staff", async () => {
    const user = await makeAccount(server);
    const body = { ownerPhoneNumber: user.phone, accessToken: "whatever" };
    const customer = await signUp(server, { primeAdmin: true });
    expect(await customer.call.accounts.createGroupOwner({ body })).toMatchObject({ status: 403 });
    const staff = await signUp(server, { primeAdmin: true, role: "superuser" });
    expect(await staff.call.accounts.createGroupOwner({ body })).toMatchObject({
      data: { message: inEnglish("replies.groupOwnerAccessCreated") },
    });
    expect(await details(admin, user.phone)).toMatchObject({ data: { data: { group_owner_access: true } } });
    expect(await staff.call.accounts.removeGroupOwner({ body })).toMatchObject({
      data: { message: inEnglish("replies.groupOwnerAccessRemoved") },
    });
  });
});

describe("statistics", () => {
  test("count a superuser's own registrations and plan additions, by period", async () => {
    const worker = await signUp(server, { role: "superuser" });
    const userId = worker.account.id;
    for (let turn = 0; turn < 3; turn++) await register(worker, newPhone());
    const reply = await makeAccount(server);
    await worker.call.plans.add({ params: { userId: reply.id, adminId: userId }, body: { duration: 4 } });
    await server.deps.database.db.execute(sql`update notify_records set created_at = now() - interval '9 days'
      where id = (select min(id) from notify_records where superuser_id = ${userId})`);
    const none = await worker.call.statistics.own({ params: { userId }, query: { days: 7 } });
    expect(none, "today is not counted").toMatchObject({ data: { totalCount: 0 } });
    await server.deps.database.db
      .execute(sql`update notify_records set created_at = created_at - interval '1 day'
      where superuser_id = ${userId}`);
    expect(await worker.call.statistics.own({ params: { userId } })).toMatchObject({
      data: { totalCount: 4, registerCount: 3, addPlanCount: 1, totalPages: 1 },
    });
    const week = await worker.call.statistics.own({ params: { userId }, query: { days: 7, size: 2 } });
    expect(week).toMatchObject({ data: { totalCount: 3, registerCount: 2, totalPages: 2 } });
    expect(week.ok && week.data.data[0]).toMatchObject({
      notifyType: "plan add",
      duration: 4,
      superUserPhoneNumber: worker.account.phone,
      userPhoneNumber: reply.phone,
    });
    const adminId = admin.account.id;
    expect(
      await admin.call.statistics.ofSuperuser({ params: { adminId, phone: worker.account.phone } }),
    ).toMatchObject({ data: { totalCount: 4 } });
    expect(
      await admin.call.statistics.ofSuperuser({ params: { adminId, phone: reply.phone } }),
    ).toMatchObject({
      code: "not_superuser",
    });
    const notify = await admin.call.statistics.notifyList({
      params: { userId: adminId },
      query: { size: 1 },
    });
    expect(notify).toMatchObject({ data: { data: [{ superUserPhoneNumber: worker.account.phone }] } });
  });
});
