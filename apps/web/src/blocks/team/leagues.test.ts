import { expect, test } from "vitest";
import { leagueRows } from "./leagues.ts";

test("leagues hold the attempt's teams one after the other", () => {
  const leagues = leagueRows([
    { name: "grand", teams: 3 },
    { name: "small", teams: 0 },
    { name: "head-to-head", teams: 1 },
  ]);
  expect(leagues.map(({ label, rows }) => [label, [...rows]])).toEqual([
    ["Grand League", [0, 1, 2]],
    ["Small League", []],
    ["H2H League", [3]],
  ]);
});
