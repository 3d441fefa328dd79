import type { Team } from "@teamwright/domain";
import { expect, test } from "vitest";
import { maskedNumber, reportBuckets } from "./report-rows.ts";

const team = (team_number: number, captain: number, vicecaptain: number): Team => ({
  team_number,
  credits: 90,
  team: [[0], [1, 2]],
  captain,
  vicecaptain,
});

test("puts teams in buckets of 50 points, most first, the last one open-ended", () => {
  const points = [10, 40, 20];
  // 10 + 2 x 40 + 1.5 x 20 = 120; 2 x 10 + 40 + 1.5 x 20 = 90; 1.5 x 10 + 2 x 40 + 20 = 115
  const buckets = reportBuckets([team(1, 1, 2), team(2, 0, 2), team(3, 1, 0)], points);
  expect(
    buckets.map(({ from, to, rows }) => [from, to, rows.map((row) => [row.team.team_number, row.points])]),
  ).toEqual([
    [
      100,
      null,
      [
        [1, 120],
        [3, 115],
      ],
    ],
    [50, 100, [[2, 90]]],
  ]);
});

test("masks the last two digits of a number", () => {
  expect(maskedNumber("9876543210")).toBe("98765432XX");
});
