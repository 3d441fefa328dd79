import { describe, expect, it } from "vitest";
import {
  CAPTAIN_MULTIPLIER,
  MAX_CREDITS,
  PATTERN_BOUNDS,
  PLAYER_SLOTS,
  sports,
  VICE_CAPTAIN_MULTIPLIER,
} from "./index.ts";
import type { Sport } from "./index.ts";

// Every figure here is copied from the decisions, section 4; the code under test computes none of them.
const [cricket, football, basketball, kabaddi] = sports;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const shapesOf = (table: readonly (readonly number[])[]): string[] => table.map((counts) => counts.join("-"));
const rolesOf = (sport: Sport): string[] => sport.roles.map(({ code, min, max }) => `${code} ${min}-${max}`);

const oldCricket = wordsOf(`
    1-3-2-5 1-3-3-4 1-4-3-3 1-4-2-4 1-4-1-5 1-5-2-3 1-5-1-4 1-6-1-3 1-3-1-6 1-3-4-3
    2-3-3-3 2-3-2-4 2-3-1-5 2-4-2-3 2-4-1-4 2-5-1-3 3-3-2-3 3-4-1-3 3-3-1-4 4-3-1-3
`);
const newCricket = wordsOf(`
    1-1-1-8 1-1-2-7 1-1-3-6 1-1-4-5 1-1-5-4 1-1-6-3 1-1-7-2 1-1-8-1 1-2-1-7 1-2-2-6
    1-2-3-5 1-2-4-4 1-2-5-3 1-2-6-2 1-2-7-1 1-3-5-2 1-3-6-1 1-4-4-2 1-4-5-1 1-5-3-2
    1-5-4-1 1-6-2-2 1-6-3-1 1-7-1-2 1-7-2-1 1-8-1-1 2-1-1-7 2-1-2-6 2-1-3-5 2-1-4-4
    2-1-5-3 2-1-6-2 2-1-7-1 2-2-1-6 2-2-2-5 2-2-3-4 2-2-4-3 2-2-5-2 2-2-6-1 2-3-4-2
    2-3-5-1 2-4-3-2 2-4-4-1 2-5-2-2 2-5-3-1 2-6-1-2 2-6-2-1 2-7-1-1 3-1-1-6 3-1-2-5
    3-1-3-4 3-1-4-3 3-1-5-2 3-1-6-1 3-2-1-5 3-2-2-4 3-2-3-3 3-2-4-2 3-2-5-1 3-3-3-2
    3-3-4-1 3-4-2-2 3-4-3-1 3-5-1-2 3-5-2-1 3-6-1-1 4-1-1-5 4-1-2-4 4-1-3-3 4-1-4-2
    4-1-5-1 4-2-1-4 4-2-2-3 4-2-3-2 4-2-4-1 4-3-2-2 4-3-3-1 4-4-1-2 4-4-2-1 4-5-1-1
    5-1-1-4 5-1-2-3 5-1-3-2 5-1-4-1 5-2-1-3 5-2-2-2 5-2-3-1 5-3-1-2 5-3-2-1 5-4-1-1
    6-1-1-3 6-1-2-2 6-1-3-1 6-2-1-2 6-2-2-1 6-3-1-1 7-1-1-2 7-1-2-1 7-2-1-1 8-1-1-1
`);

