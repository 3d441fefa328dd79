import { MAX_WEBHOOKS, webhookMessage } from "@teamwright/contract";
import type { WebhookEvent } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { detect } from "../notices/detect.ts";
import { isSigned } from "./testing/receiver.ts";
import { announceLineups, startWebhookServers } from "./testing/webhook-servers.ts";
import type { WebhookServers } from "./testing/webhook-servers.ts";

const wait = { timeout: 15_000 };

let servers: WebhookServers;
let account: Actor;
beforeAll(async () => {
  servers = await startWebhookServers();
  account = await makeActor(servers.first, "customer");
});
afterAll(() => servers.close());

let path = 0;
const create = async (events: WebhookEvent[], by = account) => {
  const url = `${servers.receiver.origin}/${++path}`;
  const reply = await by.call.webhooks.create({ body: { url, events } });
  if (!reply.ok) throw new Error(reply.message);
  return { ...reply.data.data, url };
};
const remove = (id: string, by = account) => by.call.webhooks.remove({ params: { id } });
const deliveries = async (id: string, by = account) => {
  const reply = await by.call.webhooks.deliveries({ params: { id } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};
const whenSettled = async (id: string, state: string) =>
  await expect.poll(async () => (await deliveries(id)).map((each) => each.state), wait).toEqual([state]);

/** No event waits to be stored for webhooks any more. */
const fannedOut = async () => {
  const open = sql`select count(*)::int as open from jobs.job
    where name = 'webhooks.fanOut' and state in ('created', 'active', 'retry')`;
  const count = async () =>
    ((await servers.database.db.execute(open)) as unknown as { rows: unknown[] }).rows;
  await expect.poll(count, wait).toEqual([{ open: 0 }]);
};

test("line-ups are told once, signed, whatever instances look at the match", async () => {
  const { first, second, receiver } = servers;
  const { id, secret } = await create(["match.lineups", "match.results"]);
  const matchId = await announceLineups(first, "hook-lineups");
  await Promise.all([detect(first.deps, [matchId]), detect(second.deps, [matchId])]);
  await whenSettled(id, "delivered");
  await detect(second.deps, [matchId]);
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  expect(webhookMessage().parse(JSON.parse(message!.body))).toMatchObject({
    type: "match.lineups",
    data: { matchId },
  });
  expect(isSigned(message!, secret)).toBe(true);
  expect(isSigned({ ...message!, body: message!.body.replace("hook", "book") }, secret)).toBe(false);
  expect(Math.abs(message!.timestamp - Date.now() / 1000)).toBeLessThan(60);
  expect(await deliveries(id)).toMatchObject([
    { id: message!.id, type: "match.lineups", attempts: 1, failure: null, status: 204, nextAttemptAt: null },
  ]);
  await remove(id);
});

test("the secret is shown once, stored sealed, and for a day the earlier one signs too", async () => {
  const { receiver, database } = servers;
  const { id, secret } = await create(["match.results"]);
  const list = await account.call.webhooks.list({});
  const { rows } = (await database.db.execute(sql`select * from webhooks`)) as unknown as { rows: unknown };
  for (const text of [JSON.stringify(list), JSON.stringify(rows)]) {
    expect(text).toContain(id);
    expect(text).not.toContain(secret);
    expect(text).not.toContain("whsec_");
  }
  const renewReply = await account.call.webhooks.renewSecret({ params: { id } });
  if (!renewReply.ok) throw new Error(renewReply.message);
  const newest = renewReply.data.data.secret;
  const send = async () => {
    const before = receiver.received.length;
    expect(await account.call.webhooks.test({ params: { id } })).toMatchObject({ ok: true });
    await expect.poll(() => receiver.received.length, wait).toBe(before + 1);
    return receiver.received.at(-1)!;
  };
  const bothReplies = await send();
  expect([isSigned(bothReplies, secret), isSigned(bothReplies, newest)]).toEqual([true, true]);
  expect(JSON.parse(bothReplies.body)).toMatchObject({ type: "test", data: {} });
  await database.db.execute(sql`update webhooks set old_secret_until = now() where id = ${id}`);
  const one = await send();
  expect([isSigned(one, secret), isSigned(one, newest)]).toEqual([false, true]);
  await remove(id);
});

test("a delivery is sent again with its own id", async () => {
  const { receiver } = servers;
  const { id } = await create(["match.results"]);
  await account.call.webhooks.test({ params: { id } });
  await whenSettled(id, "delivered");
  const before = receiver.received.at(-1)!.id;
  const [shownEntry] = await deliveries(id);
  const body = { delivery: shownEntry!.id };
  expect(await account.call.webhooks.resend({ params: { id }, body })).toMatchObject({ ok: true });
  const count = receiver.received.length;
  await expect.poll(() => receiver.received.length, wait).toBe(count + 1);
  expect(receiver.received.at(-1)!.id).toBe(before);
  const other = await create(["match.results"]);
  expect(await account.call.webhooks.resend({ params: { id: other.id }, body })).toMatchObject({
    code: "invalid_input",
  });
  await remove(id);
  await remove(other.id);
});

test("an account has a few webhooks, at addresses of the internet only", async () => {
  const body = { events: ["match.results" as const] };
  for (const url of [
    "http://hooks.example.com/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "https://a:b@c.example/",
    "https://localhost/in",
  ])
    expect(await account.call.webhooks.create({ body: { ...body, url } }), url).toMatchObject({
      ok: false,
      code: "webhook_address_refused",
    });
  const url = "https://hooks.example.com/in";
  const webhooks = await Promise.all(
    Array.from({ length: MAX_WEBHOOKS + 2 }, (_, at) =>
      account.call.webhooks.create({ body: { ...body, url }, idempotencyKey: `at-once-${at}` }),
    ),
  );
  expect(webhooks.filter(({ ok }) => ok)).toHaveLength(MAX_WEBHOOKS);
  expect(webhooks.find(({ ok }) => !ok)).toMatchObject({
    code: "too_many_webhooks",
    message: "An account has 5 webhooks at most. Delete one first.",
  });
  for (const one of webhooks) if (one.ok) await remove(one.data.data.id);
});

test("a paused webhook sends nothing, and goes on when its account says so", async () => {
  const { first, receiver } = servers;
  const { id, url } = await create(["match.lineups"]);
  const change = (paused: boolean) =>
    account.call.webhooks.change({ params: { id }, body: { url, events: ["match.lineups"], paused } });
  expect(await change(true)).toMatchObject({ ok: true });
  expect(await account.call.webhooks.test({ params: { id } })).toMatchObject({ code: "webhook_paused" });
  const before = receiver.received.length;
  const one = await announceLineups(first, "hook-paused");
  await detect(first.deps, [one]);
  await fannedOut();
  expect(await change(false)).toMatchObject({ ok: true });
  const two = await announceLineups(first, "hook-on");
  await detect(first.deps, [two]);
  await whenSettled(id, "delivered");
  expect(receiver.received.slice(before).map(({ body }) => JSON.parse(body).data.matchId)).toEqual([two]);
  await remove(id);
});
