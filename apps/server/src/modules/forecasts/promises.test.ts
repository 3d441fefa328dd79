import type { ForecastRecord } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { asUpcoming } from "../match-model/public.ts";
import type { FeedMatch } from "../match-model/public.ts";
import { freezePromises } from "./freeze-promises.ts";
import { measurePromises } from "./measure-promises.ts";
import { findPromise } from "./promise.repository.ts";
import { importForecastMatch, storeModel } from "./testing/forecast-match.ts";

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

let server: TestApp;
let id: string;
const start = minutesAgo(1);
beforeAll(async () => {
  server = await startTestApp();
  id = await importForecastMatch(server, start);
});
afterAll(() => server.close());

/** Two at once on one database, as two instances would; what they know of each other is there. */
const twice = (run: () => Promise<void>) => Promise.all([run(), run()]);
const freeze = () => twice(() => freezePromises(server.deps, AbortSignal.timeout(60_000)));
const measure = () => twice(() => measurePromises(server.deps));

async function record(): Promise<ForecastRecord> {
  const reply = await server.visitor().call.forecasts.record({});
  if (!reply.ok) throw new Error("the record was refused");
  return reply.data.data;
}

/** As it ended, but for the time. */
const finishedMatch =
  (status: FeedMatch["status"] = "finished", more = 0) =>
  (match: FeedMatch): FeedMatch => {
    const [left, right] = match.sides;
    const [first, ...rest] = left.players!;
    const changedPlayer = { ...first!, points: (first!.points ?? 0) + more, points_by_rule: null };
    return {
      ...match,
      match_time: start.toISOString(),
      status,
      summary: null,
      sides: [{ ...left, players: [changedPlayer, ...rest] }, right],
    };
  };

test("nothing is frozen without a model", async () => {
  await freeze();
  expect(await record()).toEqual({ formats: [], newest: [] });
});

test("two instances freeze the forecast of a match that has begun once", async () => {
  await storeModel(server);
  await freeze();
  const promise = (await findPromise(server.deps.database.db, id))!;
  const kinds = Map.groupBy(promise.claims, ({ kind }) => kind);
  expect([...kinds].map(([kind, list]) => [kind, list.length])).toEqual([
    ["fifty_points", 22],
    ["range_80", 22],
    ["set_top_1", 1],
  ]);
  expect(promise.teams).toHaveLength(20);
  for (const { chance } of kinds.get("range_80")!) expect(chance).toBeGreaterThanOrEqual(0.8);
  expect(promise.frozenAt.getTime()).toBeGreaterThan(start.getTime());
  expect((await record()).formats).toMatchObject([
    { sport: "cricket", format: "T20", invented: false, frozen: 1, measured: 0, voided: 0, kinds: [] },
  ]);
});

test("a start that moves after the freeze changes no promise", async () => {
  const before = await findPromise(server.deps.database.db, id);
  await importForecastMatch(server, minutesAgo(-60));
  await freeze();
  await importForecastMatch(server, minutesAgo(0));
  await freeze();
  expect(await findPromise(server.deps.database.db, id)).toEqual(before);
});

test("final points are measured once, and a correction as a new measurement beside the same promise", async () => {
  await measure();
  expect((await record()).formats[0]).toMatchObject({ measured: 0 });
  const promise = await findPromise(server.deps.database.db, id);
  await importForecastMatch(server, start, finishedMatch());
  await measure();
  await measure();
  const first = await record();
  expect(first.formats[0]).toMatchObject({ frozen: 1, measured: 1, voided: 0 });
  expect(first.newest).toMatchObject([{ matchId: id, corrected: false, matchTime: start.toISOString() }]);
  const [fifty, range, set] = first.formats[0]!.kinds;
  expect([fifty?.n, range?.n, set?.n]).toEqual([22, 22, 1]);
  expect(fifty!.bands.reduce((sum, { n }) => sum + n, 0)).toBe(22);
  expect(fifty!.low).toBeLessThan(fifty!.real);
  await importForecastMatch(server, start, finishedMatch("finished", 400));
  await measure();
  expect((await record()).newest).toMatchObject([{ matchId: id, corrected: true }]);
  const { last: measurement, ...after } = (await findPromise(server.deps.database.db, id))!;
  expect(measurement?.number).toBe(2);
  expect({ ...after, last: null }).toEqual(promise);
});

test("an abandoned match is void", async () => {
  await importForecastMatch(server, start, finishedMatch("abandoned"));
  await measure();
  expect((await record()).formats).toMatchObject([{ frozen: 1, measured: 0, voided: 1, kinds: [] }]);
  expect((await record()).newest).toEqual([]);
});

test("a match whose line-ups are not announced at its start has no promise", async () => {
  const withoutAnnouncement = (match: FeedMatch): FeedMatch => {
    const [upcoming] = asUpcoming([{ ...match, id: "unannounced" }], start);
    const [left, right] = upcoming!.sides.map((side) => ({
      ...side,
      players: side.players!.map((player) => ({ ...player, playing: false, availability: null })),
    }));
    return { ...upcoming!, sides: [left!, right!] };
  };
  const unannouncedId = await importForecastMatch(server, start, withoutAnnouncement);
  expect(unannouncedId).not.toBe(id);
  await freeze();
  expect(await findPromise(server.deps.database.db, unannouncedId)).toBeNull();
});
