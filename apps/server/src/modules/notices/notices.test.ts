import { createPublicKey, verify } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import { giveWebhook } from "#testing/relations.ts";
import { handMadeTeam } from "#testing/upcoming-match.ts";
import { MINUTE } from "@teamwright/domain/durations";
import { untilWaiting } from "#testing/waiting-locks.ts";
import { lockAccount } from "../accounts/public.ts";
import type { NoticeEvent } from "../announcements/public.ts";
import { findMatch } from "../matches/public.ts";
import { detect } from "./detect.ts";
import { fanOut } from "./fan-out.ts";
import { notices, watchedMatches } from "./schema.ts";
import { readSettings, writeSettings } from "./settings.repository.ts";
import { choose, listNotices, titles, wait, watch, startNoticeServers } from "./testing/notice-servers.ts";
import type { NoticeServers } from "./testing/notice-servers.ts";
import { forgetOldWatches, isWatched, matchesToDetect } from "./watch.repository.ts";

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

test("line-ups reach the browsers of whoever watches the match: encrypted, signed, once, with the screen to open", async () => {
  const { actor, browser } = await makeListener();
  const { actor: hindi, browser: hindiBrowser } = await makeListener("hi");
  const { browser: other } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId, { stored: true });
  await watch(hindi, matchId);
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => titles(browser), wait).toEqual(["Line-ups are out: HAW v RHI"]);
  await expect.poll(() => titles(hindiBrowser), wait).toEqual(["लाइन-अप आ गए: HAW बनाम RHI"]);
  const [push] = browser.received;
  expect(push?.payload).toMatchObject({ kind: "lineups", path: `/previousmatch/${matchId}` });
  expect(hindiBrowser.received[0]?.payload).toMatchObject({ path: `/match/${matchId}` });
  expect(JSON.stringify(push?.payload)).not.toContain(actor.account.phone);
  expect(push?.headers).toMatchObject({ urgency: "high", "content-encoding": "aes128gcm" });
  expect(Number(push?.headers["ttl"])).toBeGreaterThan(30 * 60);
  const settings = await actor.call.notices.settings({});
  if (!settings.ok) throw new Error(settings.message);
  expect(settings.data.subscribed).toBe(true);
  expectSigned(String(push?.headers.authorization), settings.data.publicKey);
  // Every instance looks again, and another import says the same.
  await detect(second.deps, [matchId]);
  await detect(server.deps, [matchId]);
  await pushMatch(matchId, { lineups: true, minutes: 41 });
  await whenSettled();
  expect(browser.received).toHaveLength(1);
  expect(other.received).toHaveLength(0);
  const { data, unread } = await listNotices(actor);
  expect([data.map(({ kind }) => kind), unread]).toEqual([["lineups"], 1]);
  expect(await actor.call.notices.read({ body: {} })).toMatchObject({ data: { unread: 0 } });
  expect((await listNotices(actor)).data[0]).toMatchObject({ read: true });
});

/** By the signature's own rules (RFC 8292), with Node's functions. */
function expectSigned(header: string, publicKey: string): void {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const [head, claims, signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" }),
      dsaEncoding: "ieee-p1363",
    },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    aud: service.origin,
  });
}

test("the deadline is told to whoever has teams that are not transferred, results to whoever has teams", async () => {
  const { actor, browser } = await makeListener();
  const { actor: doneActor, browser: doneBrowser } = await makeListener();
  const { actor: saver, browser: saverBrowser } = await makeListener("te");
  const matchId = await newMatch();
  await watch(actor, matchId, { stored: true, untransferred: true });
  await watch(doneActor, matchId, { stored: true });
  await watch(saver, matchId);
  await pushMatch(matchId, { minutes: 14.5 });
  await expect.poll(() => titles(browser), wait).toEqual(["HAW v RHI: deadline in 15 minutes"]);
  await whenSettled();
  await pushMatch(matchId, { minutes: -200, lineups: true, finished: true });
  const results = "Results are ready: HAW v RHI";
  await expect.poll(() => titles(doneBrowser), wait).toEqual([results]);
  await expect.poll(() => titles(browser), wait).toContain(results);
  await whenSettled();
  expect(saverBrowser.received).toHaveLength(0);
  expect(doneBrowser.received[0]?.headers).toMatchObject({ urgency: "normal" });
  expect(doneBrowser.received[0]?.payload).toMatchObject({ path: `/previousmatch/${matchId}` });
});

