import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };

let server: TestApp;
let customer: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
  await push(finishedMatchOf("past-1", "2026-03-01", { "h-0": 20, "r-0": 11 }));
  await push(finishedMatchOf("past-2", "2026-03-04", { "h-0": 60, "h-1": 8 }));
  await push(sampleMatch("next"));
});
afterAll(() => server.close());

async function push(match: object): Promise<void> {
  const reply = await server
    .visitor()
    .send("POST", "/api/feed/push", { body: { matches: [match] }, headers: PUSH });
  expect(reply.status, reply.text).toBe(200);
}

/** A finished match in which the first eleven played, all for 5 points but these; of each side one did not play. */
function finishedMatchOf(id: string, day: string, points: Readonly<Record<string, number>>) {
  const match = sampleMatch(id);
  const side = (sideFields: NonNullable<typeof match.left>) => ({
    ...sideFields,
    players: sideFields.players?.map((player, index) =>
      index < 11 ? { ...player, playing: true, points: points[String(player.id)] ?? 5 } : player,
    ),
  });
  return {
    ...match,
    match_time: `${day}T14:00:00Z`,
    status: "finished",
    left: side(match.left!),
    right: side(match.right!),
  };
}

async function historyOf(playerIndex: number) {
  server.deps.payloads.forget("player-histories:next");
  const reply = await customer.call.forecasts.history({ params: { id: "next" } });
  if (!reply.ok) throw new Error("the history was refused");
  return reply.data.data.find((history) => history.playerIndex === playerIndex);
}

test("a player's history has his newest matches, those against the side, and his share of the line-ups", async () => {
  expect(await historyOf(0)).toEqual({
    playerIndex: 0,
    last: [
      { matchTime: "2026-03-04T14:00:00.000Z", against: "RHI", points: 60 },
      { matchTime: "2026-03-01T14:00:00.000Z", against: "RHI", points: 20 },
    ],
    atGround: null,
    againstSide: { n: 2, mean: 40 },
    lineups: { played: 2, of: 2 },
  });
  expect(await historyOf(11)).toMatchObject({ last: [], againstSide: null, lineups: { played: 0, of: 2 } });
});

test("a correction of points changes the history", async () => {
  await push(finishedMatchOf("past-1", "2026-03-01", { "h-0": 30 }));
  expect((await historyOf(0))?.againstSide).toEqual({ n: 2, mean: 45 });
});

test("in basketball the matches of the bench count, and its line-ups are those of the announced", async () => {
  const roles = ["PG", "SG", "SF", "PF", "C"];
  const game = (id: string, day: string, status: "finished" | "not_started") => {
    const squad = (prefix: string) =>
      [...roles, "PG"].map((role, at) => ({
        id: `${prefix}-${at}`,
        name: `${prefix} ${role} ${at}`,
        role,
        credits: 12,
        playing: at < 5,
        ...(status === "finished" && { points: 10 + at }),
      }));
    return {
      id,
      sport: "basketball",
      match_time: `${day}T14:00:00Z`,
      series: "Copper Court",
      status,
      left: { name: "Cape Comets", short_name: "CAP", players: squad("cb") },
      right: { name: "Dale Dunkers", short_name: "DAL", players: squad("db") },
    };
  };
  await push(game("game", "2026-03-01", "finished"));
  await push(game("tip-off", "2026-03-08", "not_started"));
  const reply = await customer.call.forecasts.history({ params: { id: "tip-off" } });
  const bench = reply.ok ? reply.data.data.find(({ playerIndex }) => playerIndex === 5) : undefined;
  expect(bench).toMatchObject({
    last: [{ against: "DAL", points: 15 }],
    againstSide: { n: 1, mean: 15 },
    lineups: { played: 0, of: 1 },
  });
});
