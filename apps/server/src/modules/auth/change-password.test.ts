import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { findAccount, lockAccount, updateAccount } from "../accounts/public.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const login = (phoneNumber: string, password: string) =>
  server.visitor().call.auth.login({ body: { phoneNumber, password } });

describe("changing the password", () => {
  const body = { name: "Asha Rao", email: "asha@example.org", password: "a new long sentence" };

  test("is forced first, keeps this session with a new token, ends the others", async () => {
    const account = await makeAccount(server, { changedPassword: false, plan: 5 });
    const here = await signIn(server, account);
    const there = await signIn(server, account);
    expect(await here.call.experts.teamList({ body: { phoneNumber: account.phone } })).toMatchObject({
      status: 403,
      code: "password_change_required",
    });
    const before = here.cookies.get("session");
    const result = await here.call.auth.changePassword({ params: { id: account.id }, body });
    expect(result).toMatchObject({ ok: true, data: { message: "Password Changed Successfully!" } });
    expect(here.cookies.get("session")).not.toBe(before);
    expect((await here.call.experts.teamList({ body: { phoneNumber: account.phone } })).ok).toBe(true);
    expect(await there.call.auth.listSessions()).toMatchObject({ status: 401 });
    expect((await login(account.phone, body.password)).ok).toBe(true);
  });

  test("refuses short, common and present passwords, short names, in the specification's words", async () => {
    const visitor = await signUp(server, { changedPassword: false });
    const change = (more: Partial<typeof body>) =>
      visitor.call.auth.changePassword({ params: { id: visitor.account.id }, body: { ...body, ...more } });
    expect(await change({ password: "four" })).toMatchObject({
      status: 400,
      field: "password",
      message: inEnglish("replies.passwordLength"),
    });
    expect(await change({ name: "Ann" })).toMatchObject({
      status: 400,
      field: "name",
      message: inEnglish("replies.nameLength"),
    });
    expect(await change({ email: "a@b" })).toMatchObject({
      status: 400,
      field: "email",
      message: inEnglish("replies.emailLength"),
    });
    for (const password of ["password123", "Cricket@123", "1234567", visitor.account.phone, "aaaaaaaa"])
      expect(await change({ password }), password).toMatchObject({ status: 201, code: "common_password" });
    expect(await change({ password: PASSWORD })).toMatchObject({ status: 201, code: "same_password" });
  });

  test("the least length of a customer's password is the server's setting, 5 unless it says more", async () => {
    const change = async (app: TestApp, password: string) => {
      const { call, account } = await signUp(app, { changedPassword: false });
      return call.auth.changePassword({ params: { id: account.id }, body: { ...body, password } });
    };
    expect(await change(server, "k7-x")).toMatchObject({ status: 400, field: "password" });
    expect((await change(server, "k7-xq")).ok).toBe(true);
    const strict = await startTestApp(
      { PASSWORD_MIN_LENGTH: "9" },
      { database: { ...server.deps.database, close: async () => undefined } },
    );
    expect(await change(strict, "k7-xqz-m")).toMatchObject({ status: 400, field: "password" });
    expect((await change(strict, "k7-xqz-mw")).ok).toBe(true);
    const bootstrapReply = await strict.visitor().call.bootstrap();
    expect(bootstrapReply.ok && bootstrapReply.data.data.limits.password_min_length).toBe(9);
    await strict.close();
  });

  test("staff need twelve characters", async () => {
    const visitor = await signUp(server, { role: "superuser", changedPassword: false });
    const change = (password: string) =>
      visitor.call.auth.changePassword({ params: { id: visitor.account.id }, body: { ...body, password } });
    expect(await change("elevenchars")).toMatchObject({ status: 400, field: "password" });
    expect((await change("twelve chars")).ok).toBe(true);
  });

  test("later changes ask for the present password", async () => {
    const visitor = await signUp(server);
    const change = (currentPassword?: string) =>
      visitor.call.auth.changePassword({
        params: { id: visitor.account.id },
        body: { ...body, ...(currentPassword === undefined ? {} : { currentPassword }) },
      });
    expect(await change()).toMatchObject({ status: 400, field: "currentPassword" });
    expect(await change("not the present one")).toMatchObject({
      status: 201,
      field: "currentPassword",
      message: inEnglish("replies.wrongCurrentPassword"),
    });
    expect((await change(PASSWORD)).ok).toBe(true);
  });

  test("of another account is not allowed", async () => {
    const victim = await makeAccount(server);
    const visitor = await signUp(server, { role: "admin" });
    expect(await visitor.call.auth.changePassword({ params: { id: victim.id }, body })).toMatchObject({
      status: 403,
    });
  });
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a password that was checked as a customer's is refused when its account has become staff meanwhile",
  async () => {
    const { db } = server.deps.database;
    const visitor = await signUp(server, { changedPassword: false });
    const { id } = visitor.account;
    const body = { name: "Asha Rao", email: "asha@example.org", password: "slow river" };
    const { reply } = await db.transaction(async (tx) => {
      await lockAccount(tx, id);
      const waiting = visitor.call.auth.changePassword({ params: { id }, body });
      await untilWaiting(db);
      await updateAccount(tx, id, { role: "admin", changedPassword: false });
      return { reply: waiting };
    });
    expect(await reply).toMatchObject({ ok: false, code: "conflict" });
    expect(await findAccount(db, id)).toMatchObject({ role: "admin", changedPassword: false });
  },
);
