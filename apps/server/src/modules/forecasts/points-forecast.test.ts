import { isPointsForecast, playableForecastSchema } from "@teamwright/forecast";
import { DAY, HOUR } from "@teamwright/domain/durations";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";
import type { MatchDocument } from "../match-model/feed-match.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { findMatch } from "../matches/public.ts";
import { storeGenerated } from "../reports/testing/store-generated.ts";
import { makeForecast } from "./forecast-of-match.ts";
import { freezePromises } from "./freeze-promises.ts";
import { measurePromises } from "./measure-promises.ts";
import { findPromise } from "./promise.repository.ts";
import { footballMatch, footballSeason } from "./testing/football-season.ts";

const now = Date.now();
const tomorrow = new Date(now + DAY);

let server: TestApp;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

async function push(...matches: readonly MatchDocument[]): Promise<void> {
  const headers = { authorization: "Bearer a push key for tests only" };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body: { matches }, headers });
  expect(reply.status, reply.text).toBe(200);
}

async function forecastOf(id: string) {
  const match = await findMatch(server.deps.database.db, id);
  const forecastMade = await makeForecast(server.deps.database, match!.shown);
  if (forecastMade === null) return null;
  const document = playableForecastSchema.parse(JSON.parse(JSON.stringify(forecastMade.document)));
  if (!isPointsForecast(document)) throw new Error("the match is played ball by ball");
  return { ...forecastMade, document };
}
const strikerOf = async (id: string) =>
  (await forecastOf(id))?.document.players.find((each) => each.id === "9");

test("with 19 finished matches there is no forecast, with 20 there is one of the whole squads", async () => {
  const season = footballSeason(21, new Date(now));
  await push(...season.slice(2), footballMatch({ id: "next", start: tomorrow, status: "not_started" }));
  expect(await forecastOf("next")).toBeNull();
  await push(season[1]!);
  const forecast = await forecastOf("next");
  expect(forecast).toMatchObject({ announced: false, model: { invented: false } });
  expect(forecast?.document.past).toHaveLength(20);
  expect(forecast?.document.ruleSet).toBeNull();
  expect(forecast?.document.players).toHaveLength(30);
  for (const side of [0, 1])
    expect(
      forecast?.document.players
        .filter((one) => one.side === side)
        .reduce((sum, { plays }) => sum + plays, 0),
    ).toBeCloseTo(11);
});

test("announced line-ups are those who play, and a better player is expected to score more", async () => {
  await push(footballMatch({ id: "next", start: tomorrow, status: "announced" }));
  const forecast = await forecastOf("next");
  expect(forecast?.announced).toBe(true);
  expect(forecast?.document.players.map(({ plays }) => plays)).toEqual(Array(22).fill(1));
  const [first, second] = ["9", "10"].map((id) => forecast!.document.players.find((one) => one.id === id)!);
  expect(first!.mean).toBeGreaterThan(second!.mean + 8);
});

test("a correction by a feed and one by hand change what is expected; a hidden match does not count", async () => {
  const before = (await strikerOf("next"))!;
  await push(
    footballMatch({ id: "past-20", start: new Date(now - 7 * DAY), status: "finished", seed: 20, more: 40 }),
  );
  const correctedStriker = (await strikerOf("next"))!;
  expect(correctedStriker.mean).toBeGreaterThan(before.mean + 1);
  const set = await admin.call.matches.override({
    params: { id: "past-20" },
    body: { changes: [{ player_index: 9, field: "points", value: 0 }] },
  });
  expect(set.ok).toBe(true);
  expect((await strikerOf("next"))!.mean).toBeLessThan(before.mean);
  const hidden = (value: boolean) => ({ changes: [{ player_index: null, field: "hidden", value }] });
  expect((await admin.call.matches.override({ params: { id: "past-20" }, body: hidden(true) })).ok).toBe(
    true,
  );
  expect(await forecastOf("next")).toBeNull();
  await admin.call.matches.override({ params: { id: "past-20" }, body: hidden(false) });
});

test("matches after the start, and matches by other rules, are not among the past ones", async () => {
  const earlier = new Date(now - 80 * DAY);
  await push(footballMatch({ id: "earlier", start: earlier, status: "announced" }));
  expect(await forecastOf("earlier")).toBeNull();
  const byRules = footballMatch({ id: "by-rules", start: new Date(now - 3 * DAY), status: "finished" });
  await push({ ...byRules, scoring: { rule_set: "dream11-football-2021", warnings: [] } });
  expect((await forecastOf("next"))?.document).toMatchObject({ ruleSet: null, past: { length: 20 } });
});

