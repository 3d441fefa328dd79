import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import type { Actor } from "#testing/actors.ts";
import type { Visitor } from "#testing/visitor.ts";
import { listNotices, startNoticeServers, titles, wait } from "./testing/notice-servers.ts";
import type { NoticeServers } from "./testing/notice-servers.ts";

let database: NoticeServers["database"];
let server: NoticeServers["server"];
let makeListener: NoticeServers["makeListener"];
let whenSettled: NoticeServers["settled"];
let close: NoticeServers["close"];
beforeAll(async () => {
  ({ database, server, makeListener, settled: whenSettled, close } = await startNoticeServers());
});
beforeEach(() => rows(sql`delete from login_failures`));
afterAll(() => close());

const rows = (query: ReturnType<typeof sql>) => database.db.execute(query);
/** As if the delay after a failure had passed. */
const waitOut = () =>
  rows(sql`update login_failures set last_failure_at = last_failure_at - interval '16 minutes'
    where key not like 'told:%'`);

async function login(phoneNumber: string, password: string, by: Visitor = server.visitor()) {
  await waitOut();
  return by.call.auth.login({ body: { phoneNumber, password } });
}
async function guess(phone: string, times: number, by?: Visitor): Promise<void> {
  for (let turn = 0; turn < times; turn++) expect((await login(phone, "guess guess", by)).status).toBe(201);
}
const toldValues = async (actor: Actor) => (await listNotices(actor)).data.map(({ values }) => values);
const hourLater = () =>
  rows(
    sql`update login_failures set last_failure_at = now() - interval '61 minutes' where key like 'told:%'`,
  );

describe("failed sign-ins", () => {
  test("are told to the person, in the list and by push, with when and how many, once an hour", async () => {
    const { actor, browser } = await makeListener();
    const { phone } = actor.account;
    await guess(phone, 4);
    await whenSettled();
    expect(await toldValues(actor)).toEqual([]);
    await guess(phone, 1);
    const title = "5 wrong passwords or codes were tried on your account";
    await expect.poll(() => titles(browser), wait).toEqual([title]);
    expect(browser.received[0]?.payload).toMatchObject({ kind: "credentials", path: "/profile" });
    const at: unknown = expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d \(Asia\/Kolkata\)$/);
    expect(await toldValues(actor)).toEqual([{ change: "guesses", count: 5, at }]);
    expect(JSON.stringify(browser.received)).not.toContain(phone);

    await guess(phone, 3);
    await whenSettled();
    expect(await toldValues(actor)).toHaveLength(1);
    await hourLater();
    await guess(phone, 1);
    await expect.poll(() => toldValues(actor), wait).toMatchObject([{ count: 9 }, { count: 5 }]);
  });

  test("of a number without an account cost the same statements and tell nobody", async () => {
    const before = await rows(sql`select id from notices`);
    const unknown = "8123400001";
    const { phone } = await makeAccount(server);
    const replies: unknown[] = [];
    for (const number of [unknown, phone])
      for (let turn = 0; turn < 6; turn++) replies.push(await login(number, "guess guess"));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const jobs = await rows(
      sql`select data->'input'->>'count' as count from jobs.job where name = 'notices.guesses'
        order by created_on desc limit 4`,
    );
    expect(jobs).toMatchObject({ rows: [{ count: "6" }, { count: "5" }, { count: "6" }, { count: "5" }] });
    await expect
      .poll(async () => rows(sql`select key from login_failures where key like 'told:%'`), wait)
      .toMatchObject({ rows: [{}] });
    await whenSettled();
    const after = await rows(sql`select id from notices`);
    expect(size(after) - size(before)).toBe(1);
    expect(size(await rows(sql`select 1 from jobs.job where data::text like ${`%${unknown}%`}`))).toBe(0);
  });

  test("that end with a sign-in are worse news, which takes the place of theirs", async () => {
    const { actor } = await makeListener();
    await guess(actor.account.phone, 6);
    await expect.poll(() => toldValues(actor), wait).toMatchObject([{ change: "guesses" }]);
    expect((await login(actor.account.phone, PASSWORD)).ok).toBe(true);
    await expect.poll(() => toldValues(actor), wait).toMatchObject([{ change: "opened", count: 6 }]);
    await guess(actor.account.phone, 6);
    await whenSettled();
    expect(await toldValues(actor)).toHaveLength(1);
  });

  test("a few of the person's own are not", async () => {
    const { actor } = await makeListener();
    await guess(actor.account.phone, 4);
    expect((await login(actor.account.phone, PASSWORD)).ok).toBe(true);
    await whenSettled();
    expect(await toldValues(actor)).toEqual([]);
  });
});

test("guesses of the own password and of a second factor in a session are told too", async () => {
  for (const attempt of [
    (owner: Actor) => owner.call.secondFactor.verify({ body: { code: "000000" } }),
    (owner: Actor) => owner.call.secondFactor.begin({ body: { password: "guess guess" } }),
    (owner: Actor) =>
      owner.call.auth.changePassword({
        params: { id: owner.account.id },
        body: {
          name: "Asha Rao",
          email: "asha@example.org",
          password: "a new pass phrase",
          currentPassword: "guess guess",
        },
      }),
  ]) {
    const owner = await signUp(server);
    for (let turn = 0; turn < 5; turn++) {
      await waitOut();
      await attempt(owner);
    }
    await expect.poll(() => toldValues(owner), wait).toMatchObject([{ change: "guesses", count: 5 }]);
  }
});

test("an account that ends leaves nothing of what it was told", async () => {
  const { actor } = await makeListener();
  await guess(actor.account.phone, 5);
  await expect.poll(() => toldValues(actor), wait).toHaveLength(1);
  const body = { password: PASSWORD };
  expect(await actor.call.accountData.deleteAccount({ body })).toMatchObject({ ok: true });
  expect(size(await rows(sql`select 1 from login_failures where key = ${`told:${actor.account.id}`}`))).toBe(
    0,
  );
});

const size = (result: unknown) => (result as { rows: unknown[] }).rows.length;
