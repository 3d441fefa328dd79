import { sportByIndex } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { combinationCredits, creditRows, creditStats, highPlayers, lowPlayers } from "./credit-stats.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

// Credits are 8, 8.5, 9, 9.5 in rotation, player by player.
const pool = squadOf(sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] }));

describe("credit figures", () => {
  it("give count, total, average, base and range of a group", () => {
    expect(creditStats(pool.slice(0, 4))).toEqual({
      count: 4,
      total: 35,
      average: 8.75,
      base: 8,
      range: [8, 9.5],
    });
    expect(creditStats([])).toEqual({ count: 0, total: 0, average: null, base: null, range: null });
  });

  it("go role by role after the whole", () => {
    const rows = creditRows(sportByIndex(0), pool);
    expect(rows.map(({ role, count }) => [role, count])).toEqual([
      [null, 22],
      [0, 2],
      [1, 8],
      [2, 4],
      [3, 8],
    ]);
  });

  it("part the players at 50 percent", () => {
    expect(lowPlayers(pool).length + highPlayers(pool).length).toBe(22);
    expect(highPlayers(pool).every(({ selected_by }) => (selected_by ?? 0) >= 50)).toBe(true);
  });

  it("bound what a combination can cost", () => {
    const range = combinationCredits(pool, [1, 3, 2, 5]);
    expect(range?.[0]).toBeLessThan(range?.[1] ?? 0);
    expect(combinationCredits(pool, [8, 1, 1, 1])).toBeNull();
  });
});
