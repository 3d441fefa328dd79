import { seededGenerator, shuffle } from "@teamwright/engine/random";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import { extremesOf, shareFigures } from "./figures.ts";
import { cutRanges, rangesFault } from "./ranges.ts";
import { playersOf } from "./teams.ts";
import { randomTeams } from "./testing/random-teams.ts";

const counts = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 24 });
const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const allocateFor = (memberCounts: readonly number[], seed: number, isBalanced: boolean, spare = 0) => {
  const teams = randomTeams(sum(memberCounts) + spare, seed % 1000);
  const allocation = allocate({ teams, counts: memberCounts, seed, balanced: isBalanced });
  if (!allocation) throw new Error("too few teams");
  return { teams, ...allocation };
};

describe("allocation", () => {
  test("ranges cover 1 to n without gaps, and every member gets exactly their number", () => {
    fc.assert(
      fc.property(counts, seeds, (counted, seed) => {
        const ranges = cutRanges(counted, seed);
        expect(rangesFault(counted, ranges)).toBeNull();
        expect(ranges.at(-1)?.right).toBe(sum(counted));
      }),
    );
  });

  test("no team goes to two members; without balance the first teams are used in their order", () => {
    fc.assert(
      fc.property(counts, seeds, fc.nat(30), (memberCounts, seed, spare) => {
        const total = sum(memberCounts);
        const first = Uint32Array.from({ length: total }, (_, row) => row);
        expect(allocateFor(memberCounts, seed, false, spare).rows).toEqual(first);
        const { rows } = allocateFor(memberCounts, seed, true, spare);
        expect(rows).toHaveLength(total);
        expect(new Set(rows).size).toBe(total);
        expect(Math.max(...rows)).toBeLessThan(total + spare);
      }),
    );
  });

  test("the same seed gives the same shares, another seed another order of members", () => {
    const memberCounts = Array.from({ length: 12 }, (_, member) => 3 + (member % 5));
    expect(allocateFor(memberCounts, 7, true)).toEqual(allocateFor(memberCounts, 7, true));
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        cutRanges(memberCounts, seed)
          .map(({ member }) => member)
          .join(),
      ),
    );
    expect(orders.size).toBe(20);
  });

  test("the shuffle favours nobody: each member comes first equally often", () => {
    const first = new Uint32Array(6);
    for (let seed = 0; seed < 6000; seed++) first[cutRanges([3, 3, 3, 3, 3, 3], seed)[0]!.member]!++;
    for (const times of first) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test("a member without teams has no range; nobody gets anything when teams are too few", () => {
    expect(cutRanges([0, 3, 0], 1)).toEqual([{ member: 1, left: 1, right: 3 }]);
    expect(allocate({ teams: randomTeams(5, 1), counts: [3, 3], seed: 1, balanced: true })).toBeNull();
    const none = allocate({ teams: randomTeams(5, 1), counts: [], seed: 1, balanced: true });
    expect(none).toEqual({ ranges: [], rows: new Uint32Array(0), best: null, worst: null });
  });

  test("faults of foreign ranges are named", () => {
    const [first, second] = [
      { member: 0, left: 1, right: 3 },
      { member: 1, left: 4, right: 6 },
    ];
    const fault = (...ranges: (typeof first)[]) => rangesFault([3, 3], ranges);
    expect(fault(first, second)).toBeNull();
    expect(fault(first, { ...second, left: 5, right: 7 })).toBe("gap");
    expect(fault(first, { ...second, left: 3, right: 5 })).toBe("gap");
    expect(fault(first, { ...second, right: 7 })).toBe("size");
    expect(fault(first, { ...second, member: 2 })).toBe("unknown-member");
    expect(fault(first, { ...second, member: 0 })).toBe("repeated-member");
    expect(fault(first)).toBe("missing-member");
  });
});

describe("balanced shares", () => {
  test("serve the worst served member better than the given order does", () => {
    for (let seed = 1; seed <= 5; seed++) {
      const memberCounts = Array.from({ length: 30 }, (_, member) => 3 + (member % 10));
      const plain = allocateFor(memberCounts, seed, false);
      const balancedShares = allocateFor(memberCounts, seed, true);
      expect(balancedShares.worst!.difference).toBeGreaterThan(plain.worst!.difference + 0.5);
    }
  });

  test("choose from all attached teams: one user with 3 of 40 teams gets three of the five captains", () => {
    const teams = randomTeams(40, 5);
    teams.captain.forEach((_, row) => (teams.captain[row] = Math.floor(row / 8)));
    for (let seed = 0; seed < 20; seed++) {
      const first = allocate({ teams, counts: [3], seed, balanced: false });
      const balancedShares = allocate({ teams, counts: [3], seed, balanced: true });
      expect(first?.worst?.captains).toBe(1);
      expect(balancedShares?.worst?.captains).toBe(3);
      expect(balancedShares!.worst!.difference).toBeGreaterThan(first!.worst!.difference);
    }
  });

  test("serve nobody worse than the best of many random choices from all attached teams", () => {
    const teams = randomTeams(2000, 9);
    const memberCounts = [3, 5, 20];
    const random = seededGenerator(4);
    const { rows, ranges } = allocate({ teams, counts: memberCounts, seed: 1, balanced: true })!;
    const balancedShares = shareFigures(teams, rows, ranges);
    for (let draw = 0; draw < 200; draw++) {
      const drawnRows = Uint32Array.from({ length: teams.count }, (_, row) => row);
      shuffle(drawnRows, random);
      for (const [index, { difference }] of shareFigures(teams, drawnRows, ranges).entries())
        expect(balancedShares[index]!.difference).toBeGreaterThan(difference);
    }
  });

  test("spread captains: nobody has a captain much more often than the set does", () => {
    const memberCounts = Array.from({ length: 20 }, () => 8);
    const { teams, rows, ranges } = allocateFor(memberCounts, 3, true);
    const most = Math.max(
      ...shareFigures(teams, rows, ranges).map(({ mostOfOneCaptain }) => mostOfOneCaptain),
    );
    const usual = teams.captain.filter((captain) => captain === 0).length / memberCounts.length;
    expect(most).toBeLessThanOrEqual(Math.ceil(usual) + 1);
  });

  test("leave each member's own teams in the order in which they came", () => {
    const { rows, ranges } = allocateFor([5, 9, 4], 11, true);
    for (const { left, right } of ranges) {
      const own = rows.slice(left - 1, right);
      expect(own).toEqual(own.toSorted());
    }
  });

  test("figures count players and captains of each member", () => {
    const teams = {
      count: 3,
      members: Uint32Array.of(0b0111, 0, 0, 0b1011, 0, 0, 0b0111, 0, 1),
      captain: Uint8Array.of(0, 0, 64),
    };
    expect(playersOf(teams, 2)).toEqual([0, 1, 2, 64]);
    const [figures] = shareFigures(teams, [0, 1], [{ member: 4, left: 1, right: 2 }]);
    expect(figures).toEqual({ member: 4, teams: 2, difference: 1, captains: 1, mostOfOneCaptain: 2 });
    const other = { member: 5, teams: 2, difference: 1, captains: 2, mostOfOneCaptain: 1 };
    expect(extremesOf([figures!, other])).toEqual({ best: other, worst: figures });
  });
});
