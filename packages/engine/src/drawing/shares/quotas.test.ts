import { describe, expect, it } from "vitest";
import { seededGenerator } from "../../random/generator.ts";
import { diceOf, runSeed } from "../../testing/cases.ts";
import type { CountBounds } from "./flow.ts";
import { quotasOf, type ShareTable } from "./quotas.ts";

const missOf = ({ axes }: ShareTable, cells: ArrayLike<number>): number => {
  const sums = axes.map((axis) => axis.map(() => 0));
  for (let cell = 0; cell < cells.length; cell++) {
    const third = cell % axes[2].length;
    const second = Math.floor(cell / axes[2].length) % axes[1].length;
    const first = Math.floor(cell / axes[2].length / axes[1].length);
    for (const [axis, index] of [first, second, third].entries()) sums[axis]![index]! += cells[cell]!;
  }
  return sums
    .flatMap((own, axis) => own.map((sum, index) => ({ sum, ...axes[axis]![index]! })))
    .reduce((all, { sum, least, most }) => all + Math.max(0, least - sum, sum - most), 0);
};

/** The smallest miss of all tables, by trying each. */
function leastMiss(shares: ShareTable): number {
  const { room, total } = shares;
  const cells = new Array<number>(room.length).fill(0);
  let least = Infinity;
  const extend = (cell: number, left: number): void => {
    if (cell === room.length) {
      if (left === 0) least = Math.min(least, missOf(shares, cells));
      return;
    }
    for (let count = 0; count <= Math.min(left, room[cell]!); count++) {
      cells[cell] = count;
      extend(cell + 1, left - count);
    }
    cells[cell] = 0;
  };
  extend(0, total);
  return least;
}

function randomShares(seed: number, sizes: readonly [number, number, number]): ShareTable {
  const dice = diceOf(seed);
  const room = Float64Array.from({ length: sizes[0] * sizes[1] * sizes[2] }, () =>
    dice.chance(30) ? 0 : dice.between(0, dice.pick([1, 3, 5])),
  );
  const all = room.reduce((sum, own) => sum + own, 0);
  const total = Math.min(all, dice.between(1, 6));
  const axis = (size: number): CountBounds[] => {
    if (size === 1) return [{ least: 0, most: Infinity }];
    const left = dice.some(Array.from({ length: size * 3 }, (_, index) => index % size), total); // prettier-ignore
    return Array.from({ length: size }, (_, index) => {
      const count = left.filter((own) => own === index).length;
      return { least: count, most: count + (dice.chance(30) ? 1 : 0) };
    });
  };
  return { axes: [axis(sizes[0]), axis(sizes[1]), axis(sizes[2])], room, total };
}

describe("quotas against every table there is", () => {
  it.each([
    [[3, 1, 1], 300],
    [[1, 3, 1], 100],
    [[3, 3, 1], 300],
    [[2, 4, 1], 300],
    [[1, 3, 2], 200],
    [[3, 1, 2], 200],
    [[2, 2, 2], 400],
    [[2, 3, 2], 60],
  ] as const)("miss as little as can be, within the rooms: %j", (sizes, cases) => {
    const first = runSeed();
    for (let seed = first; seed < first + cases; seed++) {
      const shares = randomShares(seed, sizes);
      const cells = quotasOf(shares, seededGenerator(seed));
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify({ ...shares, room: [...shares.room], cells: [...cells] })}`;
      expect(cells.reduce((sum, own) => sum + own, 0), seedText).toBe(shares.total); // prettier-ignore
      for (const [cell, count] of cells.entries()) {
        expect(Number.isInteger(count) && count >= 0, seedText).toBe(true);
        expect(count, seedText).toBeLessThanOrEqual(shares.room[cell]!);
      }
      expect(missOf(shares, cells), seedText).toBe(leastMiss(shares));
    }
  });

  it("keeps the proportions of an even draw where nothing is asked of them", () => {
    const half = { least: 50, most: 50 };
    const room = Float64Array.of(1000, 3000, 6000, 2000);
    const shares: ShareTable = {
      axes: [
        [half, half],
        [
          { least: 0, most: 100 },
          { least: 0, most: 100 },
        ],
        [{ least: 0, most: Infinity }],
      ],
      room,
      total: 100,
    };
    const cells = quotasOf(shares, seededGenerator(1));
    expect(cells[0]! + cells[1]!).toBe(50);
    expect(missOf(shares, cells)).toBe(0);
  });
});
