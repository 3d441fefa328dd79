import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE } from "@teamwright/domain/durations";
import { bookMatch, bodyFor } from "../prime/testing/booked-match.ts";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch } from "#testing/upcoming-match.ts";

let server: TestApp;
let admin: SignedInVisitor;
let primeAdmin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
  primeAdmin = await signUp(server, { primeAdmin: true });
});
afterAll(() => server.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
async function today(by: SignedInVisitor) {
  const reply = await by.call.desk.today({});
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}
const run = (statement: ReturnType<typeof sql>) => server.deps.database.db.execute(statement);

test("each part is for those who may act on it", async () => {
  expect(await today(admin)).toMatchObject({ admin: { sign_ins: expect.any(Number) }, prime: null });
  expect(await today(primeAdmin)).toMatchObject({ admin: null, prime: { unposted: 0 } });
  const customer = await signUp(server);
  expect(await customer.call.desk.today({})).toMatchObject({ status: 403 });
  expect(await admin.call.desk.primeMatches({})).toMatchObject({ status: 403 });
});

test("plans, failed jobs and undelivered messages are counted", async () => {
  const before = (await today(admin)).admin;
  const user = await makeAccount(server);
  await admin.call.plans.add({
    params: { userId: user.id, adminId: admin.account.id },
    body: { duration: 3 },
  });
  await run(sql`insert into jobs.job (name, state, completed_on)
    select name, 'failed', now() - interval '1 hour' from jobs.queue limit 1`);
  await run(sql`with hook as (insert into webhooks (account_id, url, events, secret)
      values (${user.id}, 'https://example.org/', '{}', '{}') returning id)
    insert into webhook_deliveries (webhook_id, type, event_key, body, state)
      select id, 'webhook.test', 'one', '', 'failed' from hook`);
  const after = (await today(admin)).admin;
  expect(after?.active_plans).toBe((before?.active_plans ?? 0) + 1);
  expect(after?.ends_this_week).toBe((before?.ends_this_week ?? 0) + 1);
  expect(after?.failed_jobs.map(({ count }) => count)).toEqual([1]);
  expect(after?.undelivered_webhooks).toBe(1);
});

test("a match without line-ups is named in the last half hour before its start", async () => {
  await bringMatch(server, { id: "soon", match_time: inMinutes(25) });
  await bringMatch(server, { id: "later", match_time: inMinutes(40) });
  const ids = async () => (await today(admin)).admin?.without_lineups.map(({ id }) => id);
  await run(sql`update match_players set playing = false where match_id in ('soon', 'later')`);
  expect(await ids()).toEqual(["soon"]);
  await run(sql`update match_players set playing = true where match_id = 'soon'`);
  expect(await ids()).toEqual([]);
  const move = (id: string, minutes: number) =>
    admin.send("PUT", `/api/admin/matches/${id}/overrides`, {
      body: { changes: [{ player_index: null, field: "match_time", value: inMinutes(minutes) }] },
    });
  expect((await move("later", 20)).status).toBe(200);
  expect(await ids()).toEqual(["later"]);
  expect((await move("later", 50)).status).toBe(200);
  expect(await ids()).toEqual([]);
});

test("the prime desk tells bookings and posts of all matches, and what waits for a post", async () => {
  const bookings = await bookMatch(server, primeAdmin, "booked", [3, 5]);
  const row = async () => {
    const reply = await primeAdmin.call.desk.primeMatches({});
    return reply.ok ? reply.data.data.find(({ id }) => id === "booked") : undefined;
  };
  expect(await row()).toMatchObject({
    booking_open: true,
    booked_users: 2,
    booked_teams: 8,
    posted_teams: null,
  });
  expect((await today(primeAdmin)).prime?.unposted).toBe(1);
  await primeAdmin.call.primeBooking.modify({ body: { matchId: "booked", primeBookingFlag: false } });
  const postReply = await primeAdmin.call.prime.post({ body: bodyFor("booked", bookings) });
  expect(postReply).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ booking_open: false, posted_teams: 8 });
  expect((await today(primeAdmin)).prime?.unposted).toBe(0);
});
