import type { Layer } from "./layer.ts";
import type { Common } from "./side-plan.ts";

/** What left entries combine with: classes of entries by rising credits, as in a layer, with the sums of their ways. */
export interface Partners {
  readonly start: Int32Array;
  readonly credits: Int32Array;
  readonly low: Int32Array;
  /** Sums of the ways before each entry, four numbers per entry. */
  readonly waysBefore: Float64Array;
  /** The same of `Layer.leaderless`; not read where everybody leads. */
  readonly leaderlessBefore: Float64Array;
}

export const partnersIn = (layer: Layer): Partners => ({
  start: layer.start,
  credits: layer.credits,
  low: layer.low,
  waysBefore: sumsBefore(layer.ways),
  leaderlessBefore: sumsBefore(layer.leaderless),
});

/** Prefix sums by entry, so that the sum over a range of entries is one subtraction. */
function sumsBefore(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 4);
  for (let index = 0; index < values.length; index++) sums[index + 4] = sums[index]! + values[index]!;
  return sums;
}

/** The right entries that a left entry with given credits combines with: a closed range of right credits. */
export interface Window {
  min: number;
  max: number;
}

/** The range that the credits of the left and right entry of a pair of classes may sum to; false when it is empty. */
export function windowOf(common: Common, leftLow: number, rightLow: number, into: Window): boolean {
  const low = leftLow + rightLow;
  into.min = common.credits.min - low;
  into.max = common.credits.max - low;
  if (!common.lowApart) return true;
  if (low < common.lowCredits.min || low > common.lowCredits.max) return false;
  into.min = Math.max(into.min, common.highCredits.min);
  into.max = Math.min(into.max, common.highCredits.max);
  return into.min <= into.max;
}
