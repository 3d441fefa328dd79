import { expect, test } from "vitest";
import { maskOf } from "@teamwright/engine/team-set";
import { sampleColumns } from "#data/records/testing/sample-teams.ts";
import { sharesOfPlayer } from "./shares-of-player.ts";

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