test("the deadline is told once where staff set the same start with other digits", async () => {
  const { actor, browser } = await makeListener();
  const admin = await makeActor(server, "admin");
  const matchId = await newMatch();
  await watch(actor, matchId, { stored: true, untransferred: true });
  await pushMatch(matchId, { minutes: 14.5 });
  await expect.poll(() => titles(browser), wait).toHaveLength(1);
  const { matchTime } = (await findMatch(database.db, matchId))!.shown;
  const value = matchTime.replace("Z", "0Z");
  const changes = [{ player_index: null, field: "match_time", value } as const];
  expect(await admin.call.matches.override({ params: { id: matchId }, body: { changes } })).toMatchObject({
    ok: true,
  });
  await detect(server.deps, [matchId]);
  await whenSettled();
  expect(browser.received).toHaveLength(1);
});

test("the deadline is not told to whoever has sent the teams from another device", async () => {
  const { actor, browser } = await makeListener();
  const { actor: other, browser: otherBrowser } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId, { stored: true, untransferred: true });
  await watch(other, matchId, { stored: true, untransferred: true });
  await watch(await secondSession(actor), matchId, { stored: true });
  // A match that is only saved on it says nothing of teams.
  await watch(await secondSession(other), matchId);
  await pushMatch(matchId, { minutes: 14.5 });
  await expect.poll(() => titles(otherBrowser), wait).toEqual(["HAW v RHI: deadline in 15 minutes"]);
  await whenSettled();
  expect(browser.received).toHaveLength(0);
});

test("of reports that the tabs of one device send at once the last one stays, whole", async () => {
  const { actor } = await makeListener();
  const ids = [await newMatch(), await newMatch(), await newMatch(), await newMatch()];
  const reports = ids.map((id) => [...new Set([id, ids[0]!])].toSorted());
  const replies = await Promise.all(
    reports.map((list) =>
      actor.call.notices.watch({
        body: {
          matches: list.map((matchId) => ({ matchId, stored: true, untransferred: false, players: [] })),
        },
      }),
    ),
  );
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  const rows = await database.db
    .select({ id: watchedMatches.matchId })
    .from(watchedMatches)
    .where(eq(watchedMatches.accountId, actor.account.id));
  expect(reports).toContainEqual(rows.map(({ id }) => id).toSorted());
});

test("nothing is sent in quiet hours or without a switch; the list has what is switched on", async () => {
  const { actor: asleep, browser: silent } = await makeListener();
  await choose(asleep, {}, { from: 0, to: 1439 });
  const { actor: uninterestedActor, browser: off } = await makeListener();
  await choose(uninterestedActor, { lineups: false });
  const { actor: awake, browser } = await makeListener();
  const matchId = await newMatch();
  for (const actor of [asleep, uninterestedActor, awake]) await watch(actor, matchId);
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => browser.received.length, wait).toBe(1);
  await whenSettled();
  expect([silent.received.length, off.received.length]).toEqual([0, 0]);
  expect((await listNotices(asleep)).unread).toBe(1);
  expect((await listNotices(uninterestedActor)).data).toEqual([]);
});

test("an account follows experts only, and stops", async () => {
  const actor = await makeActor(server, "customer");
  const expert = await makeActor(server, "expert");
  const other = await makeActor(server, "customer");
  const follow = (id: string) => actor.call.notices.follow({ params: { id } });
  expect(await follow(other.account.id)).toMatchObject({ code: "not_found" });
  expect(await follow(expert.account.id)).toMatchObject({ ok: true });
  expect(await follow(expert.account.id)).toMatchObject({ ok: true });
  expect(await actor.call.notices.following({})).toMatchObject({ data: { data: [expert.account.id] } });
  await actor.call.notices.unfollow({ params: { id: expert.account.id } });
  expect(await actor.call.notices.following({})).toMatchObject({ data: { data: [] } });
});

