import { bestValue, NONE, parts } from "./leaders.ts";
import type { Part } from "./leaders.ts";
import type { SideLineups } from "./side-lineups.ts";

/** Half lineups of one class and one cost, per part of the leaders, the most valuable first. */
export interface Buckets {
  /** Cost of each bucket in hundredths of a credit, rising within a class. */
  readonly credits: Int32Array;
  /** Where the buckets of each class start, and where the last ends. */
  readonly ofClass: Int32Array;
  readonly byPart: readonly PartBuckets[];
}

export interface PartBuckets {
  /** Where each bucket starts in `lineups`, and where the last ends. */
  readonly start: Int32Array;
  readonly lineups: Int32Array;
  /** Values of `lineups`, place by place. */
  readonly values: Int32Array;
  /** Highest value of each class; `NONE` for an empty one. */
  readonly topOfClass: Int32Array;
}

/** A cost is at most 100 credits a player, so under 2^18 hundredths for a side. */
const COSTS = 2 ** 18;
/** Half lineups are fewer than 2^20, and a value less than 2^31 either side of zero. */
const PLACES = 2 ** 20;

export function bucketsOf(side: SideLineups): Buckets {
  const { count, kind, credits } = side;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++) keys[at] = kind[at]! * COSTS + credits[at]!;
  const distinct = [...new Set(keys)].sort((one, other) => one - other);
  const bucketAt = new Map(distinct.map((key, bucket) => [key, bucket]));
  const bucketOf = Int32Array.from(keys, (key) => bucketAt.get(key)!);
  const ofClass = new Int32Array(side.classes.length + 1);
  for (const key of distinct) ofClass[Math.floor(key / COSTS) + 1]! += 1;
  for (let place = 0; place < side.classes.length; place++) ofClass[place + 1]! += ofClass[place]!;
  return {
    credits: Int32Array.from(distinct, (key) => key % COSTS),
    ofClass,
    byPart: parts.map((part) => partBuckets(side, part, bucketOf, distinct.length)),
  };
}

function partBuckets(side: SideLineups, part: Part, bucketOf: Int32Array, buckets: number): PartBuckets {
  const sorted = new Float64Array(side.count);
  let entries = 0;
  const start = new Int32Array(buckets + 1);
  const topOfClass = new Int32Array(side.classes.length).fill(NONE);
  for (let at = 0; at < side.count; at++) {
    const value = bestValue(side, at, part);
    if (value === NONE) continue;
    // Rising keys are falling values, then rising places.
    sorted[entries++] = -value * PLACES + at;
    start[bucketOf[at]! + 1]! += 1;
    const kind = side.kind[at]!;
    if (value > topOfClass[kind]!) topOfClass[kind] = value;
  }
  for (let bucket = 0; bucket < buckets; bucket++) start[bucket + 1]! += start[bucket]!;
  const next = start.slice();
  const lineups = new Int32Array(entries);
  const values = new Int32Array(entries);
  for (const key of sorted.subarray(0, entries).sort()) {
    const negative = Math.floor(key / PLACES);
    const at = key - negative * PLACES;
    const place = next[bucketOf[at]!]!++;
    lineups[place] = at;
    values[place] = -negative;
  }
  return { start, lineups, values, topOfClass };
}
