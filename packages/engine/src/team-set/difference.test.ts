import { describe, expect, it } from "vitest";
import { seededGenerator } from "../random/generator.ts";
import { measureDifference } from "./difference.ts";
import { differenceOf } from "./members.ts";
import { randomMatch, randomTeams } from "./testing/random-match.ts";
import { columnsOf, everySport, sampleOf } from "./testing/sample.ts";
import type { TeamColumns } from "./columns.ts";

function byPairs(columns: TeamColumns) {
  const differences: number[] = [];
  for (let one = 0; one < columns.count; one++)
    for (let other = one + 1; other < columns.count; other++)
      differences.push(differenceOf(columns, one, other));
  return {
    smallest: differences.reduce((least, value) => Math.min(least, value), Infinity),
    smallestOfLineups: differences
      .filter((value) => value > 0)
      .reduce((least, value) => Math.min(least, value), Infinity),
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
  };
}

describe("how different teams are", () => {
  it("equals a look at every pair, in all sports", () => {
    for (const sport of everySport) {
      const { columns } = sampleOf(sport, 600, 300 + sport, 14);
      const difference = measureDifference(columns);
      const expected = byPairs(columns);
      expect(difference.smallest).toBe(expected.smallest);
      expect(difference.smallestOfLineups).toBe(expected.smallestOfLineups);
      expect(difference.mean).toBeCloseTo(expected.mean, 9);
    }
  });

  it("finds two and three in sets that are far apart", () => {
    const random = seededGenerator(6);
    const match = randomMatch(random, 0, 35, 35);
    for (const least of [2, 3, 4]) {
      const all = columnsOf(randomTeams(random, match, 900), match);
      const keptNumbers: number[] = [];
      for (let row = 0; row < all.count; row++)
        if (keptNumbers.every((other) => differenceOf(all, row, other) >= least)) keptNumbers.push(row);
      expect(keptNumbers.length).toBeGreaterThan(400);
      const rows = Uint32Array.from(keptNumbers);
      const measuredDifference = measureDifference(all, rows).smallest!;
      const pairs = keptNumbers.flatMap((one, at) =>
        keptNumbers.slice(at + 1).map((other) => differenceOf(all, one, other)),
      );
      expect(measuredDifference).toBe(pairs.reduce((a, b) => Math.min(a, b), Infinity));
    }
  });

  it("counts lineups and repeats", () => {
    const { match, teams } = sampleOf(0, 10, 4);
    const swappedTeam = { ...teams[0]!, captain: teams[0]!.vicecaptain, vicecaptain: teams[0]!.captain };
    const difference = measureDifference(columnsOf([...teams, swappedTeam, teams[3]!], match));
    expect(difference).toMatchObject({ lineups: 10, repeats: 1, smallest: 0 });
    expect(difference.smallestOfLineups).toBeGreaterThan(0);
  });

  it("has no figure where there is nothing to compare", () => {
    const { columns } = sampleOf(0, 1, 4);
    expect(measureDifference(columns)).toEqual({
      smallest: null,
      smallestOfLineups: null,
      mean: null,
      lineups: 1,
      repeats: 0,
    });
    expect(measureDifference(columns, Uint32Array.of()).lineups).toBe(0);
  });
});
