import { sportByIndex } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { squadOf } from "./pool.ts";
import {
  checkCaptains,
  checkCombinations,
  checkCredits,
  checkCustomCredits,
  checkFixedCount,
  checkFrequency,
  checkPartitions,
  checkPatternUsable,
  checkShares,
  checkSplits,
  checkTeamCount,
  checkViceCaptains,
  partitionsOffered,
  percentageGroupCounts,
  splitsOffered,
} from "./step-rules.ts";
import { sampleMatch } from "./testing/sample-match.ts";

const cricket = sportByIndex(0);
const basketball = sportByIndex(2);
const pool = squadOf(sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] }));

describe("fixed, captain and vice-captain", () => {
  it("bounds the fixed players per sport: 8, 8, 5, 4", () => {
    for (const [sport, most] of [8, 8, 5, 4].entries()) {
      const table = sportByIndex(sport as 0 | 1 | 2 | 3);
      expect(checkFixedCount(table, most)).toBeNull();
      expect(checkFixedCount(table, most + 1)).toBe(`You cannot select more than ${most} players`);
    }
  });

  it("asks for a captain and two vice-captains", () => {
    expect(checkCaptains([], cricket)).toBe("Select 1 or More players for captain");
    expect(checkCaptains([3], cricket)).toBeNull();
    expect(checkViceCaptains([3], cricket)).toBe("Select 2 or More for vicecaptain");
    expect(checkViceCaptains([3, 4], cricket)).toBeNull();
  });

  it("names them as the sport does", () => {
    expect(checkCaptains([], basketball)).toBe("Select 1 or More players for star player");
    expect(checkViceCaptains([3], basketball)).toBe("Select 2 or More for pro player");
  });

  it("wants custom shares to add to 100 over the candidates", () => {
    const shares = { "1": 60, "2": 30, "9": 10 };
    expect(checkShares({ mode: 2, shares }, [1, 2])).toBe("The shares must add to 100!");
    expect(checkShares({ mode: 2, shares }, [1, 2, 9])).toBeNull();
    expect(checkShares({ mode: 1 }, [1, 2])).toBeNull();
    expect(checkShares(undefined, [1, 2])).toBeNull();
  });
});

describe("partition", () => {
  it("offers only partitions with room for the fixed players of each side", () => {
    const fixedLeft = pool.filter((player) => player.team_index === 0).slice(0, 6);
    expect(partitionsOffered(cricket, 1, fixedLeft)).toEqual([
      [6, 5],
      [7, 4],
    ]);
    expect(partitionsOffered(cricket, 0, fixedLeft)).toHaveLength(5);
  });

  it("needs at least one", () => {
    expect(checkPartitions([])).toBe("Should Select 1 or More Strategies");
    expect(checkPartitions(undefined)).toBe("Should Select 1 or More Strategies");
    expect(checkPartitions([[5, 6]])).toBeNull();
  });
});

describe("percentage patterns", () => {
  const withPercent = (...percents: readonly number[]) =>
    percents.map((selected_by, index) => ({ ...pool[index % pool.length]!, selected_by }));

  it("counts players per group without a gap at the bounds", () => {
    expect(percentageGroupCounts(1, withPercent(0, 49.99, 50, 100))).toEqual([2, 2]);
    expect(percentageGroupCounts(2, withPercent(29.99, 30, 69.99, 70))).toEqual([1, 2, 1]);
  });

  it("offers only splits that the selected players can fill", () => {
    const six = withPercent(...Array.from({ length: 12 }, (_, index) => (index < 6 ? 20 : 80)));
    expect(splitsOffered(cricket, 1, six)).toEqual([
      [5, 6],
      [6, 5],
    ]);
    expect(checkPatternUsable(cricket, 1, six)).toBe(
      "Fewer than 3 strategies fit your players, please skip this step.",
    );
  });

  it("offers Skip only where percentages are missing", () => {
    const without = pool.map((player) => ({ ...player, selected_by: null }));
    expect(splitsOffered(cricket, 2, without)).toEqual([]);
    expect(checkPatternUsable(cricket, 2, without)).toMatch(/no selection percentages/);
    expect(checkPatternUsable(cricket, 1, pool)).toBeNull();
  });

  it("needs at least one split", () => {
    expect(checkSplits([])).toBe("Should select 1 or More Strategies");
    expect(checkSplits([0])).toBeNull();
  });
});

describe("credits", () => {
  it.each([
    [[97, 100], null],
    [[100, 97], "Enter Valid Credit Range"],
    [[97, 100.5], "Enter Valid Credit Range"],
    [[-1, 50], "Enter Valid Credit Range"],
    [[Number.NaN, 100], "Enter Valid Credit Range"],
  ] as const)("judges %j", (range, message) => {
    expect(checkCredits(range)).toBe(message);
  });

  it("judges both custom ranges", () => {
    expect(checkCustomCredits({ type: "partition", one: [30, 60], two: [30, 60] })).toBeNull();
    expect(checkCustomCredits({ type: "percentage", one: [30, 60], two: [61, 60] })).toBe(
      "Invalid Credit Range",
    );
  });
});

describe("combinations, frequencies and the number of teams", () => {
  it("needs a combination", () => {
    expect(checkCombinations([])).toBe("Should Select 1 or More Combinations");
  });

  it("takes whole numbers from 1 to the account's limit", () => {
    expect([1, 2000].map((count) => checkTeamCount(count, 2000))).toEqual([null, null]);
    for (const count of [0, 2001, 1.5, Number.NaN])
      expect(checkTeamCount(count, 2000)).toBe("Enter Valid Number of Teams");
    expect(checkTeamCount(25000, 25000)).toBeNull();
    expect(checkTeamCount(25001, 25000)).toBe("Enter Valid Number of Teams");
  });

  it("wants every frequency cell filled and the maxima to fill a team", () => {
    const full = [[1], [2, 3], [1], [1, 2]];
    expect(checkFrequency(cricket, [full, full])).toBeNull();
    expect(checkFrequency(cricket, [full, [[1], [], [1], [2]]])).toBe("Please select all fields");
    expect(checkFrequency(cricket, [full, [[1], [1], [0], [1]]])).toBe("Invalid selection of values!");
  });
});
