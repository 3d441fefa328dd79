import { describe, expect, it } from "vitest";
import { combinationsUnder, partitionsUnder, percentageGroup, sports } from "./index.ts";

const [cricket, football, basketball, kabaddi] = sports;

describe("the tables of the sports", () => {
  it("has the decided number of combinations, each filling a team", () => {
    expect([cricket, football, basketball, kabaddi].map((sport) => sport.combinations.length)).toEqual([
      120, 7, 35, 5,
    ]);
    for (const sport of sports)
      for (const combination of sport.combinations) {
        expect(combination).toHaveLength(sport.roles.length);
        expect(combination.reduce((sum, count) => sum + count, 0)).toBe(sport.teamSize);
      }
  });

  it("numbers cricket's combinations as decided: 0, 20 and 119", () => {
    expect(cricket.combinations[0]).toEqual([1, 3, 2, 5]);
    expect(cricket.combinations[20]).toEqual([1, 1, 1, 8]);
    expect(cricket.combinations[119]).toEqual([8, 1, 1, 1]);
    expect(new Set(cricket.combinations.map(String)).size).toBe(120);
  });

  it("leaves old combinations and at most 7 of one side under old rules", () => {
    expect(combinationsUnder(cricket, 1)).toHaveLength(20);
    expect(partitionsUnder(cricket, 1)).toEqual([
      [4, 7],
      [5, 6],
      [6, 5],
      [7, 4],
    ]);
    expect(partitionsUnder(cricket, 0)).toHaveLength(10);
  });

  it("leaves no gap between percentage groups", () => {
    expect([0, 29.5, 30, 69.5, 70, 100].map((percent) => percentageGroup(2, percent))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect([49.99, 50].map((percent) => percentageGroup(1, percent))).toEqual([0, 1]);
  });

  it("splits teams over sides and percentage groups without remainder", () => {
    for (const sport of sports)
      for (const split of [...sport.partitions, ...sport.pattern1Splits, ...sport.pattern2Splits])
        expect(split.reduce((sum, count) => sum + count, 0)).toBe(sport.teamSize);
  });
});
