import { createPublicKey, verify } from "node:crypto";
import { playerHash } from "@teamwright/contract";
import type { WatchedMatch } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ownJobs } from "../../jobs/own-jobs.ts";
import { makeActor } from "../../testing/actors.ts";
import type { Actor } from "../../testing/actors.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../../db/database.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { handMadeTeam } from "../../testing/upcoming-match.ts";
import { hashToken, newToken } from "../../crypto/tokens.ts";
import { SESSION_LIFE, startSession } from "../auth/public.ts";
import { detect } from "./detect.ts";
import { fanOut } from "./fan-out.ts";
import { noticeJobs } from "./jobs.ts";
import { takeDue } from "./notice.repository.ts";
import { sendDue } from "./push/send-due.ts";
import { startPushService } from "./testing/push-service.ts";
import type { TestBrowser } from "./testing/push-service.ts";

const FEED = { authorization: "Bearer a push key for tests only" };
const MINUTE = 60_000;
const wait = { timeout: 15_000 };

let database: Database;
let service: Awaited<ReturnType<typeof startPushService>>;
/** Two instances on one database. */
let server: TestApp;
let second: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  service = await startPushService();
  const shared = { ...database, close: async () => undefined };
  // Both must open what one of them sealed.
  const env = { PUSH_SERVICES: service.origin, TEAMWRIGHT_SECRET: SECRET };
  const jobs = [...ownJobs, ...noticeJobs];
  server = await startTestApp(env, { database: shared, jobs });
  second = await startTestApp(env, { database: shared, jobs });
});
afterEach(() => database.db.execute(sql`delete from notice_deliveries`));
afterAll(async () => {
  await second.close();
  await server.close();
  await service.close();
  await database.close();
});

const SECRET = "f3a9c1d47be2805f6a1c93d0e84b72651fd0a7c6b39e4852d17f60ab94ce3d28";

let count = 0;
interface Shape {
  readonly minutes?: number;
  readonly lineups?: boolean;
  /** Indexes of left players who are not in the line-up. */
  readonly left?: readonly number[];
  readonly finished?: boolean;
}

const pushMatch = async (id: string, { minutes = 40, lineups = false, left = [11], finished }: Shape) => {
  const match = sampleMatch(id);
  const squad = (team: typeof match.left, out: readonly number[]) => ({
    ...team,
    players: (team?.players ?? []).map((player, index) => ({
      ...player,
      ...(lineups ? { playing: !out.includes(index) } : {}),
      ...(finished === true ? { points: index } : {}),
    })),
  });
  const document = {
    ...match,
    match_time: new Date(Date.now() + minutes * MINUTE).toISOString(),
    left: squad(match.left, left),
    right: squad(match.right, [11]),
    ...(finished === true ? { status: "finished" } : {}),
  };
  const body = { matches: [document] };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers: FEED });
  expect(reply.status, reply.text).toBe(200);
};

const newMatch = async (shape: Shape = {}): Promise<string> => {
  const id = `notice-${++count}`;
  await pushMatch(id, shape);
  return id;
};

const all = {
  lineups: true,
  playersOut: true,
  deadline: true,
  results: true,
  groupTeams: true,
  expertPosts: true,
};
const choose = async (actor: Actor, changes: Partial<typeof all> = {}, quiet: Quiet = null) => {
  const body = { kinds: { ...all, ...changes }, quiet, timeZone: "Asia/Kolkata" };
  expect(await actor.call.notices.change({ body })).toMatchObject({ ok: true });
};
type Quiet = { from: number; to: number } | null;

const watch = (actor: Actor, matchId: string, changes: Partial<WatchedMatch> = {}) =>
  actor.call.notices.watch({
    body: { matches: [{ matchId, stored: false, untransferred: false, players: [], ...changes }] },
  });

/** A customer who wants everything, with a browser. */
const makeListener = async (language: "en" | "hi" | "te" = "en") => {
  const actor = await makeActor(server, "customer");
  await choose(actor);
  const browser = service.subscribe(language);
  expect(await actor.call.notices.subscribe({ body: browser.subscription })).toMatchObject({ ok: true });
  return { actor, browser };
};

/** The same account on another device. */
async function secondSession(actor: Actor) {
  const token = newToken();
  await startSession(database.db, {
    tokenHash: hashToken(token),
    accountId: actor.account.id,
    deviceId: null,
    userAgent: "another browser",
    life: SESSION_LIFE.customer,
  });
  const visitor = server.visitor();
  visitor.cookies.set("session", token);
  return visitor;
}