test("followers hear of an expert's post, and members of their group's teams, of a repair and of why they were withdrawn", async () => {
  const { actor, browser } = await makeListener();
  const expert = await makeActor(server, "expert");
  const owner = await makeActor(server, "group owner");
  await actor.call.notices.follow({ params: { id: expert.account.id } });
  const matchId = await newMatch();
  const teamData = [handMadeTeam()];
  const post = await expert.call.experts.postTeams({
    body: {
      matchId,
      numberOfTeams: 1,
      typeOfTeams: "human",
      fantasyApp: "dream11",
      tossData: "Predicted11",
      teamUse: "MegaGL",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: expert.account.phone,
      teamData,
    },
  });
  if (!post.ok) throw new Error(post.message);
  await expect.poll(() => titles(browser), wait).toHaveLength(1);
  expect(browser.received[0]?.payload).toMatchObject({
    title: expect.stringMatching(/ posted teams$/),
    body: "HAW v RHI",
    path: `/showexpertteams/${post.data.data._id}`,
  });
  const phoneNumber = owner.account.phone;
  const reply = await owner.call.groups.create({
    body: { primeGroupName: "Early Birds", ownerMobileNumber: phoneNumber, groupLogo: "star" },
  });
  if (!reply.ok) throw new Error(reply.message);
  const { groupId } = reply.data.data;
  const member = { groupId, userPhoneNumber: actor.account.phone, userNickName: "Member" };
  const groupTeam = (captain: number, at: number) => ({
    ...handMadeTeam(),
    captain,
    vicecaptain: 0,
    team_number: at + 1,
  });
  const hook = await giveWebhook(server, actor.account, { events: ["group.posted"] });
  await owner.call.groups.addUser({ body: { ...member, teamsCount: 3 } });
  const postReply = await owner.call.groups.post({
    body: {
      matchId,
      numberOfTeams: 3,
      groupId,
      groupOwnerPhoneNumber: phoneNumber,
      teamData: [1, 2, 14].map((captain, at) => groupTeam(captain, at)),
      sportIndex: 0,
      primeUserData: [{ phoneNumber: actor.account.phone, left: 1, right: 3 }],
    },
  });
  expect(postReply).toMatchObject({ ok: true });
  await expect.poll(() => titles(browser), wait).toContain("Early Birds posted teams");
  const path = `/displaygroupteam/${matchId}/${groupId}`;
  expect(browser.received[1]?.payload).toMatchObject({ path });

  const repairReply = await owner.call.groups.repair({
    body: {
      matchId,
      groupId,
      groupOwnerPhoneNumber: phoneNumber,
      teamData: [5, 2, 14].map((captain, at) => groupTeam(captain, at)),
      out: [1],
    },
  });
  expect(repairReply).toMatchObject({ data: { changed: 1 } });
  await expect.poll(() => titles(browser), wait).toContain("Early Birds changed its teams");
  expect(browser.received[2]?.payload).toMatchObject({
    body: "HAW v RHI: players who are out were replaced. Transfer the changed teams.",
    path,
  });
  await owner.call.groups.withdraw({ body: { groupId, matchId, reason: "Wrong captain" } });
  await expect.poll(() => titles(browser), wait).toContain("Early Birds withdrew its teams");
  expect(browser.received[3]?.payload).toMatchObject({ body: "HAW v RHI: Wrong captain", path });
  await whenSettled();

  // Webhooks are told of the post alone, with the group's id.
  const { rows } = (await database.db.execute(
    sql`select body from webhook_deliveries where webhook_id = ${hook}`,
  )) as unknown as { rows: { body: string }[] };
  expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: "group.posted", data: { matchId, groupId, group: "Early Birds" } },
  ]);
});

test("an address moves to another account only with the keys of its browser", async () => {
  const { actor, browser } = await makeListener();
  const stranger = await makeActor(server, "customer");
  const { browser: other } = await makeListener();
  const { endpoint, keys, language } = browser.subscription;
  const foreign = { endpoint, keys: other.subscription.keys, language };
  expect(await stranger.call.notices.subscribe({ body: foreign })).toMatchObject({
    status: 400,
    field: "endpoint",
  });
  const isSubscribed = async (by: typeof actor) => {
    const settings = await by.call.notices.settings({});
    return settings.ok && settings.data.subscribed;
  };
  expect([await isSubscribed(actor), await isSubscribed(stranger)]).toEqual([true, false]);
  expect((await stranger.call.notices.subscribe({ body: { endpoint, keys, language } })).ok).toBe(true);
  expect([await isSubscribed(actor), await isSubscribed(stranger)]).toEqual([false, true]);
});

