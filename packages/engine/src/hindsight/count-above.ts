import type { ClassPair } from "./class-pairs.ts";
import type { ValuedClass, ValuedList } from "./valued-sides.ts";

/**
 * How many pairs of entries of two classes are worth more than `floor` together and cost within the pair's range. As
 * the left entries rise in value, more right entries qualify; a Fenwick tree over their costs counts those that fit the
 * left entry's cost.
 */
export function countAbove(pair: ClassPair, left: ValuedClass, right: ValuedClass, floor: number): number {
  if (left.costs.length === 0 || right.costs.length === 0) return 0;
  const windows = windowsOf(pair, left.costs, right.costs);
  const tree = windows === null ? null : new Float64Array(right.costs.length + 1);
  let count = 0;
  for (let captaincy = 0; captaincy < 4; captaincy++) {
    const ones = left.byPart[captaincy]!;
    const others = right.byPart[3 - captaincy]!;
    if (ones.length === 0 || others.length === 0) continue;
    if (ones.values[ones.length - 1]! + others.values[others.length - 1]! <= floor) continue;
    count +=
      windows === null || tree === null
        ? countAnyCost(ones, others, floor)
        : countWithin(ones, others, floor, windows, tree.fill(0));
  }
  return count;
}

/** For each left cost the indexes of right costs that fit, as [from, to); null where all fit all. */
interface Windows {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

function windowsOf(pair: ClassPair, left: Int32Array, right: Int32Array): Windows | null {
  const least = left[0]! + right[0]!;
  const most = left[left.length - 1]! + right[right.length - 1]!;
  if (least >= pair.min && most <= pair.max) return null;
  const from = new Int32Array(left.length);
  const to = new Int32Array(left.length);
  let first = right.length;
  let end = right.length;
  for (let index = 0; index < left.length; index++) {
    const cost = left[index]!;
    while (end > 0 && cost + right[end - 1]! > pair.max) end--;
    while (first > 0 && cost + right[first - 1]! >= pair.min) first--;
    from[index] = Math.min(first, end);
    to[index] = end;
  }
  return { from, to };
}

function countAnyCost(ones: ValuedList, others: ValuedList, floor: number): number {
  let count = 0;
  let above = 0;
  let next = others.length - 1;
  for (let at = 0; at < ones.length; at++) {
    const value = ones.values[at]!;
    while (next >= 0 && value + others.values[next]! > floor) above += others.ways[next--]!;
    count += ones.ways[at]! * above;
  }
  return count;
}

function countWithin(
  ones: ValuedList,
  others: ValuedList,
  floor: number,
  windows: Windows,
  tree: Float64Array,
): number {
  const { from, to } = windows;
  const size = tree.length;
  let count = 0;
  let next = others.length - 1;
  for (let at = 0; at < ones.length; at++) {
    const value = ones.values[at]!;
    while (next >= 0 && value + others.values[next]! > floor) {
      const ways = others.ways[next]!;
      for (let node = others.costs[next]! + 1; node < size; node += node & -node) tree[node]! += ways;
      next--;
    }
    const cost = ones.costs[at]!;
    let fitting = 0;
    for (let node = to[cost]!; node > 0; node &= node - 1) fitting += tree[node]!;
    for (let node = from[cost]!; node > 0; node &= node - 1) fitting -= tree[node]!;
    count += ones.ways[at]! * fitting;
  }
  return count;
}
