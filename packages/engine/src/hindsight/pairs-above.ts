import type { Values, ValueTable } from "./value-table.ts";

interface Credits {
  readonly min: number;
  readonly max: number;
}

/**
 * How many pairs of a left and a right half lineup are worth more than each floor together and cost from `min` to
 * `max`. Adds to `found`. Floors and values are in steps.
 */
export function addPairsAbove(
  left: ValueTable,
  right: ValueTable,
  credits: Credits,
  floors: readonly number[],
  found: Float64Array,
): void {
  for (let captaincy = 0; captaincy < 4; captaincy++) {
    const window = new Window(right, 3 - captaincy);
    if (window.size === 0) continue;
    for (const [row, cost] of left.credits.entries()) {
      window.move(credits.min - cost, credits.max - cost);
      const own = left.rows[row]![captaincy]!;
      for (const [index, floor] of floors.entries()) found[index]! += rowAbove(own, window, floor);
    }
  }
}

/** Additions that `addPairsAbove` takes for one floor. */
export function additionsOf(left: ValueTable, right: ValueTable): number {
  let additions = 0;
  for (let captaincy = 0; captaincy < 4; captaincy++) {
    const { size } = new Window(right, 3 - captaincy);
    for (const row of left.rows) additions += row[captaincy]!.counts.length + size;
  }
  return additions;
}

/** The right half lineups whose credits fit: how many have each value or more. */
class Window {
  readonly lowest: number;
  readonly size: number;
  readonly #table: ValueTable;
  readonly #captaincy: number;
  #from: number;
  #to: number;
  #counts: Float64Array | undefined;
  #sums: Float64Array | undefined;

  constructor(table: ValueTable, captaincy: number) {
    this.#table = table;
    this.#captaincy = captaincy;
    this.#from = table.credits.length;
    this.#to = this.#from;
    let lowest = Infinity;
    let end = -Infinity;
    for (const row of table.rows) {
      const { lowest: low, counts } = row[captaincy]!;
      if (counts.length === 0) continue;
      lowest = Math.min(lowest, low);
      end = Math.max(end, low + counts.length);
    }
    this.lowest = lowest;
    this.size = Math.max(0, end - lowest);
  }

  /** Sums by column; one more column, which is 0. */
  get sums(): Float64Array {
    this.#sums ??= this.#addUp();
    return this.#sums;
  }

  /** To a range of credits that is not above the previous one. */
  move(min: number, max: number): void {
    const { credits } = this.#table;
    while (this.#from > 0 && credits[this.#from - 1]! >= min) this.#add(--this.#from, 1);
    while (this.#to > 0 && credits[this.#to - 1]! > max) {
      this.#to--;
      if (this.#to >= this.#from) this.#add(this.#to, -1);
      else this.#from = this.#to;
    }
  }

  #add(row: number, sign: 1 | -1): void {
    const { lowest, counts } = this.#table.rows[row]![this.#captaincy]!;
    this.#counts ??= new Float64Array(this.size);
    const target = this.#counts;
    const at = lowest - this.lowest;
    for (let column = 0; column < counts.length; column++) target[at + column]! += sign * counts[column]!;
    this.#sums = undefined;
  }

  #addUp(): Float64Array {
    const sums = new Float64Array(this.size + 1);
    const counts = this.#counts;
    if (counts !== undefined)
      for (let column = this.size - 1; column >= 0; column--)
        sums[column] = sums[column + 1]! + counts[column]!;
    return sums;
  }
}

/** As the left value rises, the least right value that suffices falls. */
function rowAbove({ lowest, counts }: Values, window: Window, floor: number): number {
  // The right column that suffices for the left column 0.
  const least = floor + 1 - lowest - window.lowest;
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
