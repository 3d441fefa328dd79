import type { InputOf, contract } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
let admin: SignedInVisitor;
let superuser: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  superuser = await signUp(server, { role: "superuser" });
});
afterAll(() => server.close());

type ListBody = NonNullable<InputOf<typeof contract.userDesk.list>["body"]>;
async function list(body: ListBody) {
  const reply = await admin.call.userDesk.list({ body });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}
const phonesOf = async (body: ListBody) => (await list(body)).data.map(({ phoneNumber }) => phoneNumber);
const give = async (userId: string, duration: number) =>
  admin.call.plans.add({ params: { userId, adminId: admin.account.id }, body: { duration } });
const target = (userId: string) => ({ params: { userId, adminId: admin.account.id } });

describe("the list of users", () => {
  test("finds part of a number and part of a name, whatever the wildcards", async () => {
    const user = await makeAccount(server);
    await server.deps.database.db.execute(
      sql`update accounts set name = 'Meera 100% Rao' where id = ${user.id}`,
    );
    expect(await phonesOf({ search: user.phone.slice(3) })).toContain(user.phone);
    expect(await phonesOf({ search: "ra 100% r" })).toEqual([user.phone]);
    expect(await phonesOf({ search: "%%" })).toEqual([]);
  });

  test("divides accounts by their plans, and counts each list", async () => {
    const [soon, later, over, never] = [
      await makeAccount(server),
      await makeAccount(server),
      await makeAccount(server),
      await makeAccount(server),
    ];
    await give(soon.id, 7);
    await give(later.id, 8);
    await give(over.id, 3);
    await admin.call.plans.remove(target(over.id));
    const ending = await list({ list: "ends_this_week", size: 100 });
    const phones = ending.data.map(({ phoneNumber }) => phoneNumber);
    expect(phones).toContain(soon.phone);
    expect(phones).not.toContain(later.phone);
    expect(ending.data.find(({ phoneNumber }) => phoneNumber === soon.phone)).toMatchObject({
      plan: { days_left: 7, end_date: expect.stringMatching(/^\d\d-\d\d-\d{4}$/) },
    });
    expect(await phonesOf({ list: "active", size: 100 })).toEqual(
      expect.arrayContaining([soon.phone, later.phone]),
    );
    const endedPhones = await phonesOf({ list: "ended", size: 100 });
    expect(endedPhones).toContain(over.phone);
    expect(endedPhones).not.toContain(never.phone);
    expect(endedPhones).not.toContain(soon.phone);
    expect(ending.counts.ended).toBe(endedPhones.length);
    expect(ending.totalCount).toBe(ending.counts.ends_this_week);
  });

  test("is sorted by the plan's end in both directions, those without one last, and has pages", async () => {
    const order = { list: "all", order: "plan_end", size: 100 } as const;
    const up = (await list({ ...order, descending: false })).data;
    const ends = up.flatMap(({ plan }) => plan?.end_date.split("-").toReversed().join("-") ?? []);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends).toEqual(ends.toSorted());
    expect(up.at(-1)?.plan).toBeNull();
    expect((await list({ ...order, descending: true })).data.at(-1)?.plan).toBeNull();
    const first = await list({ order: "phone", descending: false, size: 2 });
    const second = await list({ order: "phone", descending: false, size: 2, page: 1 });
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 2));
    expect(String(first.data[1]?.phoneNumber) < String(second.data[0]?.phoneNumber)).toBe(true);
  });

  test("is for admins, and lists no account that its person deleted", async () => {
    expect(await superuser.call.userDesk.list({ body: {} })).toMatchObject({ status: 403 });
    const goneAccount = await makeAccount(server);
    await server.deps.database.db.execute(
      sql`update accounts set deleted_at = now() where id = ${goneAccount.id}`,
    );
    expect(await phonesOf({ search: goneAccount.phone })).toEqual([]);
  });
});

