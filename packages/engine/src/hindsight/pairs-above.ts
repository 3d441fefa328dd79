import type { ValueHistogram, ValueTable } from "./value-table.ts";
import type { Range } from "../constraints/constraints.ts";

/**
 * How many pairs of a half lineup of the left class and one of its right partners are worth more than each floor
 * together and cost from `min` to `max`. Adds to `sums`. Floors and values are in steps. The partners are added up
 * first: the left rows are combined with their sum, once for all partners and floors.
 */
export function addPairsAbove(
  left: ValueTable,
  partners: readonly ValueTable[],
  credits: Range,
  floors: readonly number[],
  sums: Float64Array,
): void {
  for (let captaincy = 0; captaincy < 4; captaincy++) {
    const window = new Window(partners, 3 - captaincy);
    if (window.size === 0) continue;
    for (const [row, cost] of left.credits.entries()) {
      window.move(credits.min - cost, credits.max - cost);
      const own = left.rows[row]![captaincy]!;
      for (const [index, floor] of floors.entries()) sums[index]! += rowAbove(own, window, floor);
    }
  }
}

/** The sum of the right tables, and of those of its rows whose credits fit: how many have each value or more. */
class Window {
  readonly lowest: number;
  readonly size: number;
  readonly #credits: Int32Array;
  readonly #rows: readonly Float64Array[];
  readonly #counts: Float64Array;
  /** Sums by column; one more column, which is 0. */
  readonly #sums: Float64Array;
  #areSummed = true;
  #from: number;
  #to: number;

  constructor(tables: readonly ValueTable[], captaincy: number) {
    const [lowest, end] = boundsOf(tables, captaincy);
    this.lowest = lowest;
    this.size = Math.max(0, end - lowest);
    const rows = new Map<number, Float64Array>();
    if (this.size > 0) for (const table of tables) addTable(rows, table, captaincy, lowest, this.size);
    this.#credits = Int32Array.from(rows.keys()).sort();
    this.#rows = Array.from(this.#credits, (amount) => rows.get(amount)!);
    this.#counts = new Float64Array(this.size);
    this.#sums = new Float64Array(this.size + 1);
    this.#from = this.#credits.length;
    this.#to = this.#from;
  }

  get sums(): Float64Array {
    if (this.#areSummed) return this.#sums;
    const sums = this.#sums;
    const counts = this.#counts;
    for (let column = this.size - 1; column >= 0; column--)
      sums[column] = sums[column + 1]! + counts[column]!;
    this.#areSummed = true;
    return sums;
  }

  /** To a range of credits that is not above the previous one. */
  move(min: number, max: number): void {
    while (this.#from > 0 && this.#credits[this.#from - 1]! >= min) this.#add(--this.#from, 1);
    while (this.#to > 0 && this.#credits[this.#to - 1]! > max) {
      this.#to--;
      if (this.#to >= this.#from) this.#add(this.#to, -1);
      else this.#from = this.#to;
    }
  }

  #add(row: number, sign: 1 | -1): void {
    const counts = this.#rows[row]!;
    const target = this.#counts;
    for (let column = 0; column < counts.length; column++) target[column]! += sign * counts[column]!;
    this.#areSummed = false;
  }
}

/** The lowest value of the tables, and the one after the highest. */
function boundsOf(tables: readonly ValueTable[], captaincy: number): [lowest: number, end: number] {
  let lowest = Infinity;
  let end = -Infinity;
  for (const { rows } of tables)
    for (const row of rows) {
      const { lowest: low, counts } = row[captaincy]!;
      if (counts.length === 0) continue;
      lowest = Math.min(lowest, low);
      end = Math.max(end, low + counts.length);
    }
  return [lowest, end];
}

/** Adds a table's rows to those of the same credits. */
function addTable(
  rows: Map<number, Float64Array>,
  table: ValueTable,
  captaincy: number,
  lowest: number,
  size: number,
): void {
  for (const [row, credits] of table.credits.entries()) {
    const { lowest: low, counts } = table.rows[row]![captaincy]!;
    if (counts.length === 0) continue;
    const sum = rows.get(credits) ?? new Float64Array(size);
    rows.set(credits, sum);
    const shift = low - lowest;
    for (let column = 0; column < counts.length; column++) sum[column + shift]! += counts[column]!;
  }
}

/** As an integer of 32 bits, beyond every table at most. Loops indexed by it are a fifth faster than with a double. */
const wholeColumn = (column: number): number => Math.max(-FAR, Math.min(FAR, column)) | 0;
const FAR = 2 ** 30;

/** As the left value rises, the least right value that suffices falls. */
function rowAbove({ lowest, counts }: ValueHistogram, window: Window, floor: number): number {
  // The right column that suffices for the left column 0.
  const least = wholeColumn(floor + 1 - lowest - window.lowest);
  const start = Math.max(0, least - window.size + 1);
  if (start >= counts.length) return 0;
  const { sums } = window;
  const every = Math.min(counts.length, Math.max(0, least));
  let pairs = 0;
  for (let column = start; column < every; column++) pairs += counts[column]! * sums[least - column]!;
  let rest = 0;
  for (let column = every; column < counts.length; column++) rest += counts[column]!;
  return pairs + rest * sums[0]!;
}
