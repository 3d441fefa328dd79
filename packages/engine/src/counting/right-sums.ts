import type { FoundEntry } from "./segment.ts";
import type { Layer } from "./layer.ts";
import type { Partners } from "./partners.ts";
import type { Bundle } from "./shapes.ts";

/**
 * The keys of a side's last entries. A key is one amount of credits (of players with low ownership, and of the others)
 * that some entry has. Keys with the same credits of players with low ownership are a column: a class of the sums.
 */
export class SumKeys {
  readonly layer: Layer;
  readonly count: number;
  readonly columns: number;
  readonly everyColumn: readonly number[];
  /** The key of each entry. */
  readonly keyOf: Int32Array;
  /** By column the first key, and at the end the number of keys. */
  readonly start: Int32Array;
  readonly credits: Int32Array;
  /** By column. */
  readonly low: Int32Array;

  constructor(layer: Layer) {
    this.layer = layer;
    const amounts = new Int32Array(layer.credits.length);
    for (let one = 0; one < layer.classes; one++)
      for (let entry = layer.start[one]!; entry < layer.start[one + 1]!; entry++)
        amounts[entry] = layer.low[one]! * HIGH + layer.credits[entry]!;
    const distinct = Int32Array.from(new Set(amounts)).sort();
    const at = new Map(Array.from(distinct, (amount, index) => [amount, index]));
    this.keyOf = amounts.map((amount) => at.get(amount)!);
    this.count = distinct.length;
    const low = Int32Array.from(distinct, (amount) => Math.floor(amount / HIGH));
    const starts = Array.from(low.keys()).filter((index) => index === 0 || low[index] !== low[index - 1]);
    this.columns = starts.length;
    this.everyColumn = Array.from(starts.keys());
    this.start = Int32Array.from([...starts, distinct.length]);
    this.credits = Int32Array.from(distinct, (amount) => amount % HIGH);
    this.low = Int32Array.from(starts, (index) => low[index]!);
  }

  entriesOf({ classes }: Bundle): number {
    const { start } = this.layer;
    return classes.reduce((sum, one) => sum + start[one + 1]! - start[one]!, 0);
  }
}

/** Adds up numbers of ways by the keys of their entries, four numbers per entry. */
export class RightSums {
  readonly keys: SumKeys;
  readonly #ways: Float64Array;
  readonly #leaderless: Float64Array | undefined;
  readonly #partners: Partners;

  /** `leaderless` is not summed where it is undefined. */
  constructor(keys: SumKeys, ways: Float64Array, leaderless: Float64Array | undefined) {
    this.keys = keys;
    this.#ways = ways;
    this.#leaderless = leaderless;
    const { start, credits, low, count } = keys;
    const waysBefore = new Float64Array(4 * (count + 1));
    const leaderlessBefore = new Float64Array(leaderless === undefined ? 4 : 4 * (count + 1));
    this.#partners = { start, credits, low, waysBefore, leaderlessBefore };
  }

  /** The sums over the bundles, valid until the next call. */
  add(bundles: readonly Bundle[]): Partners {
    const { waysBefore, leaderlessBefore } = this.#partners;
    this.#sum(bundles, this.#ways, waysBefore);
    if (this.#leaderless !== undefined) this.#sum(bundles, this.#leaderless, leaderlessBefore);
    return this.#partners;
  }

  #sum(bundles: readonly Bundle[], values: Float64Array, before: Float64Array): void {
    const { keyOf, layer } = this.keys;
    const { start } = layer;
    before.fill(0);
    for (const { classes } of bundles)
      for (const one of classes) {
        const end = start[one + 1]!;
        for (let entry = start[one]!; entry < end; entry++) {
          const from = 4 * entry;
          const to = 4 * keyOf[entry]! + 4;
          before[to]! += values[from]!;
          before[to + 1]! += values[from + 1]!;
          before[to + 2]! += values[from + 2]!;
          before[to + 3]! += values[from + 3]!;
        }
      }
    for (let index = 4; index < before.length; index++) before[index]! += before[index - 4]!;
  }

  /** The entry of the bundles that holds a way of a key, by the way's rank among the key's ways of a kind (0 to 3). */
  find(bundles: readonly Bundle[], key: number, kind: number, rank: number): FoundEntry {
    const ways = this.#ways;
    let rest = rank;
    for (const { classes } of bundles) {
      const entry = this.#entryAt(classes, key);
      if (entry < 0) continue;
      const ownWays = ways[4 * entry + kind]!;
      if (rest < ownWays) return { entry, rank: rest };
      rest -= ownWays;
    }
    throw new Error("A rank is within the sum of its key");
  }

  /** The entry with the key among classes by rising credits; below 0 when none has it. */
  #entryAt(classes: readonly number[], key: number): number {
    const { keyOf, layer } = this.keys;
    const { start } = layer;
    let from = 0;
    let to = classes.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (keyOf[start[classes[middle]! + 1]! - 1]! < key) from = middle + 1;
      else to = middle;
    }
    if (from === classes.length) return -1;
    let low = start[classes[from]!]!;
    let high = start[classes[from]! + 1]! - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyOf[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return keyOf[low] === key ? low : -1;
  }
}

/** Exceeds every number of credits, in hundredths. */
const HIGH = 2 ** 15;
