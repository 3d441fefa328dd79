import type { Outcome } from "@teamwright/domain";
import { GroupFit } from "../counting/group-fit.ts";
import { lastLayer, partnerShapes, shapesOf } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";
import type { Refusal } from "../outcome.ts";
import { succeed } from "../outcome.ts";
import type { CountedSides } from "../plan/compile.ts";
import type { Range } from "../constraints/constraints.ts";
import type { ClassPair } from "./class-pairs.ts";
import { mergeClasses } from "./merge-classes.ts";
import type { MergedClasses } from "./merge-classes.ts";
import { addPairsAbove } from "./pairs-above.ts";
import { MAX_WORDS, refuseHalfCredits, refuseTables } from "./refused-ranks.ts";
import { extentsOf, sideValues } from "./side-values.ts";
import { totalsOf, valuesIn } from "./value-table.ts";
import type { ValueTable } from "./value-table.ts";

/**
 * Ranks where the half lineups with captaincy are too many to list: for each merged class they are counted by credits
 * and value, along the layers of counting.
 */
export class TabledRanking {
  readonly #partnered: readonly PartneredClass[];
  readonly #step: number;
  /** All possible teams. */
  readonly teams: number;
  /** Additions that a query takes, for any number of floors, and for each of them. */
  readonly workOnce: number;
  readonly work: number;

  private constructor(classes: readonly PartneredClass[], step: number) {
    this.#partnered = classes;
    this.#step = step;
    this.teams = countPairs(classes);
    this.workOnce = sumOf(classes, ({ partners }) => sumOf(partners, valuesIn));
    this.work = sumOf(classes, ({ left }) => valuesIn(left));
  }

  /** Refused where the tables would be too large, or credits per half are bounded. */
  static of(sides: CountedSides, hundredths: Int32Array): Outcome<TabledRanking, Refusal> {
    const { left, right, common } = sides;
    if (common.lowApart) return refuseHalfCredits(sides);
    const players = [...left.players, ...right.players];
    const step = players.reduce((divisor, { index }) => greatestDivisor(hundredths[index]!, divisor), 0) || 1;
    const steps = hundredths.map((points) => points / step);
    const mergedSides = mergedOf(sides);
    const leftExtents = extentsOf(left, steps, mergedSides.left, mergedSides.leftCount);
    const rightExtents = extentsOf(right, steps, mergedSides.right, mergedSides.rightCount);
    const words = Math.max(leftExtents.words, rightExtents.words);
    if (words > MAX_WORDS) return refuseTables(sides, step, words);
    const ones = sideValues(left, steps, leftExtents);
    const others = sideValues(right, steps, rightExtents);
    const partnersOf = Map.groupBy(mergedSides.pairs, (pair) => pair.left);
    const classes = Array.from(partnersOf, ([one, pairs]): PartneredClass => {
      const partners = pairs.map((pair) => others[pair.right]!);
      return { left: ones[one]!, partners, credits: common.credits };
    });
    return succeed(new TabledRanking(classes, step));
  }

  /** Possible teams worth more than each of the floors, in half-hundredths. */
  above(floors: readonly number[]): number[] {
    const inSteps = floors.map((floor) => Math.floor(floor / this.#step));
    const counts = new Float64Array(floors.length);
    for (const { left, partners, credits } of this.#partnered)
      addPairsAbove(left, partners, credits, inSteps, counts);
    return [...counts];
  }
}

/** A left class, the right classes that fit it, and the range of their credits together. */
interface PartneredClass {
  readonly left: ValueTable;
  readonly partners: readonly ValueTable[];
  readonly credits: Range;
}

function countPairs(classes: readonly PartneredClass[]): number {
  const totals = new Map<ValueTable, ValueTable>();
  const totalOf = (table: ValueTable): ValueTable => {
    const total = totals.get(table) ?? totalsOf(table);
    totals.set(table, total);
    return total;
  };
  const counts = new Float64Array(1);
  for (const { left, partners, credits } of classes)
    addPairsAbove(totalOf(left), partners.map(totalOf), credits, [-1], counts);
  return counts[0]!;
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

/** Half lineups of a side with every choice of captaincy. */
export function valuesOf(table: SideTable): number {
  let sum = 0;
  for (const ways of lastLayer(table).ways) sum += ways;
  return sum;
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
          if (fit.holds(one.sums, two.sums))
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
