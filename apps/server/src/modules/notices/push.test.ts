import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MINUTE } from "@teamwright/domain/durations";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { fillDisk } from "#testing/fill-disk.ts";
import { fanOut } from "./fan-out.ts";
import { takeDue } from "./notice.repository.ts";
import { sendDue } from "./push/send-due.ts";
import { listNotices, titles, wait, watch, startNoticeServers } from "./testing/notice-servers.ts";
import type { NoticeServers } from "./testing/notice-servers.ts";

let database: NoticeServers["database"];
let service: NoticeServers["service"];
let server: NoticeServers["server"];
let second: NoticeServers["second"];
let pushMatch: NoticeServers["pushMatch"];
let newMatch: NoticeServers["newMatch"];
let makeListener: NoticeServers["makeListener"];
let secondSession: NoticeServers["secondSession"];
let whenSettled: NoticeServers["settled"];
let close: NoticeServers["close"];
beforeAll(async () => {
  ({
    database,
    service,
    server,
    second,
    pushMatch,
    newMatch,
    makeListener,
    secondSession,
    settled: whenSettled,
    close,
  } = await startNoticeServers());
});
afterEach(() => database.db.execute(sql`delete from notice_deliveries`));
afterAll(() => close());

const signal = new AbortController().signal;

/** Stores what is to be sent of the line-ups, and no job sends it. */
async function storeLineups(matchId: string): Promise<void> {
  const event = { kind: "lineups", key: matchId, matchId, path: null } as const;
  const values = { left: "HAW", right: "RHI" };
  const expiresAt = new Date(Date.now() + 20 * MINUTE).toISOString();
  const idle = { ...server.deps, jobs: { ...server.deps.jobs, enqueue: async () => null } };
  await fanOut(idle, { ...event, values, expiresAt, audience: { of: "saved" } }, signal);
}

test("each device gets its own copy, and a device that is signed out gets none", async () => {
  const { actor, browser } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId);
  const keptBrowser = service.subscribe();
  const goneBrowser = service.subscribe();
  const sessions = [await secondSession(actor), await secondSession(actor)];
  await sessions[0]!.call.notices.subscribe({ body: keptBrowser.subscription });
  await sessions[1]!.call.notices.subscribe({ body: goneBrowser.subscription });
  await sessions[1]!.call.auth.logout({});
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => [browser, keptBrowser].map((each) => each.received.length), wait).toEqual([1, 1]);
  await whenSettled();
  expect(goneBrowser.received).toHaveLength(0);
  expect((await listNotices(actor)).data).toHaveLength(1);
});

test("an address that exists no more is removed; a busy service is asked again when it said so", async () => {
  const { actor: left, browser: goneBrowser } = await makeListener();
  const { actor: patient, browser: busy } = await makeListener();
  goneBrowser.replies.push({ status: 410 });
  busy.replies.push({ status: 503, retryAfter: 7 }, { status: 500 });
  const matchId = await newMatch();
  for (const actor of [left, patient]) await watch(actor, matchId);
  await pushMatch(matchId, { lineups: true });
  const subscriptionCount = async (actor: Actor) => {
    const reply = await actor.call.notices.settings({});
    return reply.ok && reply.data.subscribed;
  };
  await expect.poll(() => subscriptionCount(left), wait).toBe(false);
  const dueIn = async (): Promise<number[]> => {
    const { rows } = (await database.db.execute(
      sql`select extract(epoch from due_at - now())::float as seconds, attempts from notice_deliveries`,
    )) as unknown as { rows: { seconds: number; attempts: number }[] };
    return rows.flatMap(({ seconds, attempts }) => [attempts, Math.ceil(seconds)]);
  };
  for (const [attempts, seconds] of [
    [1, 7],
    [2, 10],
  ]) {
    await expect.poll(async () => (await dueIn())[0], wait).toBe(attempts);
    await expect.poll(async () => (await dueIn())[1], wait).toBeLessThanOrEqual(seconds ?? 0);
    expect((await dueIn())[1]).toBeGreaterThan((seconds ?? 0) - 4);
    // Without waiting for it.
    await database.db.execute(sql`update notice_deliveries set due_at = now()`);
    await sendDue(second.deps, new AbortController().signal);
  }
  await expect.poll(() => busy.received.length, wait).toBe(1);
  expect(goneBrowser.received).toHaveLength(0);
  expect(await subscriptionCount(patient)).toBe(true);
});

test("what an instance took and did not send is sent by another one", async () => {
  const { actor, browser } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId);
  await storeLineups(matchId);
  expect(await takeDue(database.db, 10, 90)).toHaveLength(1);
  await sendDue(second.deps, signal);
  expect(browser.received).toHaveLength(0);
  await database.db.execute(sql`update notice_deliveries set due_at = now()`);
  await Promise.all([sendDue(second.deps, signal), sendDue(server.deps, signal)]);
  expect(browser.received).toHaveLength(1);
});

test("a full disk that keeps an address that is gone does not send the messages of others again", async () => {
  const { actor: left, browser: goneBrowser } = await makeListener();
  goneBrowser.replies.push({ status: 410 });
  const listeners = await Promise.all(Array.from({ length: 3 }, () => makeListener()));
  const matchId = await newMatch();
  for (const actor of [left, ...listeners.map((listener) => listener.actor)]) await watch(actor, matchId);
  await storeLineups(matchId);
  const endFullDisk = await fillDisk(database.db, "push_subscriptions");
  await expect(sendDue(second.deps, signal)).rejects.toThrow();
  await endFullDisk();
  await database.db.execute(sql`update notice_deliveries set due_at = now()`);
  await sendDue(second.deps, signal);
  expect(listeners.map(({ browser }) => browser.received.length)).toEqual([1, 1, 1]);
});

test("only known push services are addresses, and only keys of a browser are keys", async () => {
  const actor = await makeActor(server, "customer");
  const { subscription } = service.subscribe();
  const status = async (changes: object) =>
    (await actor.send("PUT", "/api/notices/subscription", { body: { ...subscription, ...changes } })).json()[
      "field"
    ];
  for (const endpoint of [
    "http://169.254.169.254/latest/meta-data",
    "https://127.0.0.1/push/1",
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com.evil.example/1",
    `${service.origin.replace("127.0.0.1", "localhost")}/push/1`,
    `${service.origin.replace("//", "//user:secret@")}/push/1`,
  ])
    expect(await status({ endpoint }), endpoint).toBe("endpoint");
  expect(await status({ keys: { ...subscription.keys, auth: "c2hvcnQ" } })).toBe("keys");
  expect(await status({ keys: { ...subscription.keys, p256dh: "A".repeat(87) } })).toBe("keys");
  expect(await status({})).toBeUndefined();
});

test("an invalid key of one browser keeps no notice from the others, and is forgotten", async () => {
  const { actor, browser } = await makeListener();
  const { actor: spoilt, browser: unread } = await makeListener();
  const matchId = await newMatch();
  for (const each of [actor, spoilt]) await watch(each, matchId);
  await database.db.execute(
    sql`update push_subscriptions set p256dh = 'no key' where account_id = ${spoilt.account.id}`,
  );
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => titles(browser), wait).toEqual(["Line-ups are out: HAW v RHI"]);
  await expect
    .poll(async () => {
      const reply = await spoilt.call.notices.settings({});
      return reply.ok && reply.data.subscribed;
    }, wait)
    .toBe(false);
  expect(unread.received).toHaveLength(0);
});