test("a time zone that does not exist is refused", async () => {
  const actor = await makeActor(server, "customer");
  const body = { kinds: {}, quiet: null, timeZone: "Asia/Nowhere" };
  expect(await actor.call.notices.change({ body })).toMatchObject({ code: "invalid_input" });
  expect(await actor.call.notices.settings({})).toMatchObject({
    data: { data: { kinds: { lineups: false, expertPosts: true }, timeZone: "Asia/Kolkata" } },
  });
});

test("an account that is deleted before its notice is made gets none", async () => {
  const { actor } = await makeListener();
  const { id } = actor.account;
  expect(await actor.call.accountData.deleteAccount({ body: { password: PASSWORD } })).toMatchObject({
    ok: true,
  });
  const event: NoticeEvent = {
    kind: "groupTeams",
    key: "posted-just-before",
    matchId: await newMatch(),
    values: { groupId: "g", group: "Star", left: "HAW", right: "RHI", change: "posted", reason: "" },
    audience: { of: "accounts", ids: [id] },
    path: "/",
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
  await fanOut(server.deps, event, new AbortController().signal);
  expect(await database.db.$count(notices, eq(notices.accountId, id))).toBe(0);
});

test("line-ups and results that nobody was told of before an outage are told after it, however long it was", async () => {
  const ids = [await newMatch({ lineups: true }), await newMatch({ minutes: -2000, finished: true })];
  const plain = [await newMatch(), await newMatch({ minutes: -2000 })];
  await whenSettled();
  await database.db.execute(sql`delete from notice_events`);
  await database.db.execute(sql`update matches set updated_at = now() - interval '1 hour'`);
  const found = async () => {
    const due = new Set(await matchesToDetect(database.db));
    return [...ids, ...plain].filter((id) => due.has(id));
  };
  expect(await found()).toEqual(ids);
  await detect(server.deps, ids);
  expect(await found()).toEqual([]);
});

test("a match whose start was set by hand is looked at when that time comes near, and its watches stay until it was played", async () => {
  const actor = await makeActor(server, "customer");
  const matchId = await newMatch({ minutes: 5 * 24 * 60 });
  const pastId = await newMatch({ minutes: -8 * 24 * 60 });
  await actor.call.notices.watch({
    body: {
      matches: [matchId, pastId].map((id) => ({
        matchId: id,
        stored: true,
        untransferred: true,
        players: [],
      })),
    },
  });
  const staff = await makeActor(server, "admin");
  const value = new Date(Date.now() + 20 * MINUTE).toISOString();
  for (const id of [matchId, pastId])
    await staff.call.matches.override({
      params: { id },
      body: { changes: [{ player_index: null, field: "match_time", value }] },
    });
  await database.db.execute(sql`update matches set updated_at = now() - interval '1 hour'`);
  expect(await matchesToDetect(database.db)).toEqual(expect.arrayContaining([matchId, pastId]));
  await forgetOldWatches(database.db);
  expect(await isWatched(database.db, pastId)).toBe(true);
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "two devices that choose different kinds at the same time choose both",
  async () => {
    const { db } = database;
    const { call, account } = await makeActor(server, "customer");
    const settings = { kinds: {}, quiet: null, timeZone: "Asia/Kolkata" };
    const { reply } = await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      const { kinds } = await readSettings(tx, account.id);
      await writeSettings(tx, account.id, { ...settings, kinds: { ...kinds, lineups: true } });
      const waiting = call.notices.change({ body: { ...settings, kinds: { expertPosts: false } } });
      await untilWaiting(db);
      return { reply: waiting };
    });
    expect(await reply).toMatchObject({ data: { data: { kinds: { lineups: true, expertPosts: false } } } });
  },
);