describe("the decided tables", () => {
  it("number the sports and size their teams", () => {
    expect(sports.map(({ index, slug, teamSize }) => [index, slug, teamSize])).toEqual([
      [0, "cricket", 11],
      [1, "football", 11],
      [2, "basketball", 8],
      [3, "kabaddi", 7],
    ]);
  });

  it("bound the credits, the players of a match, and count captains double and vice-captains half again", () => {
    expect([MAX_CREDITS, PLAYER_SLOTS]).toEqual([100, 70]);
    expect([CAPTAIN_MULTIPLIER, VICE_CAPTAIN_MULTIPLIER]).toEqual([2, 1.5]);
  });

  it("order the roles as the documents do", () => {
    expect(sports.map(({ roles }) => roles.map(({ code }) => code).join("-"))).toEqual([
      "WK-BAT-AL-BOWL",
      "GK-DEF-MID-ST",
      "PG-SG-SF-PF-C",
      "DEF-ALL-RAI",
    ]);
  });

  it("hold cricket's 20 old combinations by id, and 100 new ones in lexicographic order", () => {
    expect(rolesOf(cricket)).toEqual(["WK 1-8", "BAT 1-8", "AL 1-8", "BOWL 1-8"]);
    expect(cricket.oldCombinationCount).toBe(20);
    expect(shapesOf(cricket.combinations.slice(0, 20))).toEqual(oldCricket);
    const span = (role: number): string => {
      const counts = cricket.combinations.slice(0, 20).map((combination) => combination[role] ?? 0);
      return `${Math.min(...counts)}-${Math.max(...counts)}`;
    };
    expect([0, 1, 2, 3].map(span)).toEqual(["1-4", "3-6", "1-4", "3-6"]);
    expect(shapesOf(cricket.combinations.slice(20))).toEqual(newCricket);
  });

  it("hold football's 7 combinations", () => {
    expect(rolesOf(football)).toEqual(["GK 1-1", "DEF 3-5", "MID 3-5", "ST 1-3"]);
    expect(shapesOf(football.combinations)).toEqual(
      wordsOf("1-3-4-3 1-3-5-2 1-4-3-3 1-4-4-2 1-4-5-1 1-5-3-2 1-5-4-1"),
    );
    expect(football.oldCombinationCount).toBe(7);
  });

  it("hold all 35 combinations of basketball", () => {
    expect(rolesOf(basketball)).toEqual(["PG 1-4", "SG 1-4", "SF 1-4", "PF 1-4", "C 1-4"]);
    expect(shapesOf(basketball.combinations)).toEqual(
      wordsOf(`
        1-1-1-1-4 1-1-1-2-3 1-1-1-3-2 1-1-1-4-1 1-1-2-1-3 1-1-2-2-2 1-1-2-3-1
        1-1-3-1-2 1-1-3-2-1 1-1-4-1-1 1-2-1-1-3 1-2-1-2-2 1-2-1-3-1 1-2-2-1-2
        1-2-2-2-1 1-2-3-1-1 1-3-1-1-2 1-3-1-2-1 1-3-2-1-1 1-4-1-1-1 2-1-1-1-3
        2-1-1-2-2 2-1-1-3-1 2-1-2-1-2 2-1-2-2-1 2-1-3-1-1 2-2-1-1-2 2-2-1-2-1
        2-2-2-1-1 2-3-1-1-1 3-1-1-1-2 3-1-1-2-1 3-1-2-1-1 3-2-1-1-1 4-1-1-1-1
      `),
    );
    expect(basketball.oldCombinationCount).toBe(35);
  });

  it("hold kabaddi's 5 combinations", () => {
    expect(rolesOf(kabaddi)).toEqual(["DEF 2-4", "ALL 1-2", "RAI 1-3"]);
    expect(shapesOf(kabaddi.combinations)).toEqual(wordsOf("2-2-3 3-1-3 3-2-2 4-1-2 4-2-1"));
    expect(kabaddi.oldCombinationCount).toBe(5);
  });

  it("number the partitions, the standard ones first", () => {
    expect(shapesOf(cricket.partitions)).toEqual(wordsOf("4-7 5-6 6-5 7-4 3-8 2-9 1-10 8-3 9-2 10-1"));
    expect(shapesOf(football.partitions)).toEqual(wordsOf("4-7 5-6 6-5 7-4"));
    expect(shapesOf(basketball.partitions)).toEqual(wordsOf("3-5 4-4 5-3"));
    expect(shapesOf(kabaddi.partitions)).toEqual(wordsOf("2-5 3-4 4-3 5-2"));
    expect(sports.map(({ standardPartitionCount }) => standardPartitionCount)).toEqual([4, 4, 3, 4]);
  });

  it("split by percentage: Pattern-1 as the partitions, Pattern-2 over three groups", () => {
    for (const { pattern1Splits, partitions } of sports)
      expect(shapesOf(pattern1Splits)).toEqual(shapesOf(partitions));
    const three = wordsOf("2-5-4 3-4-4 4-3-4 2-4-5 1-6-4 3-3-5 3-2-6 6-2-3 3-6-2 3-5-3");
    expect(shapesOf(cricket.pattern2Splits)).toEqual(three);
    expect(shapesOf(football.pattern2Splits)).toEqual(three);
    expect(shapesOf(basketball.pattern2Splits)).toEqual(
      wordsOf("2-3-3 3-3-2 3-2-3 1-4-3 1-3-4 4-1-3 3-1-4 3-4-1 4-3-1"),
    );
    expect(shapesOf(kabaddi.pattern2Splits)).toEqual(
      wordsOf("2-3-2 3-2-2 2-2-3 1-4-2 1-2-4 2-1-4 4-1-2 2-4-1 4-2-1"),
    );
    expect(PATTERN_BOUNDS).toEqual({ 1: [0, 50], 2: [0, 30, 70] });
  });
});
