import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { squadOf } from "#data/strategy/pool.ts";
import { checkAutoCreate, checkPool, checkPoolAddition, poolChecklist } from "./pool-rules.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

const check = (sport: SportIndex, left: readonly number[], right: readonly number[]) =>
  checkPool(sportByIndex(sport), squadOf(sampleMatch(sport, { left, right })));

describe("continue from player selection", () => {
  it("lets a whole pool of each sport through", () => {
    expect(check(0, [1, 4, 2, 4], [1, 4, 2, 4])).toBeNull();
    expect(check(1, [1, 3, 3, 1], [1, 3, 3, 1])).toBeNull();
    expect(check(2, [2, 1, 1, 1, 1], [2, 1, 1, 1, 1])).toBeNull();
    expect(check(3, [2, 1, 2], [2, 1, 2])).toBeNull();
  });

  it.each([
    [0, [1, 1, 1, 0], [2, 4, 2, 4], "Minimum 4 players from each side"],
    [1, [1, 3, 2, 0], [1, 3, 3, 1], "Minimum 7 players from each side"],
    [2, [1, 1, 1, 1, 0], [2, 2, 2, 2, 2], "Minimum 5 players from each side"],
    [3, [2, 1, 1], [2, 1, 3], "Minimum 5 players from each side"],
  ] as const)("asks sport %i for players of each side", (sport, left, right, message) => {
    expect(check(sport, left, right)).toBe(message);
  });

  it("asks cricket for 11 and basketball for 12 in all", () => {
    expect(check(0, [1, 1, 1, 2], [1, 1, 1, 2])).toBe("Select Minimum 11 players from both sides");
    expect(check(2, [2, 1, 1, 1, 1], [1, 1, 1, 1, 1])).toBe("Select Minimum 12 players from both sides");
  });

  it.each([
    [0, [0, 4, 2, 4], [0, 4, 2, 4], "Select Minimum 1 - WK players"],
    [0, [2, 4, 2, 0], [2, 4, 2, 0], "Select Minimum 1 - BOWL players"],
    [1, [2, 1, 3, 1], [2, 1, 3, 1], "Select Minimum 3 - DEF players"],
    [2, [2, 2, 1, 1, 0], [2, 2, 1, 1, 0], "Select Minimum 1 - C players"],
    [3, [0, 3, 3], [1, 3, 3], "Select Minimum 2 - DEF players"],
  ] as const)("asks sport %i for every role", (sport, left, right, message) => {
    expect(check(sport, left, right)).toBe(message);
  });

  it("refuses a thirteenth player of one side, at the tap and at Continue", () => {
    expect(check(0, [2, 4, 3, 4], [1, 4, 2, 4])).toBe("Cannot select more than 12 players from each side");
    const squad = squadOf(sampleMatch(0, { left: [2, 4, 3, 4], right: [1, 1, 1, 1] }));
    const [first, ...others] = squad;
    expect(checkPoolAddition(others, first!)).toBe("Cannot select more than 12 players from each side");
    expect(checkPoolAddition(others.slice(1), first!)).toBeNull();
  });

  it("lists what is missing, line by line", () => {
    const squad = squadOf(sampleMatch(0, { left: [1, 1, 1, 0], right: [1, 4, 2, 0] }));
    const missing = poolChecklist(sportByIndex(0), squad, ["HAR", "KES"]).filter(({ isMet }) => !isMet);
    expect(missing.map(({ label, have, need }) => [label, have, need])).toEqual([
      ["Players", 10, 11],
      ["HAR", 3, 4],
      ["BOWL", 0, 1],
    ]);
  });
});

describe("auto create teams", () => {
  const auto = (sport: SportIndex, left: readonly number[], right: readonly number[]) =>
    checkAutoCreate(sportByIndex(sport), squadOf(sampleMatch(sport, { left, right })));

  it("needs more than 14 announced players outside cricket and kabaddi", () => {
    expect(auto(1, [1, 3, 2, 1], [1, 3, 2, 1])).toBe("Something Went Wrong");
    expect(auto(1, [1, 4, 2, 1], [1, 3, 2, 1])).toBeNull();
    expect(auto(0, [1, 3, 2, 1], [1, 3, 2, 1])).toBeNull();
    expect(auto(3, [2, 1, 2], [2, 1, 2])).toBeNull();
  });
});
