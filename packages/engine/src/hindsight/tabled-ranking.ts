import { GroupFit } from "../counting/group-fit.ts";
import { lastLayer, partnerShapes, shapesOf } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";
import type { CountedSides } from "../plan/compile.ts";
import type { ClassPair } from "./class-pairs.ts";
import { mergeClasses } from "./merge-classes.ts";
import type { MergedClasses } from "./merge-classes.ts";
import { sideValues } from "./side-values.ts";
import { addPairsAbove, additionsOf } from "./pairs-above.ts";
import type { ValueTable } from "./value-table.ts";

/** Tables of a side that take more words of 32 bits are refused: 160 MB, and as much again while they are made. */
const MOST_WORDS = 40_000_000;

/**
 * Ranks where the half lineups with captaincy are too many to list: for each merged class they are counted by credits
 * and value, along the layers of counting.
 */
export class TabledRanking {
  readonly #left: readonly ValueTable[];
  readonly #right: readonly ValueTable[];
  readonly #pairs: readonly ClassPair[];
  readonly #step: number;
  /** Additions that the count above one floor takes. */
  readonly work: number;

  private constructor(
    left: readonly ValueTable[],
    right: readonly ValueTable[],
    pairs: readonly ClassPair[],
    step: number,
  ) {
    this.#left = left;
    this.#right = right;
    this.#pairs = pairs;
    this.#step = step;
    this.work = pairs.reduce((sum, pair) => sum + additionsOf(left[pair.left]!, right[pair.right]!), 0);
  }

  /** Undefined where the tables would be too large, or credits per half are bounded. */
  static of(sides: CountedSides, hundredths: Int32Array): TabledRanking | undefined {
    const { left, right, common } = sides;
    if (common.lowApart) return undefined;
    const players = [...left.players, ...right.players];
    const step = players.reduce((divisor, { index }) => greatestDivisor(hundredths[index]!, divisor), 0) || 1;
    const steps = hundredths.map((points) => points / step);
    const { left: ones, right: others, leftCount, rightCount, pairs } = mergedOf(sides);
    const one = sideValues(left, steps, ones, leftCount, MOST_WORDS);
    const other = one && sideValues(right, steps, others, rightCount, MOST_WORDS);
    return one && other && new TabledRanking(one, other, pairs, step);
  }

  /** Possible teams worth more than each of the floors, in half-hundredths. */
  above(floors: readonly number[]): number[] {
    const inSteps = floors.map((floor) => Math.floor(floor / this.#step));
    const found = new Float64Array(floors.length);
    for (const pair of this.#pairs)
      addPairsAbove(this.#left[pair.left]!, this.#right[pair.right]!, pair, inSteps, found);
    return [...found];
  }
}

/** Half lineups of a side with every choice of captaincy. */
export function valuesOf(table: SideTable): number {
  return lastLayer(table).ways.reduce((sum, ways) => sum + ways, 0);
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : greatestDivisor(other, one % other);

/** The classes of both last layers merged where they have the same partners. */
function mergedOf({ left, right, common }: CountedSides): MergedClasses {
  const leftShapes = shapesOf(left, common);
  const rightShapes = shapesOf(right, common);
  const fit = new GroupFit(leftShapes, rightShapes, common);
  const pairs: ClassPair[] = [];
  for (const shape of leftShapes.byKey.values())
    for (const other of partnerShapes(shape, rightShapes.byKey, common))
      for (const one of shape.bundles.values())
        for (const two of other.bundles.values())
          if (fit.holds(one.groups, two.groups))
            for (const leftClass of one.classes)
              for (const rightClass of two.classes)
                pairs.push({ left: leftClass, right: rightClass, ...common.credits });
  return mergeClasses({
    leftClasses: lastLayer(left).classes,
    rightClasses: lastLayer(right).classes,
    pairs,
    oneWindow: true,
  });
}
