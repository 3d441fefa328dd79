import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { openWebhookClient } from "#providers/open-webhook-client.ts";
import { PASSWORD } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import type { Deps } from "#http/deps.ts";
import { giveWebhook } from "#testing/relations.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { lockAccountAlone } from "../accounts/public.ts";
import { fanOut } from "./fan-out.ts";
import { endWaiting, listDeliveries, repeatDelivery, storeDeliveries } from "./delivery.repository.ts";
import { webhookDeliveries } from "./schema.ts";
import { sendDue } from "./send-due.ts";
import { newSecret } from "./signature.ts";
import { isSigned, startReceiver } from "./testing/receiver.ts";
import { startWebhookServers } from "./testing/webhook-servers.ts";
import type { WebhookServers } from "./testing/webhook-servers.ts";
import { lockWebhook, pauseFailing } from "./webhook.repository.ts";

const never = new AbortController().signal;

let servers: WebhookServers;
let account: Actor;
/** Their jobs do not run by themselves: the tests send. */
let first: Deps;
let second: Deps;
beforeAll(async () => {
  servers = await startWebhookServers();
  const idle = (deps: Deps): Deps => ({ ...deps, jobs: { ...deps.jobs, enqueue: async () => null } });
  first = idle(servers.first.deps);
  second = idle(servers.second.deps);
  account = await makeActor(servers.first, "customer");
});
afterEach(async () => {
  servers.receiver.received.length = 0;
  await servers.database.db.execute(sql`delete from webhooks`);
});
afterAll(() => servers.close());

const secret = newSecret();
const give = (wish: Parameters<typeof giveWebhook>[2] = {}, by = account) =>
  giveWebhook(servers.first, by.account, { url: `${servers.receiver.origin}/in`, secret, ...wish });
let count = 0;
const store = async (id: string, type: "match.results" | "test" = "match.results") => {
  const eventKey = `event-${++count}`;
  const body = JSON.stringify({ type, eventKey });
  await storeDeliveries(servers.database.db, [id], { type, eventKey, body });
};
const listRows = (id: string) => listDeliveries(servers.database.db, id);
/** As if the time until the next attempt had passed. */
const makeDue = () =>
  servers.database.db.execute(sql`update webhook_deliveries set due_at = now() where state = 'waiting'`);
const webhookOf = async (id: string) => {
  const { rows } = (await servers.database.db.execute(
    sql`select paused_at, failure, status from webhooks where id = ${id}`,
  )) as unknown as { rows: Record<string, unknown>[] };
  return rows[0];
};

test("a receiver that fails gets the same message again, later each time, for a day", async () => {
  const { receiver } = servers;
  const id = await give();
  await store(id);
  receiver.replies.push(500, { status: 302, location: `${receiver.origin}/elsewhere` }, 204);
  const waits: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await sendDue(first, never);
    const [delivery] = await listRows(id);
    if (delivery?.dueAt) waits.push(Math.round((delivery.dueAt.getTime() - Date.now()) / 1000));
    await makeDue();
  }
  expect(waits).toEqual([10, 60]);
  // A redirect is a failure: nobody checked where it leads.
  expect(receiver.received.map(({ id: message }) => message)).toEqual(
    Array(3).fill((await listRows(id))[0]?.id),
  );
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  expect(await listRows(id)).toMatchObject([{ state: "delivered", attempts: 3, status: 204, failure: null }]);
});

test("a webhook that takes nothing for a day is paused, with the reason and a notice", async () => {
  const { receiver, database } = servers;
  const id = await give();
  await store(id);
  await database.db.execute(
    sql`update webhook_deliveries set attempts = 8, created_at = now() - interval '1 day'`,
  );
  await store(id);
  receiver.replies.push(503, 503);
  await sendDue(servers.first.deps, never);
  expect((await listRows(id)).map(({ state }) => state)).toEqual(["failed", "failed"]);
  expect(await webhookOf(id)).toMatchObject({ failure: "status", status: 503 });
  expect((await webhookOf(id))?.["paused_at"]).not.toBeNull();
  await expect
    .poll(
      async () => {
        const notices = await account.call.notices.list({ query: {} });
        return notices.ok && notices.data.data.map(({ kind, path, values }) => ({ kind, path, values }));
      },
      { timeout: 15_000 },
    )
    .toEqual([{ kind: "webhookPaused", path: "/profile", values: { host: new URL(receiver.origin).host } }]);
  // Paused: nothing more is stored for it.
  await fanOut(first, results("hook-after-pause"));
  expect(await listRows(id)).toHaveLength(2);
});

