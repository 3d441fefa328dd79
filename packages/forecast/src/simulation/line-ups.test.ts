import { seededGenerator } from "@teamwright/engine/random";
import { expect, test } from "vitest";
import { fittedMatch } from "../testing/fitted-match.ts";
import { drawLineUps, OVERS } from "./line-ups.ts";

const LINEUPS = 500;
const MAIN = 5;

test("main bowlers keep overs for the end, and nobody bowls two in a row or more than four", () => {
  const { forecast } = fittedMatch();
  const side = forecast.players.filter((player) => player.side === 0);
  // Five bowl nearly all overs, alike in every part of the innings.
  const players = side.map((player, index) => ({
    ...player,
    plays: 1,
    bowls: index < MAIN ? 1 : 0.3,
    overs: player.overs.map(() => (index < MAIN ? 0.17 : 0.025)),
  }));
  const { bowlers } = drawLineUps(players, 0, LINEUPS, seededGenerator(1));
  const others = { middle: 0, end: 0 };
  for (let first = 0; first < bowlers.length; first += OVERS) {
    const schedule = [...bowlers.subarray(first, first + OVERS)];
    for (const [over, bowler] of schedule.entries()) {
      expect(schedule[over + 1]).not.toBe(bowler);
      if (bowler < MAIN) continue;
      if (over >= 16) others.end++;
      else if (over >= 6) others.middle++;
    }
    for (let player = 0; player < players.length; player++)
      expect(schedule.filter((bowler) => bowler === player).length).toBeLessThanOrEqual(4);
  }
  expect(others.middle).toBeGreaterThan(0);
  expect(others.end / 4).toBeLessThan(others.middle / 10);
});
