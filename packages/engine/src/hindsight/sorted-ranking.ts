import { joinSides } from "../counting/join.ts";
import { type Meeting, meetingsOfSides } from "../counting/meetings.ts";
import { type Window, windowOf } from "../counting/partners.ts";
import { lastLayer } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";
import type { CountedSides } from "../plan/compile.ts";
import { defaultLimits } from "../counting/limits.ts";
import { type SortedClasses, sortedClasses } from "./sorted-classes.ts";
import { SortedPairs, type SortedSide } from "./sorted-pairs.ts";

/** Half lineups with captaincy that are sorted on a side at most: 120 MB for a side, and half as much again while made. */
const MAX_VALUES = 12_000_000;

/** More steps for a rank are refused: some twenty-five seconds, as for many ranks at once (`rank-all.ts`). A pair of classes takes as long as some steps. */
const MAX_STEPS = 3_000_000_000;
const STEPS_PER_PAIR = 10;

/** A step takes as long as this many additions of tables. */
const ADDITIONS_PER_STEP = 5;

/**
 * Ranks where neither lists of sets of players nor tables are small enough, as with points in fine steps or credits per
 * half: the values of each class are sorted, and each pair of classes that fits is counted. The number of values does
 * not depend on the steps, and a pair has its own range of credits.
 */
export class SortedRanking {
  readonly #sides: CountedSides;
  readonly #meetings: readonly Meeting[];
  readonly #pairs: SortedPairs;
  /** All possible teams. */
  readonly teams: number;
  /** As many additions as the count above a floor takes time. */
  readonly work: number;
  readonly workOnce = 0;

  private constructor(
    sides: CountedSides,
    meetings: readonly Meeting[],
    pairs: SortedPairs,
    { teams, work }: { readonly teams: number; readonly work: number },
  ) {
    this.#sides = sides;
    this.#meetings = meetings;
    this.#pairs = pairs;
    this.teams = teams;
    this.work = work;
  }

  /** Undefined where there are too many values or pairs of classes. */
  static of(sides: CountedSides, hundredths: Int32Array): SortedRanking | undefined {
    const { left, right, common } = sides;
    const ways = [waysByList(left), waysByList(right)] as const;
    if (ways.some((lists) => lists.reduce((sum, own) => sum + own, 0) > MAX_VALUES)) return undefined;
    const meetings = meetingsOfSides(left, right, common);
    if (stepsOf(sides, meetings, ...ways) > MAX_STEPS) return undefined;
    const ones = sortedClasses(left, hundredths, MAX_VALUES);
    const others = ones && sortedClasses(right, hundredths, MAX_VALUES);
    if (ones === undefined || others === undefined) return undefined;
    const teams = joinSides(left, right, common, defaultLimits)?.teams;
    if (teams === undefined) return undefined;
    const work = ADDITIONS_PER_STEP * stepsOf(sides, meetings, lengthsOf(ones), lengthsOf(others));
    const pairs = new SortedPairs(sideOf(left, ones), sideOf(right, others));
    return new SortedRanking(sides, meetings, pairs, { teams, work: Math.max(1, work) });
  }

  /** Possible teams worth more than each of the floors, in half-hundredths. */
  above(floors: readonly number[]): number[] {
    const counts = new Float64Array(floors.length);
    eachPair(this.#sides, this.#meetings, (one, two, window) => {
      this.#pairs.add(one, two, window, floors, counts);
    });
    return [...counts];
  }
}

/** Visits the pairs of classes that fit, with the range of their credits; ends where `visit` returns false. */
function eachPair(
  { left, right, common }: CountedSides,
  meetings: readonly Meeting[],
  visit: (one: number, two: number, window: Window) => boolean | void,
): void {
  const { low } = lastLayer(left);
  const { low: otherLow } = lastLayer(right);
  const window: Window = { min: 0, max: 0 };
  for (const { bundle, others } of meetings)
    for (const one of bundle.classes)
      for (const { classes } of others)
        for (const two of classes)
          if (windowOf(common, low[one]!, otherLow[two]!, window) && visit(one, two, window) === false)
            return;
}

/** Steps of a count: the values of each pair of classes. `lengths`: four per class. */
function stepsOf(
  sides: CountedSides,
  meetings: readonly Meeting[],
  lengths: Float64Array,
  others: Float64Array,
): number {
  let steps = 0;
  eachPair(sides, meetings, (one, two) => {
    steps += STEPS_PER_PAIR;
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      const own = lengths[4 * one + captaincy]!;
      const other = others[4 * two + 3 - captaincy]!;
      if (own > 0 && other > 0) steps += own + other;
    }
    return steps <= MAX_STEPS;
  });
  return steps;
}

function waysByList(table: SideTable): Float64Array {
  const { classes, start, ways } = lastLayer(table);
  const sums = new Float64Array(4 * classes);
  for (let one = 0; one < classes; one++)
    for (let at = 4 * start[one]!; at < 4 * start[one + 1]!; at++) sums[4 * one + (at & 3)]! += ways[at]!;
  return sums;
}

const lengthsOf = ({ start }: SortedClasses): Float64Array =>
  Float64Array.from({ length: start.length - 1 }, (_, list) => start[list + 1]! - start[list]!);

function sideOf(table: SideTable, sorted: SortedClasses): SortedSide {
  const { start, credits } = lastLayer(table);
  return { sorted, start, credits };
}