test("one message that is never taken pauses nothing while others are; 410 pauses at once", async () => {
  const { receiver, database } = servers;
  const id = await give();
  await store(id);
  await database.db.execute(
    sql`update webhook_deliveries set attempts = 8, created_at = now() - interval '1 day'`,
  );
  await database.db.execute(sql`update webhooks set last_success_at = now() - interval '1 hour'`);
  receiver.replies.push(400);
  await sendDue(first, never);
  expect(await listRows(id)).toMatchObject([{ state: "failed", status: 400 }]);
  expect(await webhookOf(id)).toMatchObject({ paused_at: null });
  await store(id);
  receiver.replies.push(410);
  await sendDue(first, never);
  expect(await webhookOf(id)).toMatchObject({ failure: "status", status: 410 });
  expect((await webhookOf(id))?.["paused_at"]).not.toBeNull();
});

test("two instances that send at the same time send each message once", async () => {
  const { receiver } = servers;
  const ids = await Promise.all([give(), give(), give()]);
  for (const id of ids) for (let n = 0; n < 7; n++) await store(id);
  await Promise.all([sendDue(first, never), sendDue(second, never)]);
  expect(receiver.received).toHaveLength(21);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(21);
});

test("a receiver that does not answer keeps nothing from the others", async () => {
  const silent = await startReceiver();
  onTestFinished(() => silent.close());
  silent.replies.push(...Array<"hang">(40).fill("hang"));
  const hanging = await give({ url: `${silent.origin}/in` });
  for (let n = 0; n < 40; n++) await store(hanging);
  const prompt = await give();
  for (let n = 0; n < 20; n++) await store(prompt);
  const client = openWebhookClient([silent.origin, servers.receiver.origin]);
  onTestFinished(() => client.close());
  const stop = new AbortController();
  const sending = sendDue({ ...first, webhooks: client }, stop.signal);
  // A call that gets no answer lasts for 10 seconds.
  await expect.poll(() => servers.receiver.received.length, { timeout: 8000 }).toBe(20);
  expect(silent.received.length).toBeLessThanOrEqual(4);
  stop.abort();
  await silent.close();
  await sending;
});

test("a message is stored for as many webhooks as there are", async () => {
  const { db } = servers.database;
  await db.execute(sql`insert into webhooks (account_id, url, events, secret)
    select ${account.account.id}, 'https://hooks.example.com/' || n, '{match.results}', '{}' from generate_series(1, 20000) n`);
  await fanOut(first, results("many"));
  await fanOut(first, results("many"));
  expect(await db.$count(webhookDeliveries)).toBe(20_000);
});

test("an instance that ends between sending and recording sends again, with the same id", async () => {
  const { receiver, database } = servers;
  const id = await give();
  await store(id);
  const dying: Deps = {
    ...first,
    webhooks: {
      ...first.webhooks,
      send: async (call) => {
        await first.webhooks.send(call);
        throw new Error("killed");
      },
    },
  };
  await expect(sendDue(dying, never)).rejects.toThrow("killed");
  // While the dead instance may still be sending, no other one does.
  await sendDue(second, never);
  expect(receiver.received).toHaveLength(1);
  await database.db.execute(sql`update webhook_deliveries set due_at = due_at - interval '61 seconds'`);
  await sendDue(second, never);
  const [sentId, again] = receiver.received.map((message) => message.id);
  expect([again, (await listRows(id))[0]]).toMatchObject([sentId, { state: "delivered", attempts: 2 }]);
});

test("a message that its account sends again during the last attempt is sent again", async () => {
  const { receiver, database } = servers;
  const id = await give();
  await store(id);
  await database.db.execute(
    sql`update webhook_deliveries set attempts = 8, created_at = now() - interval '1 day'`,
  );
  receiver.replies.push(503);
  const meanwhile: Deps = {
    ...first,
    webhooks: {
      ...first.webhooks,
      send: async (call) => {
        const reply = await first.webhooks.send(call);
        if (receiver.received.length === 1)
          await repeatDelivery(database.db, id, (await listRows(id))[0]?.id ?? "");
        return reply;
      },
    },
  };
  await sendDue(meanwhile, never);
  expect(await listRows(id)).toMatchObject([{ state: "delivered", attempts: 1, status: 204 }]);
  expect(receiver.received).toHaveLength(2);
  expect(await webhookOf(id)).toMatchObject({ paused_at: null });
});

test("a private address is refused with each attempt, a test event is tried once", async () => {
  const id = await give({ url: "https://localhost/in" });
  await store(id, "test");
  await sendDue(first, never);
  expect(await listRows(id)).toMatchObject([{ state: "failed", failure: "address_refused", attempts: 1 }]);
  expect(await webhookOf(id)).toMatchObject({ paused_at: null });
});