const titles = (browser: TestBrowser) => browser.received.map(({ payload }) => payload["title"]);
const listed = async (actor: Actor) => {
  const reply = await actor.call.notices.list({ query: {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};
async function settled(): Promise<void> {
  await expect
    .poll(async () => {
      const waiting = await server.deps.jobs.waiting();
      const { rows } = (await database.db.execute(
        sql`select count(*)::int as active from jobs.job where state in ('active', 'created') and name like 'notices.%' and start_after <= now() and name <> 'notices.sweep'`,
      )) as unknown as { rows: { active: number }[] };
      return [waiting.get("notices.fanOut") ?? 0, rows[0]?.active];
    }, wait)
    .toEqual([0, 0]);
}

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
  await settled();
  expect(browser.received).toHaveLength(1);
  expect(other.received).toHaveLength(0);
  const { data, unread } = await listed(actor);
  expect([data.map(({ kind }) => kind), unread]).toEqual([["lineups"], 1]);
  expect(await actor.call.notices.read({ body: {} })).toMatchObject({ data: { unread: 0 } });
  expect((await listed(actor)).data[0]).toMatchObject({ read: true });
});

/** By the signature's own rules (RFC 8292), with Node's functions. */
function expectSigned(header: string, publicKey: string): void {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const [head, claims, signature = ""] = token.split(".");
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" }),
      dsaEncoding: "ieee-p1363",
    },
    Buffer.from(signature, "base64url"),
  );
  expect(signed).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    aud: service.origin,
  });
}

test("each device gets its own copy, and a device that is signed out gets none", async () => {
  const { actor, browser } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId);
  const kept = service.subscribe();
  const gone = service.subscribe();
  const sessions = [await secondSession(actor), await secondSession(actor)];
  await sessions[0]!.call.notices.subscribe({ body: kept.subscription });
  await sessions[1]!.call.notices.subscribe({ body: gone.subscription });
  await sessions[1]!.call.auth.logout({});
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => [browser, kept].map((each) => each.received.length), wait).toEqual([1, 1]);
  await settled();
  expect(gone.received).toHaveLength(0);
  expect((await listed(actor)).data).toHaveLength(1);
});

test("players of the own teams who are out come in one notice, a late change in another", async () => {
  const { actor, browser } = await makeListener();
  await choose(actor, { lineups: false });
  const matchId = await newMatch();
  const players = await Promise.all(["h-0", "h-3", "r-11"].map((id) => playerHash(matchId, id)));
  await watch(actor, matchId, { stored: true, players });
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => titles(browser), wait).toEqual(["A player of your teams is out"]);
  expect(browser.received[0]?.payload["body"]).toBe("HAW v RHI: R Player 11");
  await pushMatch(matchId, { lineups: true, left: [0, 3] });
  await expect.poll(() => titles(browser), wait).toContain("2 players of your teams are out");
  expect(browser.received[1]?.payload["body"]).toBe("HAW v RHI: H Player 0, H Player 3");
  await detect(second.deps, [matchId]);
  await settled();
  expect(browser.received).toHaveLength(2);
});

test("the deadline is told to whoever has teams that are not transferred, results to whoever has teams", async () => {
  const { actor, browser } = await makeListener();
  const { actor: done, browser: doneBrowser } = await makeListener();
  const { actor: saver, browser: saverBrowser } = await makeListener("te");
  const matchId = await newMatch();
  await watch(actor, matchId, { stored: true, untransferred: true });
  await watch(done, matchId, { stored: true });
  await watch(saver, matchId);
  await pushMatch(matchId, { minutes: 14.5 });
  await expect.poll(() => titles(browser), wait).toEqual(["HAW v RHI: deadline in 15 minutes"]);
  await settled();
  await pushMatch(matchId, { minutes: -200, lineups: true, finished: true });
  const results = "Results are ready: HAW v RHI";
  await expect.poll(() => titles(doneBrowser), wait).toEqual([results]);
  await expect.poll(() => titles(browser), wait).toContain(results);
  await settled();
  expect(saverBrowser.received).toHaveLength(0);
  expect(doneBrowser.received[0]?.headers).toMatchObject({ urgency: "normal" });
  expect(doneBrowser.received[0]?.payload).toMatchObject({ path: `/previousmatch/${matchId}` });
});

