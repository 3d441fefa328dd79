import type { Generator } from "../../random/generator.ts";
import { type Asked, shareOut } from "./flow.ts";

/**
 * A table of up to three axes. Cells are stored row by row: the index of (a, b, c) is (a * sizes[1] + b) * sizes[2] +
 * c. A missing axis has a single index.
 */
export interface Shares {
  /** The bounds on each index of each axis. */
  readonly axes: readonly [readonly Asked[], readonly Asked[], readonly Asked[]];
  /** Possible teams of each cell. */
  readonly room: Float64Array;
  readonly total: number;
}

/**
 * How many teams each cell contributes: at most as many as exist, `total` in all, the sums along the axes as asked or
 * as near as possible, otherwise in the proportions of an even draw. Exact for two axes. A third axis is divided within
 * the result of the first two, and single teams are moved where that leaves a bound unmet.
 */
export function quotasOf(shares: Shares, random: Generator): Float64Array {
  const { axes, room, total } = shares;
  const near = balanced(shares);
  const [first, second, third] = axes;
  const pairRoom = sumsOfRows(room, third.length);
  const pairs = shareOut(first, second, pairRoom, sumsOfRows(near, third.length), total);
  if (third.length === 1) return pairs.cells;
  const fixed = Array.from(pairs.cells, (count) => ({ least: count, most: count }));
  const { cells } = shareOut(fixed, third, room, scaledTo(near, pairs.cells), total);
  return settled(shares, cells, random);
}

const ROUNDS = 60;

/**
 * Iterative proportional fitting (Deming and Stephan 1940): of all tables with the given sums, the one nearest to an
 * even draw. Cells do not exceed their room.
 */
function balanced({ axes, room, total }: Shares): Float64Array {
  const near = room.slice();
  const all = room.reduce((sum, own) => sum + own, 0);
  if (all === 0) return near;
  for (let cell = 0; cell < near.length; cell++) near[cell]! *= total / all;
  const targets = axes.map((asked) =>
    Float64Array.from(asked, ({ least, most }) => Math.max(least, Math.min(most, total / asked.length))),
  );
  for (let round = 0; round < ROUNDS; round++) {
    let off = 0;
    for (const [axis, wanted] of targets.entries()) {
      if (wanted.length === 1) continue;
      const sums = sumsAlong(near, axes, axis);
      for (let index = 0; index < sums.length; index++)
        off = Math.max(off, Math.abs(sums[index]! - wanted[index]!));
      eachCell(axes, (cell, indexes) => {
        const sum = sums[indexes[axis]!]!;
        if (sum > 0) near[cell] = Math.min(room[cell]!, (near[cell]! * wanted[indexes[axis]!]!) / sum);
      });
    }
    if (off < 1e-7) break;
  }
  return near;
}

function eachCell(axes: Shares["axes"], visit: (cell: number, indexes: readonly number[]) => void): void {
  const indexes = [0, 0, 0];
  let cell = 0;
  for (indexes[0] = 0; indexes[0] < axes[0].length; indexes[0]++)
    for (indexes[1] = 0; indexes[1] < axes[1].length; indexes[1]++)
      for (indexes[2] = 0; indexes[2] < axes[2].length; indexes[2]++) visit(cell++, indexes);
}

function sumsAlong(cells: Float64Array, axes: Shares["axes"], axis: number): Float64Array {
  const sums = new Float64Array(axes[axis]!.length);
  eachCell(axes, (cell, indexes) => {
    sums[indexes[axis]!]! += cells[cell]!;
  });
  return sums;
}

const sumsOfRows = (cells: Float64Array, width: number): Float64Array =>
  Float64Array.from({ length: cells.length / width }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < width; column++) sum += cells[row * width + column]!;
    return sum;
  });

/** Scales rows to sums. */
function scaledTo(cells: Float64Array, sums: Float64Array): Float64Array {
  const width = cells.length / sums.length;
  const now = sumsOfRows(cells, width);
  return cells.map((value, cell) => {
    const row = Math.floor(cell / width);
    return now[row] === 0 ? 0 : (value * sums[row]!) / now[row]!;
  });
}

const miss = (count: number, { least, most }: Asked): number => Math.max(0, least - count, count - most);

/** Moving teams between cells ends after this many steps without improvement. */
const PATIENCE = 20_000;
/** One of this many slightly worse steps is accepted. */
const BOLD = 30;

/** Moves single teams from cell to cell while a sum along an axis is not as asked; returns the nearest table found. */
function settled({ axes, room }: Shares, cells: Float64Array, random: Generator): Float64Array {
  const mover = new Mover(axes, cells);
  let best = mover.cost;
  let nearest = best === 0 ? cells : cells.slice();
  for (let idle = 0; mover.cost > 0 && idle < PATIENCE; idle++) {
    const from = random.below(cells.length);
    const to = random.below(cells.length);
    if (from === to || cells[from]! < 1 || cells[to]! >= room[to]!) continue;
    const before = mover.cost;
    mover.move(from, to);
    if (mover.cost > before && (mover.cost > before + 2 || random.below(BOLD) > 0)) mover.move(to, from);
    if (mover.cost >= best) continue;
    best = mover.cost;
    nearest = cells.slice();
    idle = 0;
  }
  return nearest;
}

/** A table that moves teams between cells, with its sums along the axes and the miss of these sums. */
class Mover {
  cost = 0;
  readonly #axes: Shares["axes"];
  readonly #cells: Float64Array;
  readonly #sums: readonly Float64Array[];
  readonly #indexesOf: (readonly number[])[] = [];

  constructor(axes: Shares["axes"], cells: Float64Array) {
    this.#axes = axes;
    this.#cells = cells;
    this.#sums = axes.map((_, axis) => sumsAlong(cells, axes, axis));
    eachCell(axes, (_, indexes) => this.#indexesOf.push([...indexes]));
    for (const [axis, asked] of axes.entries())
      for (const index of asked.keys()) this.cost += this.#costOf(axis, index);
  }

  move(from: number, to: number): void {
    this.#step(from, -1);
    this.#step(to, 1);
  }

  #step(cell: number, step: 1 | -1): void {
    this.#cells[cell]! += step;
    for (const [axis, index] of this.#indexesOf[cell]!.entries()) {
      this.cost -= this.#costOf(axis, index);
      this.#sums[axis]![index]! += step;
      this.cost += this.#costOf(axis, index);
    }
  }

  #costOf(axis: number, index: number): number {
    return miss(this.#sums[axis]![index]!, this.#axes[axis]![index]!);
  }
}
