import type { Layer } from "../../counting/layer.ts";
import type { PairList } from "../../counting/pair-list.ts";
import { type Window, windowOf } from "../../counting/partners.ts";
import { lastLayer } from "../../counting/shapes.ts";
import { sizeOf } from "../../counting/finished-layer.ts";
import type { Plan } from "../../plan/compile.ts";
import { type ListedSide, listSide, waysToList } from "../listed-side.ts";
import { type Demand, type LeaderPairs, leaderPairsOf } from "./leader-pairs.ts";

/** The most numbers in a side's table of demands: some 60 MB. */
const MAX_NUMBERS = 8_000_000;
const MAX_WAYS = 2_000_000;

/**
 * Visits the left entries of a join in their order. At each entry, `metWays` is the number of matching right ways that hold
 * each demand. Multiplied by the entry's own ways with the pair's other demand, it gives the number of teams of the
 * pair.
 */
export class CellWalk {
  readonly plan: Plan;
  readonly pairs: LeaderPairs;
  /** By demand: the players' positions on their side, as bits. */
  readonly leftMasks: Int32Array;
  readonly rightMasks: Int32Array;
  readonly leftSide: ListedSide;
  readonly rightSide: ListedSide;
  /** Ways of each left entry that hold each demand. */
  readonly leftWays: Float64Array;
  /** Right ways that hold each demand, summed over the entries before each. */
  readonly rightBefore: Float64Array;
  readonly metWays: Float64Array;
  /** The right entries that match the current entry, one range per class, and the number of ranges. */
  from = new Int32Array(64);
  to = new Int32Array(64);
  ranges = 0;
  /** Credits of players with low ownership, of the left and right class of each range together. */
  low = new Int32Array(64);
  readonly #leftLayer: Layer;
  readonly #rightLayer: Layer;
  readonly #list: PairList;

  private constructor(plan: Plan, pairs: LeaderPairs, list: PairList) {
    this.plan = plan;
    this.#list = list;
    this.pairs = pairs;
    this.leftSide = listSide(plan.left);
    this.rightSide = listSide(plan.right);
    this.leftMasks = masksOf(pairs.leftDemands);
    this.rightMasks = masksOf(pairs.rightDemands);
    this.leftWays = waysHolding(this.leftSide, this.leftMasks);
    this.rightBefore = sumsOf(waysHolding(this.rightSide, this.rightMasks), this.rightMasks.length);
    this.metWays = new Float64Array(this.rightMasks.length);
    this.#leftLayer = lastLayer(plan.left);
    this.#rightLayer = lastLayer(plan.right);
  }

  /** Undefined when a side has too many ways to list, or too many pairs of classes. */
  static over(plan: Plan): CellWalk | undefined {
    const { listed } = plan.join;
    if (listed === undefined) return undefined;
    if (Math.max(waysToList(plan.left), waysToList(plan.right)) > MAX_WAYS) return undefined;
    const pairs = leaderPairsOf(plan);
    const numbers =
      lastLayer(plan.left).credits.length * pairs.leftDemands.length +
      lastLayer(plan.right).credits.length * pairs.rightDemands.length;
    return numbers > MAX_NUMBERS ? undefined : new CellWalk(plan, pairs, listed.list);
  }

  /** Calls back with every left entry that has matches, and its number of players. */
  each(visit: (entry: number, size: number) => void): void {
    const layer = this.#leftLayer;
    const { common, left } = this.plan;
    const { start, order } = byLeftClass(this.#list.left, layer.classes);
    for (let one = 0; one < layer.classes; one++) {
      const first = start[one]!;
      this.ranges = start[one + 1]! - first;
      if (this.ranges === 0) continue;
      const windows = this.#open(one, order, first);
      const counts = layer.counts.subarray(one * left.dimensions, (one + 1) * left.dimensions);
      const size = sizeOf(counts, common.roles);
      for (let entry = layer.start[one]!; entry < layer.start[one + 1]!; entry++)
        if (this.#meet(layer.credits[entry]!, windows, order, first)) visit(entry, size);
    }
  }

  /** Starts the ranges of a left class behind the last entries of its partners. */
  #open(one: number, order: Int32Array, first: number): Float64Array {
    if (this.ranges > this.from.length) {
      this.from = new Int32Array(2 * this.ranges);
      this.to = new Int32Array(2 * this.ranges);
      this.low = new Int32Array(2 * this.ranges);
    }
    const windows = new Float64Array(2 * this.ranges);
    const window: Window = { min: 0, max: 0 };
    const ownLow = this.#leftLayer.low[one]!;
    for (let range = 0; range < this.ranges; range++) {
      const right = this.#list.right[order[first + range]!]!;
      const rightLow = this.#rightLayer.low[right]!;
      windowOf(this.plan.common, ownLow, rightLow, window);
      windows[2 * range] = window.min;
      windows[2 * range + 1] = window.max;
      this.low[range] = ownLow + rightLow;
      this.from[range] = this.#rightLayer.start[right + 1]!;
      this.to[range] = this.from[range]!;
    }
    return windows;
  }

  /** Moves the ranges to an entry of these credits and updates their sums. */
  #meet(credits: number, windows: Float64Array, order: Int32Array, first: number): boolean {
    const { metWays, from, to, rightBefore } = this;
    const { credits: rightCredits, start } = this.#rightLayer;
    const demands = metWays.length;
    metWays.fill(0);
    let any = false;
    for (let range = 0; range < this.ranges; range++) {
      const least = start[this.#list.right[order[first + range]!]!]!;
      const low = windows[2 * range]! - credits;
      const high = windows[2 * range + 1]! - credits;
      let begin = from[range]!;
      let end = to[range]!;
      while (end > least && rightCredits[end - 1]! > high) end--;
      while (begin > least && rightCredits[begin - 1]! >= low) begin--;
      from[range] = begin;
      to[range] = end;
      if (end <= begin) continue;
      any = true;
      const a = begin * demands;
      const b = end * demands;
      for (let demand = 0; demand < demands; demand++)
        metWays[demand]! += rightBefore[b + demand]! - rightBefore[a + demand]!;
    }
    return any;
  }
}

const masksOf = (demands: readonly Demand[]): Int32Array =>
  Int32Array.from(demands, (players) => players.reduce((mask, position) => mask | (1 << position), 0));

/** The join's pairs of classes by their left class. */
function byLeftClass(lefts: Int32Array, classes: number): { start: Int32Array; order: Int32Array } {
  const start = new Int32Array(classes + 1);
  for (const left of lefts) start[left + 1]!++;
  for (let one = 0; one < classes; one++) start[one + 1]! += start[one]!;
  const next = start.slice();
  const order = new Int32Array(lefts.length);
  for (let pair = 0; pair < lefts.length; pair++) order[next[lefts[pair]!]!++] = pair;
  return { start, order };
}

function waysHolding({ start, bits }: ListedSide, masks: Int32Array): Float64Array {
  const entries = start.length - 1;
  const holding = new Float64Array(entries * masks.length);
  for (let entry = 0; entry < entries; entry++)
    for (let way = start[entry]!; way < start[entry + 1]!; way++) {
      const own = bits[way]!;
      for (let demand = 0; demand < masks.length; demand++)
        if ((own & masks[demand]!) === masks[demand]!) holding[entry * masks.length + demand]!++;
    }
  return holding;
}

/** Row by row, the sums of all preceding rows. */
function sumsOf(values: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(values.length + width);
  for (let index = 0; index < values.length; index++) sums[index + width] = sums[index]! + values[index]!;
  return sums;
}