describe("a list of numbers", () => {
  test("is looked up, registered and extended in one act", async () => {
    const user = await makeAccount(server);
    await give(user.id, 5);
    const fresh = "8000000101";
    const lookUp = await superuser.call.userDesk.lookUp({
      body: { phoneNumbers: [user.phone, fresh, admin.account.phone, user.phone] },
    });
    expect(lookUp.ok && lookUp.data.data).toMatchObject([
      { phoneNumber: user.phone, allowed: true, user: { plan: { days_left: 5 } } },
      { phoneNumber: fresh, allowed: true, user: null },
      { phoneNumber: admin.account.phone, allowed: false, user: null },
    ]);
    const body = {
      duration: 30,
      entries: [
        { phoneNumber: user.phone },
        { phoneNumber: fresh, password: "kdmwp-4827" },
        { phoneNumber: admin.account.phone },
        { phoneNumber: "8000000102" },
      ],
    };
    const reply = await superuser.call.userDesk.applyList({ body, idempotencyKey: "one-tap" });
    const outcomes = reply.ok
      ? Object.fromEntries(reply.data.data.map(({ phoneNumber, outcome }) => [phoneNumber, outcome]))
      : {};
    expect(outcomes).toEqual({
      [user.phone]: "extended",
      [fresh]: "registered",
      [admin.account.phone]: "not_allowed",
      "8000000102": "not_found",
    });
    // A double tap gives nothing twice.
    await superuser.call.userDesk.applyList({ body, idempotencyKey: "one-tap" });
    expect((await list({ search: user.phone })).data[0]?.plan?.days_left).toBe(35);
    expect((await list({ search: fresh })).data[0]?.plan?.days_left).toBe(30);
    const log = await admin.call.audit.list({ query: { phoneNumber: superuser.account.phone } });
    const entries = log.ok ? log.data.data.filter(({ action }) => /plan\.add|register/.test(action)) : [];
    expect(entries.map(({ action }) => action).toSorted()).toEqual(["account.register", "plan.add"]);
    expect(new Set(entries.map(({ act }) => act)).size).toBe(1);
  });

  test("does not extend somebody who registered since the preview, and refuses a common password", async () => {
    const user = await makeAccount(server);
    const apply = async (password: string) =>
      admin.call.userDesk.applyList({
        body: { duration: 3, entries: [{ phoneNumber: user.phone, password }] },
      });
    expect(await apply("kdmwp-4827")).toMatchObject({
      ok: true,
      data: { data: [{ outcome: "already_registered" }] },
    });
    expect((await list({ search: user.phone })).data[0]?.plan).toBeNull();
    expect(await apply("password")).toMatchObject({ ok: false });
  });
});

describe("a removed plan", () => {
  test("comes back within a day as it was, and once", async () => {
    const user = await makeAccount(server);
    await give(user.id, 20);
    expect(await admin.call.plans.restore(target(user.id))).toMatchObject({
      status: 201,
      code: "no_such_plan",
    });
    await admin.call.plans.remove(target(user.id));
    const details = await admin.call.accounts.details({
      params: { adminId: admin.account.id },
      body: { phoneNumber: user.phone },
    });
    expect(details.ok && details.data.data.removed_plan).toMatchObject({ duration: 20 });
    expect(await admin.call.plans.restore(target(user.id))).toMatchObject({ ok: true });
    expect((await list({ search: user.phone })).data[0]?.plan?.days_left).toBe(20);
    expect(await admin.call.plans.restore(target(user.id))).toMatchObject({ status: 201 });
  });

  test("stays removed after a day, and while another plan runs", async () => {
    const user = await makeAccount(server);
    await give(user.id, 20);
    await admin.call.plans.remove(target(user.id));
    await give(user.id, 2);
    expect(await admin.call.plans.restore(target(user.id))).toMatchObject({ status: 201 });
    await admin.call.plans.remove(target(user.id));
    await server.deps.database.db.execute(
      sql`update plan_terms set removed_at = now() - interval '25 hours' where account_id = ${user.id}`,
    );
    expect(await admin.call.plans.restore(target(user.id))).toMatchObject({ status: 201 });
  });
});