test("nothing is sent in quiet hours or without a switch; the list has what is switched on", async () => {
  const { actor: asleep, browser: silent } = await makeListener();
  await choose(asleep, {}, { from: 0, to: 1439 });
  const { actor: uninterested, browser: off } = await makeListener();
  await choose(uninterested, { lineups: false });
  const { actor: awake, browser } = await makeListener();
  const matchId = await newMatch();
  for (const actor of [asleep, uninterested, awake]) await watch(actor, matchId);
  await pushMatch(matchId, { lineups: true });
  await expect.poll(() => browser.received.length, wait).toBe(1);
  await settled();
  expect([silent.received.length, off.received.length]).toEqual([0, 0]);
  expect((await listed(asleep)).unread).toBe(1);
  expect((await listed(uninterested)).data).toEqual([]);
});

test("an address that exists no more is removed; a busy service is asked again when it said so", async () => {
  const { actor: left, browser: gone } = await makeListener();
  const { actor: patient, browser: busy } = await makeListener();
  gone.replies.push({ status: 410 });
  busy.replies.push({ status: 503, retryAfter: 7 }, { status: 500 });
  const matchId = await newMatch();
  for (const actor of [left, patient]) await watch(actor, matchId);
  await pushMatch(matchId, { lineups: true });
  const subscribed = async (actor: Actor) => {
    const reply = await actor.call.notices.settings({});
    return reply.ok && reply.data.subscribed;
  };
  await expect.poll(() => subscribed(left), wait).toBe(false);
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
  expect(gone.received).toHaveLength(0);
  expect(await subscribed(patient)).toBe(true);
});

test("what an instance took and did not send is sent by another one", async () => {
  const { actor, browser } = await makeListener();
  const matchId = await newMatch();
  await watch(actor, matchId);
  // The instance stops after the change: no job of it runs.
  const event = { kind: "lineups", key: matchId, matchId, path: null } as const;
  const values = { left: "HAW", right: "RHI" };
  const expiresAt = new Date(Date.now() + 20 * MINUTE).toISOString();
  const signal = new AbortController().signal;
  const idle = { ...server.deps, jobs: { ...server.deps.jobs, enqueue: async () => null } };
  await fanOut(idle, { ...event, values, expiresAt, audience: { of: "saved" } }, signal);
  expect(await takeDue(database.db, 10, 90)).toHaveLength(1);
  await sendDue(second.deps, signal);
  expect(browser.received).toHaveLength(0);
  await database.db.execute(sql`update notice_deliveries set due_at = now()`);
  await Promise.all([sendDue(second.deps, signal), sendDue(server.deps, signal)]);
  expect(browser.received).toHaveLength(1);
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

test("followers hear of an expert's post, and members of their group's teams", async () => {
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
  const made = await owner.call.groups.create({
    body: { primeGroupName: "Early Birds", ownerMobileNumber: phoneNumber, groupLogo: "star" },
  });
  if (!made.ok) throw new Error(made.message);
  const { groupId } = made.data.data;
  const member = { groupId, userPhoneNumber: actor.account.phone, userNickName: "Member" };
  await owner.call.groups.addUser({ body: { ...member, teamsCount: 3 } });
  const posted = await owner.call.groups.post({
    body: {
      matchId,
      numberOfTeams: 3,
      groupId,
      groupOwnerPhoneNumber: phoneNumber,
      teamData: [1, 2, 14].map((captain, at) => ({
        ...handMadeTeam(),
        captain,
        vicecaptain: 0,
        team_number: at + 1,
      })),
      sportIndex: 0,
      primeUserData: [{ phoneNumber: actor.account.phone, left: 1, right: 3 }],
    },
  });
  expect(posted).toMatchObject({ ok: true });
  await expect.poll(() => titles(browser), wait).toContain("Early Birds posted teams");
  expect(browser.received[1]?.payload).toMatchObject({ path: `/displaygroupteam/${matchId}/${groupId}` });
});

test("a time zone that does not exist is refused", async () => {
  const actor = await makeActor(server, "customer");
  const body = { kinds: {}, quiet: null, timeZone: "Asia/Nowhere" };
  expect(await actor.call.notices.change({ body })).toMatchObject({ code: "invalid_input" });
  expect(await actor.call.notices.settings({})).toMatchObject({
    data: { data: { kinds: { lineups: false, expertPosts: true }, timeZone: "Asia/Kolkata" } },
  });
});
