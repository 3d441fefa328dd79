import { firstAbove } from "../counting/first-above.ts";
import type { Window } from "../counting/partners.ts";
import type { SortedClasses } from "./sorted-classes.ts";

/** A side's sorted classes with the credits of their items: those of its last layer. */
export interface SortedSide {
  readonly sorted: SortedClasses;
  /** The first entry of each class. */
  readonly start: Int32Array;
  readonly credits: Int32Array;
}

/** Up to this many numbers of credits, adding up a range of them is faster than a Fenwick tree. */
const FEW_COSTS = 12;

/**
 * Counts the pairs of half lineups of a left and a right class that are worth more than a floor together and whose
 * credits fit: as the left value rises, more right half lineups qualify (see `count-above.ts`).
 */
export class SortedPairs {
  readonly #left: SortedSide;
  readonly #right: SortedSide;
  /** For each left number of credits the range of right ones that fit. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #sums: Float64Array;

  constructor(left: SortedSide, right: SortedSide) {
    this.#left = left;
    this.#right = right;
    this.#from = new Int32Array(mostCosts(left));
    this.#to = new Int32Array(mostCosts(left));
    this.#sums = new Float64Array(mostCosts(right) + 1);
  }

  /** Adds to `sums` by floor. */
  add(one: number, two: number, window: Window, floors: readonly number[], sums: Float64Array): void {
    const fit = this.#fit(one, two, window);
    if (fit === "none") return;
    const left = this.#left.sorted;
    const right = this.#right.sorted;
    const costs = this.#right.start[two + 1]! - this.#right.start[two]!;
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      const first = left.start[4 * one + captaincy]!;
      const end = left.start[4 * one + captaincy + 1]!;
      const least = right.start[4 * two + 3 - captaincy]!;
      const last = right.start[4 * two + 3 - captaincy + 1]! - 1;
      if (first === end || last < least) continue;
      const highest = left.values[end - 1]! + right.values[last]!;
      let above = 0;
      for (const [index, floor] of floors.entries()) {
        if (floors[index - 1] === floor + 1)
          above += this.#countEqual(first, end, least, last, floor + 1, fit);
        else if (highest <= floor) above = 0;
        else if (fit === "all") above = this.#countAll(first, end, least, last, floor);
        else if (costs <= FEW_COSTS) above = this.#countFew(first, end, least, last, floor, costs);
        else above = this.#countMany(first, end, least, last, floor, costs);
        sums[index]! += above;
      }
    }
  }

  /** The pairs worth exactly so much: a floor below another one by 1 adds these, which takes a fraction of the time. */
  #countEqual(
    first: number,
    end: number,
    least: number,
    last: number,
    value: number,
    fit: "some" | "all",
  ): number {
    const { values, ways, costs } = this.#left.sorted;
    const { values: others, ways: otherWays, costs: otherCosts } = this.#right.sorted;
    let count = 0;
    let next = last;
    for (let at = firstAbove(values, first, end, value - others[last]! - 1); at < end; at++) {
      const rest = value - values[at]!;
      while (next >= least && others[next]! > rest) next--;
      const cost = costs[at]!;
      for (let same = next; same >= least && others[same] === rest; same--)
        if (fit === "all" || (otherCosts[same]! >= this.#from[cost]! && otherCosts[same]! < this.#to[cost]!))
          count += ways[at]! * otherWays[same]!;
    }
    return count;
  }

  #fit(one: number, two: number, { min, max }: Window): "none" | "some" | "all" {
    const { start, credits } = this.#left;
    const { start: rightStart, credits: rightCredits } = this.#right;
    const least = rightStart[two]!;
    const end = rightStart[two + 1]!;
    const first = start[one]!;
    const last = start[one + 1]!;
    if (first === last || least === end) return "none";
    const lowest = credits[first]! + rightCredits[least]!;
    const highest = credits[last - 1]! + rightCredits[end - 1]!;
    if (lowest > max || highest < min) return "none";
    if (lowest >= min && highest <= max) return "all";
    let from = end;
    let to = end;
    for (let entry = first; entry < last; entry++) {
      const ownCredits = credits[entry]!;
      while (to > least && ownCredits + rightCredits[to - 1]! > max) to--;
      while (from > least && ownCredits + rightCredits[from - 1]! >= min) from--;
      this.#from[entry - first] = Math.min(from, to) - least;
      this.#to[entry - first] = to - least;
    }
    return "some";
  }

  #countAll(first: number, end: number, least: number, last: number, floor: number): number {
    const { values, ways } = this.#left.sorted;
    const { values: others, ways: otherWays } = this.#right.sorted;
    let count = 0;
    let above = 0;
    let next = last;
    for (let at = firstAbove(values, first, end, floor - others[last]!); at < end; at++) {
      const value = values[at]!;
      while (next >= least && value + others[next]! > floor) above += otherWays[next--]!;
      count += ways[at]! * above;
    }
    return count;
  }

  #countFew(first: number, end: number, least: number, last: number, floor: number, size: number): number {
    const { values, ways, costs } = this.#left.sorted;
    const { values: others, ways: otherWays, costs: otherCosts } = this.#right.sorted;
    const from = this.#from;
    const to = this.#to;
    const sums = this.#sums;
    for (let cost = 0; cost < size; cost++) sums[cost] = 0;
    let count = 0;
    let next = last;
    for (let at = firstAbove(values, first, end, floor - others[last]!); at < end; at++) {
      const value = values[at]!;
      while (next >= least && value + others[next]! > floor) {
        sums[otherCosts[next]!]! += otherWays[next]!;
        next--;
      }
      const ownCost = costs[at]!;
      let fitting = 0;
      for (let cost = from[ownCost]!; cost < to[ownCost]!; cost++) fitting += sums[cost]!;
      count += ways[at]! * fitting;
    }
    return count;
  }

  /** With a Fenwick tree over the right credits. */
  #countMany(first: number, end: number, least: number, last: number, floor: number, size: number): number {
    const { values, ways, costs } = this.#left.sorted;
    const { values: others, ways: otherWays, costs: otherCosts } = this.#right.sorted;
    const from = this.#from;
    const to = this.#to;
    const tree = this.#sums;
    for (let node = 0; node <= size; node++) tree[node] = 0;
    let count = 0;
    let next = last;
    for (let at = firstAbove(values, first, end, floor - others[last]!); at < end; at++) {
      const value = values[at]!;
      while (next >= least && value + others[next]! > floor) {
        const own = otherWays[next]!;
        for (let node = otherCosts[next]! + 1; node <= size; node += node & -node) tree[node]! += own;
        next--;
      }
      let fitting = 0;
      for (let node = to[costs[at]!]!; node > 0; node &= node - 1) fitting += tree[node]!;
      for (let node = from[costs[at]!]!; node > 0; node &= node - 1) fitting -= tree[node]!;
      count += ways[at]! * fitting;
    }
    return count;
  }
}

function mostCosts({ start }: SortedSide): number {
  let most = 0;
  for (let one = 0; one + 1 < start.length; one++) most = Math.max(most, start[one + 1]! - start[one]!);
  return most;
}
