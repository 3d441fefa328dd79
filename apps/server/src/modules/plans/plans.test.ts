import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { lockAccount } from "../accounts/public.ts";
import { removePlan } from "./plan.repository.ts";

let server: TestApp;
let admin: SignedInVisitor;
let primeAdmin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  primeAdmin = await signUp(server, { role: "superuser", primeAdmin: true });
});
afterAll(() => server.close());

const execute = (query: ReturnType<typeof sql>) =>
  server.deps.database.db.execute(query) as unknown as Promise<{ rows: Record<string, unknown>[] }>;
async function kolkataDay(offset: number): Promise<string> {
  const { rows } = await execute(
    sql`select to_char((now() at time zone 'Asia/Kolkata')::date + ${offset}::int, 'DD-MM-YYYY') as day`,
  );
  return String(rows[0]?.["day"]);
}

let user: SignedInVisitor;
beforeEach(async () => {
  user = await signUp(server);
});
const add = (duration: number, by = admin, idempotencyKey?: string) =>
  by.call.plans.add({
    params: { userId: user.account.id, adminId: by.account.id },
    body: { duration },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const remove = () =>
  admin.call.plans.remove({ params: { userId: user.account.id, adminId: admin.account.id } });
async function status(of = user) {
  const result = await of.call.plans.status({ params: { id: user.account.id } });
  if (!result.ok) throw new Error(result.message);
  return result.data.data;
}
/** Simulates days that pass: the terms move back instead of the clock, and cached replies are dropped. */
const age = async (days: number) => {
  await execute(sql`update plan_terms set start_date = start_date - ${days}::int, end_date = end_date - ${days}::int
    where account_id = ${user.account.id}`);
  server.deps.bus.tell({ kind: "account", accountId: user.account.id });
};

describe("plans", () => {
  test("count Kolkata days, both ends included, written dd-mm-yyyy", async () => {
    expect(await add(30)).toMatchObject({ ok: true, data: { message: inEnglish("replies.planAdded") } });
    const { plan, current_plan } = await status();
    expect(plan).toBe(true);
    expect(current_plan).toEqual({
      duration: 30,
      start_date: await kolkataDay(0),
      end_date: await kolkataDay(29),
      days_left: 30,
    });
  });

  test("grow when one runs, keeping its start", async () => {
    await add(10);
    await age(4);
    await add(5);
    expect((await status()).current_plan).toEqual({
      duration: 15,
      start_date: await kolkataDay(-4),
      end_date: await kolkataDay(10),
      days_left: 11,
    });
  });

  test("run to the end of their last day, then expire by themselves into the previous ones", async () => {
    await add(10);
    await age(9);
    expect((await status()).current_plan?.days_left).toBe(1);
    await age(1);
    const expiredStatus = await status();
    expect(expiredStatus).toMatchObject({ plan: false, current_plan: null });
    expect(expiredStatus.previous_plans).toEqual([
      { duration: 10, start_date: await kolkataDay(-10), end_date: await kolkataDay(-1) },
    ]);
    await add(3);
    expect(await status()).toMatchObject({ plan: true, current_plan: { duration: 3, days_left: 3 } });
  });

  test("removed end at once, and their power with them", async () => {
    await add(10);
    expect(await user.call.matches.get({ params: { id: "none" } })).toMatchObject({ status: 404 });
    expect(await remove()).toMatchObject({ ok: true, data: { message: inEnglish("replies.planRemoved") } });
    expect(await user.call.matches.get({ params: { id: "none" } })).toMatchObject({
      status: 403,
      code: "no_plan",
    });
    expect(await status()).toMatchObject({
      plan: false,
      current_plan: null,
      previous_plans: [{ duration: 10 }],
    });
    expect(await remove()).toMatchObject({
      status: 201,
      code: "no_such_plan",
      message: inEnglish("replies.noPlanToRemove"),
    });
  });

  test("extended side by side add up", async () => {
    await add(1);
    const results = await Promise.all(Array.from({ length: 12 }, () => add(2)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await status()).current_plan).toMatchObject({ duration: 25, days_left: 25 });
  });

  test("given side by side to an account without one make one term", async () => {
    await Promise.all([add(3), add(4)]);
    const { current_plan, previous_plans } = await status();
    expect(current_plan).toMatchObject({ duration: 7 });
    expect(previous_plans).toEqual([]);
  });

  test("extended twice with one key, at once or later, extend once", async () => {
    const results = await Promise.all([
      add(7, admin, "click"),
      add(7, admin, "click"),
      add(7, admin, "click"),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await add(7, admin, "click")).ok).toBe(true);
    expect((await status()).current_plan?.duration).toBe(7);
    expect(await add(8, admin, "click")).toMatchObject({ status: 409, code: "idempotency_mismatch" });
    // The same key of another caller is a different key.
    expect((await add(7, primeAdmin, "click")).ok).toBe(true);
    expect((await status()).current_plan?.duration).toBe(14);
  });

  test("a key lasts 24 hours", async () => {
    await add(7, admin, "yesterday");
    await execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
    await add(7, admin, "yesterday");
    expect((await status()).current_plan?.duration).toBe(14);
  });

  test("are refused for nobody, and for durations that are no days", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    const params = { userId: nobody, adminId: admin.account.id };
    expect(await admin.call.plans.add({ params, body: { duration: 3 } })).toMatchObject({
      status: 201,
      message: inEnglish("replies.userNotFound"),
    });
    for (const duration of [0, -1, 1.5, 4000, Number.NaN])
      expect(await add(duration)).toMatchObject({
        status: 400,
        message: inEnglish("replies.enterCorrectDuration"),
      });
  });

  test("never grow beyond a hundred years, which dates with four digits hold", async () => {
    const replies = [];
    for (let turn = 0; turn < 11; turn++) replies.push(await add(3650));
    expect(replies.slice(0, 10).every(({ ok }) => ok)).toBe(true);
    expect(replies[10]).toMatchObject({
      status: 400,
      field: "duration",
      message: "A plan may have 36500 days in all at most!",
    });
    expect((await status()).current_plan?.duration).toBe(36_500);
    expect(await add(1)).toMatchObject({ status: 400 });
    await remove();
    expect((await add(1)).ok).toBe(true);
  });

  test("leave a notify record and an audit entry each", async () => {
    await add(6);
    await remove();
    const audit = await admin.call.audit.list({ query: { phoneNumber: user.account.phone } });
    const entries = audit.ok ? audit.data.data : [];
    expect(entries.map(({ action }) => action)).toEqual(["plan.remove", "plan.add"]);
    expect(entries[1]).toMatchObject({
      actorPhoneNumber: admin.account.phone,
      subjectPhoneNumber: user.account.phone,
      details: { days: 6 },
    });
  });
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "the removal that was made last is undone, also where its call began before another removal",
  async () => {
    await add(3);
    await server.deps.database.db.transaction(async (tx) => {
      // The call has begun.
      await tx.execute(sql`select 1`);
      await remove();
      await add(5);
      await lockAccount(tx, user.account.id);
      await removePlan(tx, user.account.id, "plan");
    });
    const params = { userId: user.account.id, adminId: admin.account.id };
    expect(await admin.call.plans.restore({ params })).toMatchObject({ ok: true });
    expect((await status()).current_plan).toMatchObject({ duration: 5 });
  },
);

describe("prime plans", () => {
  const params = () => ({ userId: user.account.id, adminId: primeAdmin.account.id });
  test("need a prime account, and a prime admin to give them", async () => {
    const give = () => primeAdmin.call.plans.addPrime({ params: params(), body: { duration: 9 } });
    expect(await give()).toMatchObject({ status: 201, code: "not_prime_user" });
    expect(
      await admin.call.plans.addPrime({
        params: { ...params(), adminId: admin.account.id },
        body: { duration: 9 },
      }),
    ).toMatchObject({ status: 403 });
    const { phone: phoneNumber } = user.account;
    expect(await primeAdmin.call.accounts.registerPrime({ body: { phoneNumber } })).toMatchObject({
      data: { message: inEnglish("replies.primeAccountCreated") },
    });
    expect((await give()).ok).toBe(true);
    expect(await status()).toMatchObject({
      plan: false,
      prime_user: true,
      prime_plan: true,
      current_prime_plan: { duration: 9, days_left: 9 },
    });
    const phones = await primeAdmin.call.plans.listPrime();
    expect(phones.ok && phones.data.phoneNumberList).toContain(phoneNumber);
    expect((await primeAdmin.call.plans.removePrime({ params: params() })).ok).toBe(true);
    expect(await status()).toMatchObject({ prime_plan: false, previous_prime_plans: [{ duration: 9 }] });
  });
});

describe("plan status", () => {
  test("carries powers and limits of the account", async () => {
    const account = await makeAccount(server);
    const body = {
      expert: true,
      prime_admin: true,
      raised_team_limit: true,
      long_retention: true,
      open_booking: true,
      password: PASSWORD,
    };
    const params = { userId: account.id, adminId: admin.account.id };
    expect((await admin.call.accounts.setPowers({ params, body })).ok).toBe(true);
    const result = await admin.call.plans.status({ params: { id: account.id } });
    expect(result.ok && result.data.data).toMatchObject({
      login: true,
      user_role: "customer",
      plan: true,
      expert: true,
      prime_admin: true,
      open_booking: true,
      team_limit: 25_000,
      quick_team_limit: 25_000,
      retention_days: 7,
    });
    expect(await status()).toMatchObject({
      expert: false,
      prime_admin: false,
      open_booking: false,
      team_limit: 2000,
      quick_team_limit: 3000,
      retention_days: 2,
    });
  });
});
