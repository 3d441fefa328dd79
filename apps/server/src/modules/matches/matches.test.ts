import { createDecipheriv } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { sealedPayload } from "@teamwright/contract";
import { matchDetailSchema, matchListItemSchema } from "@teamwright/domain";
import type { MatchDetail, MatchListItem } from "@teamwright/domain";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { HOUR } from "@teamwright/domain/durations";
import { unseal } from "#crypto/sealing.ts";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { RawReply, Visitor } from "#testing/visitor.ts";
import type { MatchDocument } from "../match-model/feed-match.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };

let server: TestApp;
let customer: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
});
afterAll(() => server.close());

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const push = (...matches: readonly object[]): Promise<RawReply> =>
  server.visitor().send("POST", "/api/feed/push", { body: { matches }, headers: PUSH });

function open(payload: unknown): unknown {
  const text = unseal(sealedPayload.parse(payload), server.deps.secrets.payloadKey);
  if (!text.ok) throw new Error("the envelope does not open");
  return JSON.parse(text.value);
}

async function list(): Promise<MatchListItem[]> {
  const reply = await server.visitor().send("GET", "/api/fantasy/matches/cricket");
  const payloads = z.array(z.unknown()).parse(reply.json()["data"]);
  return payloads.map((payload) => matchListItemSchema.parse(open(payload)));
}

async function detail(id: string): Promise<MatchDetail> {
  const reply = await customer.send("GET", `/api/fantasy/match/${id}`);
  return matchDetailSchema.parse(open(reply.json()["data"]));
}

const ids = (prefix: string) => Array.from({ length: 11 }, (_, index) => `${prefix}-${index}`);
const withTime = (id: string, hours: number): MatchDocument => ({
  ...sampleMatch(id),
  match_time: inHours(hours),
});

describe("the match list", () => {
  test("shows upcoming and recent matches, soonest first, each in its own envelope", async () => {
    await push(
      withTime("later", 30),
      withTime("soon", 2),
      withTime("yesterday", -24),
      withTime("long-ago", -24 * 8),
    );
    expect((await list()).map((match) => match.id)).toEqual(["yesterday", "soon", "later"]);
    const [first] = await list();
    expect(first).toMatchObject({
      left_team_name: "HAW",
      right_team_name: "RHI",
      sport_index: 0,
      lineup_out: false,
    });
  });

  test("a fixture without squads is not listed yet", async () => {
    const { left, right, ...fixture } = withTime("fixture", 3);
    await push({ ...fixture, left: { name: left?.name }, right: { name: right?.name } });
    expect((await list()).map((match) => match.id)).not.toContain("fixture");
  });

  test("answers a known ETag with 304 without asking the database", async () => {
    const visitor = server.visitor();
    const first = await visitor.send("GET", "/api/fantasy/matches/cricket");
    expect(first.headers["cache-control"]).toContain("s-maxage");
    const { database } = server.deps;
    const select = vi.spyOn(database.db, "select");
    const headers = { "if-none-match": String(first.headers["etag"]) };
    const again = await visitor.send("GET", "/api/fantasy/matches/cricket", { headers });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });

  test("comes compressed to who takes it, with the same content", async () => {
    for (const encoding of ["br", "gzip"]) {
      const reply = await server.app.inject({
        url: "/api/fantasy/matches/cricket",
        headers: { "accept-encoding": encoding },
      });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
      const bytes = encoding === "br" ? brotliDecompressSync(reply.rawPayload) : gunzipSync(reply.rawPayload);
      expect(JSON.parse(bytes.toString())).toMatchObject({ status: "success" });
    }
  });
});

