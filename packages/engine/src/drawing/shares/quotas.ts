import type { Generator } from "../../random/generator.ts";
import { type Asked, shareOut } from "./flow.ts";

/**
 * A table of up to three axes. Cells stand row by row: the place of (a, b, c) is (a * sizes[1] + b) * sizes[2] + c.
 * Missing axes have one place that everything falls to.
 */
export interface Shares {
  /** What is asked of each place of each axis. */
  readonly axes: readonly [readonly Asked[], readonly Asked[], readonly Asked[]];
  /** Teams that exist in each cell. */
  readonly room: Float64Array;
  readonly total: number;
}

/**
 * How many teams each cell gives: as many as exist at most, `total` in all, the sums along the axes as asked or as
 * near as can be, and apart from that in the proportions of an even draw. Exact for two axes; a third is shared out
 * within what the first two fix, and single teams are moved about where that leaves a bound unmet.
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
 * Iterative proportional fitting (Deming and Stephan 1940): of all tables with the sums asked, the one nearest to how
 * an even draw would fall. Cells stop at their room.
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
      for (let place = 0; place < sums.length; place++)
        off = Math.max(off, Math.abs(sums[place]! - wanted[place]!));
      eachCell(axes, (cell, places) => {
        const sum = sums[places[axis]!]!;
        if (sum > 0) near[cell] = Math.min(room[cell]!, (near[cell]! * wanted[places[axis]!]!) / sum);
      });
    }
    if (off < 1e-7) break;
  }
  return near;
}

function eachCell(axes: Shares["axes"], visit: (cell: number, places: readonly number[]) => void): void {
  const places = [0, 0, 0];
  let cell = 0;
  for (places[0] = 0; places[0] < axes[0].length; places[0]++)
    for (places[1] = 0; places[1] < axes[1].length; places[1]++)
      for (places[2] = 0; places[2] < axes[2].length; places[2]++) visit(cell++, places);
}

function sumsAlong(cells: Float64Array, axes: Shares["axes"], axis: number): Float64Array {
  const sums = new Float64Array(axes[axis]!.length);
  eachCell(axes, (cell, places) => {
    sums[places[axis]!]! += cells[cell]!;
  });
  return sums;
}

const sumsOfRows = (cells: Float64Array, width: number): Float64Array =>
  Float64Array.from({ length: cells.length / width }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < width; column++) sum += cells[row * width + column]!;
    return sum;
  });

/** Rows scaled to sums. */
function scaledTo(cells: Float64Array, sums: Float64Array): Float64Array {
  const width = cells.length / sums.length;
  const now = sumsOfRows(cells, width);
  return cells.map((value, cell) => {
    const row = Math.floor(cell / width);
    return now[row] === 0 ? 0 : (value * sums[row]!) / now[row]!;
  });
}

const miss = (count: number, { least, most }: Asked): number => Math.max(0, least - count, count - most);

/** Steps without a nearer table after which moving teams between cells ends. */
const PATIENCE = 20_000;
/** Of so many steps that make things worse by little, one is taken. */
const BOLD = 30;

/** Moves single teams from cell to cell while a sum along an axis is not as asked; the nearest table met. */
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

/** A table in which teams change cells, its sums along the axes, and by how much these miss what is asked. */
class Mover {
  cost = 0;
  readonly #axes: Shares["axes"];
  readonly #cells: Float64Array;
  readonly #sums: readonly Float64Array[];
  readonly #placesOf: (readonly number[])[] = [];

  constructor(axes: Shares["axes"], cells: Float64Array) {
    this.#axes = axes;
    this.#cells = cells;
    this.#sums = axes.map((_, axis) => sumsAlong(cells, axes, axis));
    eachCell(axes, (_, places) => this.#placesOf.push([...places]));
    for (const [axis, asked] of axes.entries())
      for (const place of asked.keys()) this.cost += this.#costOf(axis, place);
  }

  move(from: number, to: number): void {
    this.#step(from, -1);
    this.#step(to, 1);
  }

  #step(cell: number, step: 1 | -1): void {
    this.#cells[cell]! += step;
    for (const [axis, place] of this.#placesOf[cell]!.entries()) {
      this.cost -= this.#costOf(axis, place);
      this.#sums[axis]![place]! += step;
      this.cost += this.#costOf(axis, place);
    }
  }

  #costOf(axis: number, place: number): number {
    return miss(this.#sums[axis]![place]!, this.#axes[axis]![place]!);
  }
}
