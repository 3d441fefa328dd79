import { sealedPayload } from "@teamwright/contract";
import { matchForecastSchema } from "@teamwright/forecast";
import type { MatchForecast } from "@teamwright/forecast";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR } from "@teamwright/domain/durations";
import { unseal } from "#crypto/sealing.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import type { FeedMatch } from "../match-model/public.ts";
import { asUpcoming } from "../match-model/public.ts";
import { detailOf, findMatch } from "../matches/public.ts";
import { importForecastMatch, storeModel } from "./testing/forecast-match.ts";

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

let server: TestApp;
let customer: SignedInVisitor;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
  id = await importForecastMatch(server, inHours(2));
});
afterAll(() => server.close());

async function forecastOf(match: string): Promise<MatchForecast | null> {
  const reply = await customer.send("GET", `/api/forecast/match/${match}`);
  expect(reply.status, reply.text).toBe(200);
  const { data } = reply.json();
  if (data === null) return null;
  const text = unseal(sealedPayload.parse(data), server.deps.secrets.payloadKey);
  return matchForecastSchema.parse(text.ok ? JSON.parse(text.value) : null);
}

/** As upcoming, before its line-ups, with another player in each squad. */
const withoutLineups =
  (start: Date) =>
  (match: FeedMatch): FeedMatch => {
    const [upcoming] = asUpcoming([match], start);
    const [left, right] = upcoming!.sides.map((side, index) => {
      const players = side.players!.map((player) => ({ ...player, playing: false, availability: null }));
      const twelfth = { ...players[0]!, id: `twelfth-${index}`, name: `Twelfth ${index}`, selected_by: null };
      return { ...side, players: [...players, twelfth] };
    });
    return { ...upcoming!, sides: [left!, right!] };
  };

test("without a model a match has no forecast", async () => {
  expect(await forecastOf(id)).toBeNull();
});

test("the forecast has the players by player_index, those of the line-up for certain", async () => {
  await storeModel(server);
  server.deps.payloads.forget(`forecast:${id}`);
  const forecast = await forecastOf(id);
  const detail = detailOf((await findMatch(server.deps.database.db, id))!.shown);
  const lineup = [...detail.left_team_players, ...detail.right_team_players].filter(
    ({ playing }) => playing === 1,
  );
  expect(forecast?.players.map((player) => Number(player.id)).toSorted((a, b) => a - b)).toEqual(
    lineup.map(({ player_index: index }) => index).toSorted((a, b) => a - b),
  );
  expect(forecast?.players.every(({ plays }) => plays === 1)).toBe(true);
  expect(forecast?.players.filter(({ matches }) => matches > 0).length).toBeGreaterThan(15);
});

test("a change of the match makes another forecast, the same match the same ETag", async () => {
  const path = `/api/forecast/match/${id}`;
  const first = await customer.send("GET", path);
  const headers = { "if-none-match": String(first.headers["etag"]) };
  expect((await customer.send("GET", path, { headers })).status).toBe(304);
  await importForecastMatch(server, inHours(2), withoutLineups(inHours(2)));
  const second = await customer.send("GET", path, { headers });
  expect([second.status, second.headers["etag"] === first.headers["etag"]]).toEqual([200, false]);
  const forecast = await forecastOf(id);
  expect(forecast?.players).toHaveLength(24);
  expect(forecast?.players.every(({ plays }) => plays > 0 && plays < 1)).toBe(true);
});

test("a match of players that the model does not know has no forecast, an unknown match is not found", async () => {
  const headers = { authorization: "Bearer a push key for tests only" };
  const body = { matches: [sampleMatch()] };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers })).status).toBe(200);
  expect(await forecastOf("sample-1")).toBeNull();
  expect((await customer.send("GET", "/api/forecast/match/nowhere")).status).toBe(404);
});
