import { expect, test } from "vitest";
import { inventedSeason, ROLES, squadId } from "../testing/invented-season.ts";
import { addCredits, makeCreditLine, pointsByCredits } from "./credit-line.ts";
import { describePoints, learnPlayedMatch, makePointsModel } from "./points-model.ts";
import type { PlayerOfSquad } from "./points-model.ts";

const learnedUntil = "2026-11-01";
const teams = ["Home", "Away"] as const;

function modelOf(matches: number) {
  const model = makePointsModel();
  for (const match of inventedSeason(matches)) learnPlayedMatch(model, match);
  return model;
}

const lineUps = (playing: boolean): PlayerOfSquad[] =>
  ([0, 1] as const).flatMap((side) =>
    ROLES.map((role, at) => ({ id: squadId(side, at), side, role, credits: 8, playing })),
  );

test("credits tell more points where they told them before, and little where there are few matches", () => {
  const line = makeCreditLine();
  expect(pointsByCredits(line, 9)).toBe(0);
  for (const credits of [8, 9, 10]) addCredits(line, credits, 10 * credits);
  addCredits(line, null, 90);
  expect(pointsByCredits(line, null)).toBe(90);
  expect(pointsByCredits(line, 10) - pointsByCredits(line, 8)).toBeLessThan(3);
  for (let each = 0; each < 1000; each++) addCredits(line, 8 + (each % 3), 10 * (8 + (each % 3)));
  expect(pointsByCredits(line, 10) - pointsByCredits(line, 8)).toBeGreaterThan(18);
});

test("a player's mean moves from that of his role and credits to his own by his matches", () => {
  const meanOf = (matches: number, id: string, credits = 8) => {
    const players = [{ id, side: 0 as const, role: 3, credits, playing: true }];
    return describePoints(modelOf(matches), { learnedUntil, teams, players }).players[0]!;
  };
  expect(meanOf(40, "nobody", 8).mean).toBeLessThan(meanOf(40, "nobody", 10).mean);
  expect(meanOf(40, "nobody").matches).toBe(0);
  const [few, many] = [meanOf(4, squadId(0, 9)), meanOf(200, squadId(0, 9))];
  expect([few.matches, many.matches]).toEqual([4, 200]);
  expect(few.mean).toBeLessThan(many.mean);
  expect(many.mean).toBeGreaterThan(31);
});

test("before the line-ups the chances add up to a usual line-up, and a regular has a higher one", () => {
  const players = [
    ...lineUps(false),
    ...([0, 1] as const).map((side) => ({ id: "new", side, role: 2, credits: 8, playing: false })),
  ];
  const forecast = describePoints(modelOf(30), { learnedUntil, teams, players });
  for (const side of [0, 1]) {
    const squad = forecast.players.filter((player) => player.side === side);
    expect(squad.reduce((sum, { plays }) => sum + plays, 0)).toBeCloseTo(11);
    expect(squad.at(-1)!.plays).toBeLessThan(0.3);
  }
});

test("who is announced plays for certain, and the bench has the other places", () => {
  const players = lineUps(true).map((player, at) => (at % 11 >= 9 ? { ...player, playing: false } : player));
  const { players: described } = describePoints(modelOf(30), { learnedUntil, teams, players });
  expect(described.filter(({ plays }) => plays === 1)).toHaveLength(22);
});

test("the newest 200 matches are those that simulated ones are made of", () => {
  const { past } = describePoints(modelOf(230), { learnedUntil, teams, players: lineUps(true) });
  expect(past).toHaveLength(200);
  expect(past[0]![0].map((list) => list.length)).toEqual([1, 4, 4, 2]);
});
