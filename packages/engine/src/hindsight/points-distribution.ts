import type { ClassPair } from "./class-pairs.ts";
import type { ListedHalves, Ranking } from "./rank-teams.ts";
import { UNITS_PER_POINT } from "./units.ts";
import type { ValuedClass, ValuedList } from "./valued-sides.ts";

/** How many of the possible teams have each number of points: the count at index p is for `lowest + p * step`. */
export interface PointsDistribution {
  readonly lowest: number;
  /** In points. */
  readonly step: number;
  readonly counts: Float64Array;
}

/** Points are not tabulated beyond this many additions: some three seconds. */
export const MAX_ADDITIONS = 2_000_000_000;
const MAX_COUNTS = 2_000_000;

/**
 * The points of all possible teams at once: exact, and for many ranks faster than one rank at a time. Null where the
 * points have so fine a step that it takes more than `most` additions (points in halves of announced elevens take a
 * tenth of the default).
 */
export function distributionOf(
  { teams, listed }: Ranking,
  most: number = MAX_ADDITIONS,
): PointsDistribution | null {
  if (listed === undefined) return null;
  const step = stepOf(listed);
  const [lowest, highest] = spanOf(listed);
  if (teams === 0) return { lowest: 0, step: step / UNITS_PER_POINT, counts: new Float64Array(0) };
  const size = (highest - lowest) / step + 1;
  if (size > MAX_COUNTS || additionsOf(listed, step) > most) return null;
  const counts = new Float64Array(size);
  for (const pair of listed.mergedClasses.pairs) {
    const left = listed.left[pair.left]!;
    const right = listed.right[pair.right]!;
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      const one = { costs: left.costs, list: left.byPart[captaincy]! };
      const other = { costs: right.costs, list: right.byPart[3 - captaincy]! };
      const [single, spread] = isCheaper(one.list, other.list, step) ? [one, other] : [other, one];
      addSums(counts, lowest, step, pair, single, spread);
    }
  }
  return { lowest: lowest / UNITS_PER_POINT, step: step / UNITS_PER_POINT, counts };
}

interface Half {
  readonly costs: Int32Array;
  readonly list: ValuedList;
}

const valuesOf = (list: ValuedList, step: number): number =>
  list.length === 0 ? 0 : (list.values[list.length - 1]! - list.values[0]!) / step + 1;

const isCheaper = (one: ValuedList, other: ValuedList, step: number): boolean =>
  one.length * valuesOf(other, step) <= other.length * valuesOf(one, step);

/** Each entry of `single` adds the counts of the other half whose costs fit, shifted by the entry's value. */
function addSums(
  counts: Float64Array,
  lowest: number,
  step: number,
  { min, max }: ClassPair,
  single: Half,
  spread: Half,
): void {
  if (single.list.length === 0 || spread.list.length === 0) return;
  const rows = rowsByCost(spread, step);
  const size = valuesOf(spread.list, step);
  const order = indexesByCost(single);
  const window = new Float64Array(size);
  let from = spread.costs.length;
  let to = spread.costs.length;
  for (let cost = 0; cost < single.costs.length; cost++) {
    // As this half costs more, the fitting costs of the other half fall.
    while (from > 0 && single.costs[cost]! + spread.costs[from - 1]! >= min) addRow(window, rows, --from, 1);
    while (to > 0 && single.costs[cost]! + spread.costs[to - 1]! > max) {
      to -= 1;
      if (to >= from) addRow(window, rows, to, -1);
      else from = to;
    }
    for (const index of order[cost]!) {
      const at = (single.list.values[index]! + spread.list.values[0]! - lowest) / step;
      const ways = single.list.ways[index]!;
      for (let value = 0; value < size; value++) counts[at + value]! += ways * window[value]!;
    }
  }
}

/** Ways by cost (rows) and value. */
function rowsByCost({ costs, list }: Half, step: number): Float64Array {
  const size = valuesOf(list, step);
  const rows = new Float64Array(costs.length * size);
  for (let index = 0; index < list.length; index++)
    rows[list.costs[index]! * size + (list.values[index]! - list.values[0]!) / step]! += list.ways[index]!;
  return rows;
}

function indexesByCost({ costs, list }: Half): number[][] {
  const order = Array.from(costs, (): number[] => []);
  for (let index = 0; index < list.length; index++) order[list.costs[index]!]!.push(index);
  return order;
}

function addRow(window: Float64Array, rows: Float64Array, row: number, sign: 1 | -1): void {
  const at = row * window.length;
  for (let value = 0; value < window.length; value++) window[value]! += sign * rows[at + value]!;
}

const lists = ({ left, right }: ListedHalves): ValuedList[] =>
  [...left, ...right].flatMap((half: ValuedClass) => half.byPart);

/** The greatest common divisor of all values. */
function stepOf(halves: ListedHalves): number {
  let step = 0;
  for (const { values } of lists(halves))
    for (const value of values) {
      let other = Math.abs(value);
      while (other !== 0) [step, other] = [other, step % other];
      if (step === 1) return 1;
    }
  return Math.max(1, step);
}

/** Minimum and maximum value of a team, without regard to costs. */
function spanOf({ mergedClasses, left, right }: ListedHalves): [number, number] {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const pair of mergedClasses.pairs)
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      const one = left[pair.left]!.byPart[captaincy]!;
      const other = right[pair.right]!.byPart[3 - captaincy]!;
      if (one.length === 0 || other.length === 0) continue;
      lowest = Math.min(lowest, one.values[0]! + other.values[0]!);
      highest = Math.max(highest, one.values[one.length - 1]! + other.values[other.length - 1]!);
    }
  return [lowest, highest];
}

function additionsOf({ mergedClasses, left, right }: ListedHalves, step: number): number {
  let additions = 0;
  for (const pair of mergedClasses.pairs)
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      const one = left[pair.left]!.byPart[captaincy]!;
      const other = right[pair.right]!.byPart[3 - captaincy]!;
      additions += Math.min(one.length * valuesOf(other, step), other.length * valuesOf(one, step));
    }
  return additions;
}