describe("the match detail", () => {
  test("needs a plan, and a match that is stored", async () => {
    expect((await server.visitor().send("GET", "/api/fantasy/match/soon")).status).toBe(401);
    const without = await signUp(server);
    expect((await without.send("GET", "/api/fantasy/match/soon")).status).toBe(403);
    expect((await customer.send("GET", "/api/fantasy/match/nowhere")).status).toBe(404);
    expect((await customer.send("GET", "/api/fantasy/match/..%2f")).status).toBe(400);
  });

  test("carries both squads; line-ups change it, its ETag and the list, and reach open clients", async () => {
    const events: string[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public") events.push(JSON.stringify(message.event));
    });
    const before = await customer.send("GET", "/api/fantasy/match/soon");
    expect(await detail("soon")).toMatchObject({ lineup_status: 0 });
    const lineups = { left: { lineup: ids("h") }, right: { lineup: ids("r") } };
    await push({ id: "soon", sport: "cricket", partial: true, ...lineups });
    stop();
    const match = await detail("soon");
    expect(match.lineup_status).toBe(1);
    expect(match.left_team_players.filter((player) => player.playing === 1)).toHaveLength(11);
    expect(match.left_team_players.at(-1)).toMatchObject({ playing: 0, last_play_text: "unavailable" });
    const after = await customer.send("GET", "/api/fantasy/match/soon");
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    expect((await list()).find((entry) => entry.id === "soon")?.lineup_out).toBe(true);
    expect(events).toEqual([JSON.stringify({ type: "lineups", matchId: "soon", sport: "cricket" })]);
  });

  test("the list names only apps whose ids the players carry, as a transfer does", async () => {
    const match = { ...withTime("connected", 4), apps: ["dream11", "myfab11"] };
    const readApps = async () => (await list()).find((entry) => entry.id === "connected")?.fantasy_list;
    await push(match);
    expect(await readApps()).toEqual([]);
    const players = [{ id: "h-1", app_ids: { dream11: "77" } }];
    await push({ id: "connected", sport: "cricket", partial: true, left: { players } });
    expect(await readApps()).toEqual(["dream11"]);
  });

  test("a late withdrawal takes a player out of the line-up, not the line-ups back", async () => {
    await push(withTime("withdrawal", 4));
    const pushSides = (sides: object) =>
      push({ id: "withdrawal", sport: "cricket", partial: true, ...sides });
    const readLineUp = async () => (await list()).find((entry) => entry.id === "withdrawal")?.lineup_out;
    await pushSides({ left: { lineup: ids("h") } });
    expect((await detail("withdrawal")).lineup_status).toBe(0);
    await pushSides({ right: { lineup: ids("r") } });
    expect([(await detail("withdrawal")).lineup_status, await readLineUp()]).toEqual([1, true]);

    const events: unknown[] = [];
    const stop = server.deps.bus.subscribe((message) => {
      if (message.kind === "public") events.push(message.event);
    });
    await pushSides({ left: { players: [{ id: "h-4", playing: false }] } });
    const ten = await detail("withdrawal");
    expect([ten.lineup_status, await readLineUp()]).toEqual([1, true]);
    expect(ten.left_team_players.filter((player) => player.playing === 1)).toHaveLength(10);
    expect(ten.left_team_players[4]).toMatchObject({ playing: 0, last_play_text: "unavailable" });
    await pushSides({ left: { players: [{ id: "h-11", playing: true }] } });
    expect((await detail("withdrawal")).lineup_status).toBe(1);
    stop();
    const news = { type: "match", matchId: "withdrawal", sport: "cricket" };
    expect(events).toEqual([news, news]);

    // No player of a side plays: the line-up was a mistake and is withdrawn completely.
    await pushSides({ left: { lineup: [] } });
    expect([(await detail("withdrawal")).lineup_status, await readLineUp()]).toEqual([0, false]);
    await pushSides({ left: { lineup: ids("h").slice(1) } });
    expect((await detail("withdrawal")).lineup_status).toBe(0);
  });

  test("names who has left a squad, until he is back in it", async () => {
    const match = withTime("leavers", 6);
    const without = { ...match.left, players: match.left!.players!.filter(({ id }) => id !== "h-3") };
    await push(match);
    expect(await detail("leavers")).not.toHaveProperty("former_players");
    await push({ ...match, left: without });
    const { left_team_players: left, former_players: former } = await detail("leavers");
    expect(left.map(({ player_fixed_id: id }) => id)).not.toContain("h-3");
    expect(former).toMatchObject([{ player_fixed_id: "h-3", playing: 0, last_play_text: "unavailable" }]);
    await push(match);
    expect(await detail("leavers")).not.toHaveProperty("former_players");
  });

  test("is automatic once the line-up's players carry both percentages and main provider ids", async () => {
    const full = (prefix: string) =>
      ids(prefix).map((id) => ({ id, captain_percentage: 4, vice_captain_percentage: 4, pl_id: `p-${id}` }));
    await push({
      id: "soon",
      sport: "cricket",
      partial: true,
      left: { players: full("h") },
      right: { players: full("r") },
    });
    expect((await detail("soon")).automatic).toBe(true);
    expect((await detail("later")).automatic).toBe(false);
  });
});