test("a secret that another key sealed signs nothing", async () => {
  const id = await give();
  await store(id);
  const foreign: Deps = { ...first, secrets: { ...first.secrets, sealKey: Buffer.alloc(32, 7) } };
  await sendDue(foreign, never);
  expect(await listRows(id)).toMatchObject([{ state: "waiting", failure: "secret_unreadable" }]);
  expect(servers.receiver.received).toHaveLength(0);
});

const about = { values: { left: "HAW", right: "RHI" }, path: null, expiresAt: new Date().toISOString() };
const results = (matchId: string) =>
  ({ ...about, kind: "results", key: matchId, matchId, audience: { of: "stored" } }) as const;

test("posts are told to accounts that may read them", async () => {
  const noPlan = await makeActor(servers.first, "customer without plan");
  const blockedActor = await makeActor(servers.first, "blocked account");
  const events = ["expert.posted", "group.posted", "match.results"] as const;
  const [ownId, planless, ofBlocked] = [
    await give({ events: [...events] }),
    await give({ events: [...events] }, noPlan),
    await give({ events: [...events] }, blockedActor),
  ];
  const expertId = account.account.id;
  const postId = "7a1d2b34-5c6d-4e7f-8a9b-0c1d2e3f4a5b";
  await fanOut(first, {
    ...about,
    kind: "expertPosts",
    key: postId,
    matchId: "m",
    values: { ...about.values, expert: "Asha", named: "yes" },
    audience: { of: "followers", expertId },
  });
  const groupId = "1f0e2d3c-4b5a-4678-9abc-def012345678";
  await fanOut(first, {
    ...about,
    kind: "groupTeams",
    key: postId,
    matchId: "m",
    values: { ...about.values, groupId, group: "Star" },
    audience: { of: "accounts", ids: [noPlan.account.id] },
  });
  await fanOut(first, results("m"));
  await fanOut(first, results("m"));
  const toldTypes = async (id: string) => (await listRows(id)).map(({ type }) => type).toSorted();
  expect(await toldTypes(ownId)).toEqual(["expert.posted", "match.results"]);
  expect(await toldTypes(planless)).toEqual(["group.posted", "match.results"]);
  expect(await toldTypes(ofBlocked)).toEqual([]);
  const bodies = [...(await listRows(ownId)), ...(await listRows(planless))].map(
    ({ body }) => JSON.parse(body).data,
  );
  expect(bodies).toContainEqual({
    matchId: "m",
    left: "HAW",
    right: "RHI",
    postId,
    expertId,
    expert: "Asha",
  });
  expect(bodies).toContainEqual({ matchId: "m", left: "HAW", right: "RHI", groupId, group: "Star" });
  // An account that was blocked in the meantime is told nothing any more.
  await servers.database.db.execute(sql`update accounts set blocked = true where id = ${noPlan.account.id}`);
  await sendDue(first, never);
  expect(servers.receiver.received).toHaveLength(2);
});

test("a post is told to nobody once its author has deleted the account", async () => {
  const id = await give({ events: ["expert.posted"] });
  const author = await makeActor(servers.first, "expert");
  const deletion = await author.call.accountData.deleteAccount({ body: { password: PASSWORD } });
  expect(deletion).toMatchObject({ ok: true });
  await fanOut(first, {
    ...about,
    kind: "expertPosts",
    key: "8b2d2b34-5c6d-4e7f-8a9b-0c1d2e3f4a5b",
    matchId: "m",
    values: { ...about.values, expert: "Asha", named: "yes" },
    audience: { of: "followers", expertId: author.account.id },
  });
  expect(await listRows(id)).toEqual([]);
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a webhook that is paused while a message is stored for it gets none",
  async () => {
    const { db } = servers.database;
    const id = await give();
    const { stored } = await db.transaction(async (tx) => {
      await lockWebhook(tx, id);
      const waiting = store(id);
      await untilWaiting(db);
      await pauseFailing(tx, id, null, { failure: "status", status: 410 });
      await endWaiting(tx, id);
      return { stored: waiting };
    });
    await stored;
    expect(await listRows(id)).toEqual([]);
  },
);

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a webhook that is gone is paused after a deletion of its account, which waits for nothing",
  async () => {
    const { database, receiver } = servers;
    const { db } = database;
    const id = await give();
    await store(id);
    receiver.replies.push(410);
    const { sending } = await db.transaction(async (tx) => {
      await lockAccountAlone(tx, account.account.id);
      const waiting = sendDue(first, never);
      await untilWaiting(db);
      await tx.execute(sql`select 1 from webhooks where id = ${id} for update nowait`);
      return { sending: waiting };
    });
    await sending;
    expect(await webhookOf(id)).toMatchObject({ failure: "status", status: 410 });
  },
);