test("the forecast of a football match is frozen at its start and measured by ranges and teams", async () => {
  const start = new Date(now - 60_000);
  await push(footballMatch({ id: "begun", start, status: "announced" }));
  await freezePromises(server.deps, AbortSignal.timeout(60_000));
  const promise = (await findPromise(server.deps.database.db, "begun"))!;
  expect([...new Set(promise.claims.map(({ kind }) => kind))]).toEqual(["range_80", "set_top_1"]);
  expect(promise).toMatchObject({ sport: 1, format: "", ruleSet: null, invented: false });
  expect(promise.teams).toHaveLength(20);
  await push(footballMatch({ id: "begun", start, status: "finished" }));
  await measurePromises(server.deps);
  const record = await server.visitor().call.forecasts.record({});
  expect(record.ok && record.data.data.formats).toMatchObject([
    {
      sport: "football",
      format: "",
      measured: 1,
      kinds: [
        { kind: "range_80", n: 22 },
        { kind: "set_top_1", n: 1 },
      ],
    },
  ]);
});

test("past matches of a match that has begun are not read before its line-ups are out", async () => {
  const { db } = server.deps.database;
  const statements = async () => {
    const execute = vi.spyOn(db, "execute");
    await freezePromises(server.deps, AbortSignal.timeout(60_000));
    const count = execute.mock.calls.length;
    execute.mockRestore();
    return count;
  };
  const none = await statements();
  await push(footballMatch({ id: "unannounced", start: new Date(now - 60_000), status: "not_started" }));
  expect(await statements()).toBe(none);
  expect(await findPromise(db, "unannounced")).toBeNull();
});

test("in basketball the bench plays too: it is forecast, and its points count in the measure", async () => {
  const roles = ["PG", "SG", "SF", "PF", "C"];
  const game = (id: string, start: Date, status: "finished" | "not_started", seed = 0): MatchDocument => {
    const squad = (prefix: string) =>
      [...roles, ...roles].map((role, at) => ({
        id: `${prefix}-${at}`,
        name: `${prefix} ${role} ${at}`,
        role,
        credits: at < 5 ? 14 : 8,
        playing: at < 5,
        // One of the bench does not come on, another one each time.
        ...(status === "finished" && at !== 5 + (seed % 5)
          ? { points: (at < 5 ? 30 : 12) + (seed % 7) }
          : {}),
      }));
    return {
      id,
      sport: "basketball",
      match_time: start.toISOString(),
      series: "Copper Court",
      status,
      left: { name: "Cape Comets", short_name: "CAP", players: squad("cb") },
      right: { name: "Dale Dunkers", short_name: "DAL", players: squad("db") },
    };
  };
  const start = new Date(now - 60_000);
  const season = Array.from({ length: 20 }, (_, at) =>
    game(`game-${at}`, new Date(now - (20 - at) * DAY), "finished", at),
  );
  await push(...season, game("tip-off", start, "not_started"));
  const forecast = await forecastOf("tip-off");
  expect(forecast?.announced).toBe(true);
  const left = forecast!.document.players.filter(({ side }) => side === 0);
  expect(left.map(({ plays }) => plays === 1)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
  expect(left.reduce((sum, { plays }) => sum + plays, 0)).toBeCloseTo(9);
  await freezePromises(server.deps, AbortSignal.timeout(60_000));
  await push(game("tip-off", start, "finished", 3));
  await measurePromises(server.deps);
  const record = await server.visitor().call.forecasts.record({});
  expect(record.ok && record.data.data.formats.find(({ sport }) => sport === "basketball")).toMatchObject({
    measured: 1,
    kinds: [
      { kind: "range_80", n: 18 },
      { kind: "set_top_1", n: 1 },
    ],
  });
});

test("reports of one-day matches are past matches too", async () => {
  const { ids } = await storeGenerated(server.deps.database.db, 240, 3);
  expect(ids).toHaveLength(240);
  const oneDay = sampleMatch("one-day");
  const squad = (side: 0 | 1) =>
    oneDay[side === 0 ? "left" : "right"]!.players!.slice(0, 11).map((player, at) => ({
      ...player,
      id: `player-${side}-${at}`,
      playing: true,
    }));
  const match = (format: "odi" | "t20"): MatchDocument => ({
    ...oneDay,
    id: `cricket-${format}`,
    match_time: new Date(now + 2 * HOUR).toISOString(),
    format,
    gender: "men",
    left: { ...oneDay.left!, players: squad(0) },
    right: { ...oneDay.right!, players: squad(1) },
  });
  await push(match("odi"), match("t20"));
  const forecast = await forecastOf("cricket-odi");
  expect(forecast?.announced).toBe(true);
  expect(forecast!.document.past.length).toBeGreaterThan(20);
  expect(forecast!.document.players.every(({ matches }) => matches > 20)).toBe(true);
  // T20 is played ball by ball, which needs a model.
  expect(await forecastOf("cricket-t20")).toBeNull();
});
