import { expect, test } from "vitest";
import { maskOf } from "@teamwright/engine/team-set";
import { sampleColumns } from "#data/records/testing/sample-teams.ts";
import { sharesOfPlayer, standingOfPlayer } from "./shares-of-player.ts";

test("counts the teams with a player, and those that he leads", () => {
  const teams = sampleColumns(4);
  teams.members.fill(0);
  for (const row of [0, 2, 3]) teams.members.set(maskOf([7]), 3 * row);
  teams.captain.set([7, 1, 2, 7]);
  teams.viceCaptain.set([1, 2, 7, 3]);
  expect(sharesOfPlayer(teams, 7)).toEqual({ teams: 3, of: 4, percent: 75, captain: 50, viceCaptain: 25 });
  expect(sharesOfPlayer(teams, 8)).toMatchObject({ teams: 0, percent: 0 });
});

test("an attempt without teams has no shares", () => {
  expect(sharesOfPlayer(sampleColumns(0), 7)).toMatchObject({ teams: 0, of: 0, percent: 0 });
});

test("teams with a player are compared with the others by their points; equal points share a rank", () => {
  const teams = sampleColumns(4);
  teams.members.fill(0);
  for (const row of [0, 2]) teams.members.set(maskOf([7]), 3 * row);
  expect(standingOfPlayer(teams, 7, [50, 80, 70, 70])).toEqual({
    holders: { n: 2, mean: 60 },
    others: { n: 2, mean: 75 },
    bestRank: 2,
    of: 4,
  });
  expect(standingOfPlayer(teams, 8, [50, 80, 70, 70])).toBeNull();
});