describe("the scorecard", () => {
  const card = async (id: string, sport = "cricket") =>
    (await customer.send("GET", `/api/fantasy/scorecard/backup/${sport}/${id}`)).json()["data"];

  test("tells how the match stands by time and by word, and the points", async () => {
    expect(await card("later")).toMatchObject({ match_status: "active" });
    // A player without known points is not in it: zeros would look like a result.
    expect(await card("yesterday")).toEqual({ match_status: "inprogress", player_data: [] });
    await push({
      id: "yesterday",
      sport: "cricket",
      partial: true,
      status: "finished",
      left: { players: [{ id: "h-0", points: 71.5 }] },
    });
    const data = z
      .object({
        match_status: z.string(),
        player_data: z.array(z.object({ player_fixed_id: z.string(), points: z.number() })),
      })
      .parse(await card("yesterday"));
    expect(data.match_status).toBe("inactive");
    expect(data.player_data).toEqual([{ player_fixed_id: "h-0", points: 71.5 }]);
    expect(await card("yesterday", "football")).toBeUndefined();
  });
});

describe("points by rule", () => {
  const parts = [
    { rule: "announced", times: 1, points: 4 },
    { rule: "run", times: 31, points: 31 },
    { rule: "strike rate", times: 1, points: -2 },
  ];
  const pushPlayer = (player: object) =>
    push({
      id: "yesterday",
      sport: "cricket",
      partial: true,
      left: { players: [{ id: "h-1", ...player }] },
    });
  const readScores = async () => {
    const reply = await customer.send("GET", "/api/fantasy/scorecard/backup/cricket/yesterday");
    const { player_data } = reply.json()["data"] as { player_data: { player_fixed_id: string }[] };
    return player_data.find(({ player_fixed_id }) => player_fixed_id === "h-1");
  };

  test("are in the scorecard, until points come that they do not make up", async () => {
    expect((await pushPlayer({ points: 33, points_by_rule: parts })).status).toBe(200);
    expect(await readScores()).toEqual({ player_fixed_id: "h-1", points: 33, parts });
    await pushPlayer({ credits: 9 });
    expect(await readScores()).toEqual({ player_fixed_id: "h-1", points: 33, parts });
    await pushPlayer({ points: 35 });
    expect(await readScores()).toEqual({ player_fixed_id: "h-1", points: 35 });
  });

  test("a value set by hand hides them, and shows them again when it is lifted", async () => {
    await pushPlayer({ points: 33, points_by_rule: parts });
    const admin = await signUp(server, { role: "admin" });
    const change = { player_index: 1, field: "points" };
    const params = { id: "yesterday" };
    await admin.call.matches.override({ params, body: { changes: [{ ...change, value: 40 }] } });
    expect(await readScores()).toEqual({ player_fixed_id: "h-1", points: 40 });
    await admin.call.matches.lift({ params, body: { changes: [change] } });
    expect(await readScores()).toEqual({ player_fixed_id: "h-1", points: 33, parts });
  });

  test("that do not add up to the points are refused", async () => {
    for (const player of [{ points: 34, points_by_rule: parts }, { points_by_rule: parts }]) {
      const reply = await pushPlayer(player);
      expect(reply.status).toBe(400);
      expect(reply.json()["message"]).toMatch(/points_by_rule: must add up to the points/);
    }
  });
});

describe("the push", () => {
  test("needs its key", async () => {
    const body = { matches: [withTime("x", 1)] };
    expect((await server.visitor().send("POST", "/api/feed/push", { body })).status).toBe(401);
    const headers = { authorization: "Bearer some other key of thirty letters" };
    expect((await server.visitor().send("POST", "/api/feed/push", { body, headers })).status).toBe(401);
  });

  test("a file with one wrong match stores none of its matches and says which field", async () => {
    const reply = await push(withTime("good", 5), { ...withTime("bad", 5), match_time: "tomorrow" });
    expect(reply.status).toBe(400);
    expect(reply.json()["message"]).toMatch(/match bad, matches\[1\]\.match_time: must be a time/);
    expect((await list()).map((match) => match.id)).not.toContain("good");
  });

  test("sent twice it changes nothing, and the ETag stays", async () => {
    const match = withTime("twice", 9);
    await push(match);
    const before = await customer.send("GET", "/api/fantasy/match/twice");
    const reply = await push(match);
    expect(reply.json()["data"]).toMatchObject({ matches: [{ id: "twice", created: false, changes: [] }] });
    expect((await customer.send("GET", "/api/fantasy/match/twice")).headers["etag"]).toBe(
      before.headers["etag"],
    );
  });
});

