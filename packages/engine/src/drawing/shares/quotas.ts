import type { Generator } from "../../random/generator.ts";
import { type CountBounds, shareOut } from "./flow.ts";

/**
 * A table of up to three axes. Cells are stored row by row: the index of (a, b, c) is (a * sizes[1] + b) * sizes[2] +
 * c. A missing axis has a single index.
 */
export interface ShareTable {
  /** The bounds on each index of each axis. */
  readonly axes: readonly [readonly CountBounds[], readonly CountBounds[], readonly CountBounds[]];
  /** Possible teams of each cell. */
  readonly room: Float64Array;
  readonly total: number;
}

/**
 * How many teams each cell contributes: at most as many as exist, `total` in all, the sums along the axes as asked or
 * as near as possible, otherwise in the proportions of an even draw. Exact for two axes. A third axis is divided within
 * the result of the first two, and single teams are moved where that leaves a bound unmet.
 */
export function quotasOf(shares: ShareTable, random: Generator): Float64Array {
  const { axes, room, total } = shares;
  const near = fitToSums(shares);
  const [first, second, third] = axes;
  const pairRoom = sumsOfRows(room, third.length);
  const pairs = shareOut(first, second, pairRoom, sumsOfRows(near, third.length), total);
  if (third.length === 1) return pairs.cells;
  const fixedCounts = Array.from(pairs.cells, (count) => ({ least: count, most: count }));
  const { cells } = shareOut(fixedCounts, third, room, scaleRows(near, pairs.cells), total);
  return searchTables(shares, cells, random);
}

const ROUNDS = 60;

/**
 * Iterative proportional fitting (Deming and Stephan 1940): of all tables with the given sums, the one nearest to an
 * even draw. Cells do not exceed their room.
 */
function fitToSums({ axes, room, total }: ShareTable): Float64Array {
  const near = room.slice();
  const all = room.reduce((sum, teams) => sum + teams, 0);
  if (all === 0) return near;
  for (let cell = 0; cell < near.length; cell++) near[cell]! *= total / all;
  const targets = axes.map((bounds) =>
    Float64Array.from(bounds, ({ least, most }) => Math.max(least, Math.min(most, total / bounds.length))),
  );
  for (let round = 0; round < ROUNDS; round++) {
    let off = 0;
    for (const [axis, target] of targets.entries()) {
      if (target.length === 1) continue;
      const sums = sumsAlong(near, axes, axis);
      for (let index = 0; index < sums.length; index++)
        off = Math.max(off, Math.abs(sums[index]! - target[index]!));
      eachCell(axes, (cell, indexes) => {
        const sum = sums[indexes[axis]!]!;
        if (sum > 0) near[cell] = Math.min(room[cell]!, (near[cell]! * target[indexes[axis]!]!) / sum);
      });
    }
    if (off < 1e-7) break;
  }
  return near;
}

function eachCell(axes: ShareTable["axes"], visit: (cell: number, indexes: readonly number[]) => void): void {
  const indexes = [0, 0, 0];
  let cell = 0;
  for (indexes[0] = 0; indexes[0] < axes[0].length; indexes[0]++)
    for (indexes[1] = 0; indexes[1] < axes[1].length; indexes[1]++)
      for (indexes[2] = 0; indexes[2] < axes[2].length; indexes[2]++) visit(cell++, indexes);
}

function sumsAlong(cells: Float64Array, axes: ShareTable["axes"], axis: number): Float64Array {
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
function scaleRows(cells: Float64Array, sums: Float64Array): Float64Array {
  const width = cells.length / sums.length;
  const rowSums = sumsOfRows(cells, width);
  return cells.map((value, cell) => {
    const row = Math.floor(cell / width);
    return rowSums[row] === 0 ? 0 : (value * sums[row]!) / rowSums[row]!;
  });
}

const miss = (count: number, { least, most }: CountBounds): number =>
  Math.max(0, least - count, count - most);

/** Moves without improvement that end the local search. */
const STAGNATION = 20_000;
/** One of this many slightly worse moves is accepted. */
const WORSE_ACCEPTED = 30;

/** Local search: moves single teams from cell to cell while a sum along an axis misses its bounds. The best table found. */
function searchTables({ axes, room }: ShareTable, cells: Float64Array, random: Generator): Float64Array {
  const table = new MovedTable(axes, cells);
  let best = table.objective;
  let bestCells = best === 0 ? cells : cells.slice();
  for (let idle = 0; table.objective > 0 && idle < STAGNATION; idle++) {
    const from = random.below(cells.length);
    const to = random.below(cells.length);
    if (from === to || cells[from]! < 1 || cells[to]! >= room[to]!) continue;
    const before = table.objective;
    table.move(from, to);
    const worse = table.objective - before;
    if (worse > 0 && (worse > 2 || random.below(WORSE_ACCEPTED) > 0)) table.move(to, from);
    if (table.objective >= best) continue;
    best = table.objective;
    bestCells = cells.slice();
    idle = 0;
  }
  return bestCells;
}

/** A table with its sums along the axes. The objective is how far these sums are from their bounds, in teams. */
class MovedTable {
  objective = 0;
  readonly #axes: ShareTable["axes"];
  readonly #cells: Float64Array;
  readonly #sums: readonly Float64Array[];
  readonly #indexesOf: (readonly number[])[] = [];

  constructor(axes: ShareTable["axes"], cells: Float64Array) {
    this.#axes = axes;
    this.#cells = cells;
    this.#sums = axes.map((_, axis) => sumsAlong(cells, axes, axis));
    eachCell(axes, (_, indexes) => this.#indexesOf.push([...indexes]));
    for (const [axis, bounds] of axes.entries())
      for (const index of bounds.keys()) this.objective += this.#missOf(axis, index);
  }

  /** Moves one team between two cells. */
  move(from: number, to: number): void {
    this.#add(from, -1);
    this.#add(to, 1);
  }

  #add(cell: number, teams: 1 | -1): void {
    this.#cells[cell]! += teams;
    for (const [axis, index] of this.#indexesOf[cell]!.entries()) {
      this.objective -= this.#missOf(axis, index);
      this.#sums[axis]![index]! += teams;
      this.objective += this.#missOf(axis, index);
    }
  }

  #missOf(axis: number, index: number): number {
    return miss(this.#sums[axis]![index]!, this.#axes[axis]![index]!);
  }
}