describe("a caller that opens compressed envelopes", () => {
  const accept = "application/json; sealed=deflate";
  const inflate = (payload: unknown): unknown => {
    const { v, iv, ct } = sealedPayload.parse(payload);
    expect(v).toBe(2);
    const bytes = Buffer.from(ct, "base64url");
    const cipher = createDecipheriv(
      "aes-256-gcm",
      server.deps.secrets.payloadKey,
      Buffer.from(iv, "base64url"),
    );
    cipher.setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]);
    return JSON.parse(inflateRawSync(plain).toString());
  };
  const ask = (url: string, more: Record<string, string> = {}) =>
    customer.send("GET", url, { headers: { accept, ...more } });

  test("gets the same match and list in a third of the bytes, and caches know both forms apart", async () => {
    const url = "/api/fantasy/match/soon";
    const [packedReply, knownReply] = [await ask(url), await customer.send("GET", url)];
    expect(inflate(packedReply.json()["data"])).toEqual(await detail("soon"));
    expect(packedReply.text.length).toBeLessThan(knownReply.text.length / 3);
    expect(packedReply.headers["etag"]).not.toBe(knownReply.headers["etag"]);
    expect(String(knownReply.headers["vary"])).toMatch(/\baccept(?!-)/);
    const items = await ask("/api/fantasy/matches/cricket");
    expect(inflate(items.json()["data"])).toEqual(await list());
    expect((await ask(url, { "if-none-match": String(packedReply.headers["etag"]) })).status).toBe(304);
    expect((await ask("/api/fantasy/match/no-such-match")).status).toBe(404);
  });

  test("sees a change at once, as the other callers do", async () => {
    const before = await ask("/api/fantasy/match/later");
    await push({ id: "later", sport: "cricket", partial: true, series: "Another Cup" });
    const after = await ask("/api/fantasy/match/later");
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    expect(inflate(after.json()["data"])).toEqual(await detail("later"));
  });
});

describe("a program with an API key", () => {
  const SEALED_NO = "application/json; sealed=no";
  test("gets matches without the envelope where it accepts that, and a browser never does", async () => {
    await push(withTime("plain-one", 3));
    const owner = await signUp(server, { plan: 30 });
    const reply = await owner.call.apiKeys.create({
      body: { name: "reader", scopes: ["read"], days: 1, password: PASSWORD },
    });
    if (!reply.ok) throw new Error(reply.message);
    const headers = { authorization: `Bearer ${reply.data.data.key}`, accept: SEALED_NO };
    const ask = (url: string, sent: Record<string, string> = headers) =>
      server.visitor().send("GET", url, { headers: sent });

    const plain = await ask("/api/fantasy/match/plain-one");
    expect(matchDetailSchema.parse(plain.json()["data"])).toEqual(await detail("plain-one"));
    const { authorization } = headers;
    const sealedReply = await ask("/api/fantasy/match/plain-one", { authorization });
    expect(sealedPayload.safeParse(sealedReply.json()["data"]).success).toBe(true);
    expect(sealedReply.headers["etag"]).not.toBe(plain.headers["etag"]);
    expect((await ask("/api/fantasy/match/no-such-match")).status).toBe(404);

    const items = await ask("/api/fantasy/matches/cricket");
    expect(items.headers["cache-control"]).toBe("private, no-cache");
    expect(z.array(matchListItemSchema).parse(items.json()["data"])).toEqual(await list());

    for (const visitor of [owner, server.visitor()]) {
      const reply = await visitor.send("GET", "/api/fantasy/matches/cricket", {
        headers: { accept: SEALED_NO },
      });
      for (const each of z.array(z.unknown()).parse(reply.json()["data"])) sealedPayload.parse(each);
    }
  });
});
