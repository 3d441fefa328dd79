import { GroupFit } from "../counting/group-fit.ts";
import { windowOf } from "../counting/partners.ts";
import type { Window } from "../counting/partners.ts";
import { lastLayer, partnerShapes, shapesOf } from "../counting/shapes.ts";
import type { Bundle } from "../counting/shapes.ts";
import type { Layer } from "../counting/layer.ts";
import type { CountedSides } from "../plan/compile.ts";
import { captaincies, NONE, otherCaptaincy } from "./captaincy.ts";
import type { Captaincy } from "./captaincy.ts";
import type { BestWays } from "./best-ways.ts";
import { TopHeap } from "./top-heap.ts";

/** A left and a right entry that fit, and the captaincy that the left one provides. */
export interface Cell {
  readonly left: number;
  readonly right: number;
  readonly captaincy: Captaincy;
  /** Of its best team. */
  readonly value: number;
  /** In units (`Common.unit`). */
  readonly credits: number;
}

interface BundlePair {
  readonly left: Bundle;
  readonly right: Bundle;
  readonly bound: number;
}

/**
 * The `count` cells with the best teams, best first: the `count` best teams are among theirs. Pairs of bundles are tried
 * in descending order of their upper bound, so the search ends with the first that cannot improve the result.
 */
export function bestCells(plan: CountedSides, left: BestWays, right: BestWays, count: number): Cell[] {
  const search = new Search(plan, left, right, count);
  for (const pair of search.pairs()) {
    if (pair.bound <= search.kept.threshold) break;
    search.visit(pair);
  }
  return search.found();
}

class Search {
  readonly plan: CountedSides;
  readonly kept: TopHeap;
  readonly cells: Cell[] = [];
  readonly leftTops: Int32Array;
  readonly rightTops: Int32Array;
  readonly leftLayer: Layer;
  readonly rightLayer: Layer;
  readonly window: Window = { min: 0, max: 0 };

  constructor(plan: CountedSides, left: BestWays, right: BestWays, count: number) {
    this.plan = plan;
    this.kept = new TopHeap(count);
    this.leftTops = left.last;
    this.rightTops = right.last;
    this.leftLayer = lastLayer(plan.left);
    this.rightLayer = lastLayer(plan.right);
  }

  /** Every pair of bundles that fit, highest bound first. */
  pairs(): BundlePair[] {
    const { left, right, common } = this.plan;
    const leftShapes = shapesOf(left, common);
    const rightShapes = shapesOf(right, common);
    const fit = new GroupFit(leftShapes, rightShapes, common);
    const leftBounds = new Map<Bundle, Curve>();
    const rightBounds = new Map<Bundle, Curve>();
    const pairs: BundlePair[] = [];
    for (const shape of leftShapes.byKey.values())
      for (const other of partnerShapes(shape, rightShapes.byKey, common))
        for (const one of shape.bundles.values())
          for (const two of other.bundles.values()) {
            if (!fit.holds(one.sums, two.sums)) continue;
            const bound = boundOf(
              knownCell(leftBounds, one, () => curveOf(one, this.leftLayer, this.leftTops)),
              knownCell(rightBounds, two, () => curveOf(two, this.rightLayer, this.rightTops)),
              common.credits.max,
            );
            if (bound !== NONE) pairs.push({ left: one, right: two, bound });
          }
    return pairs.sort((one, other) => other.bound - one.bound);
  }

  visit(pair: BundlePair): void {
    const { low: leftLow } = this.leftLayer;
    const { low: rightLow } = this.rightLayer;
    for (const left of pair.left.classes)
      for (const right of pair.right.classes)
        if (windowOf(this.plan.common, leftLow[left]!, rightLow[right]!, this.window))
          this.visitClasses(left, right);
  }

  /** As the left entry's credits rise, the range of right entries moves down. */
  visitClasses(left: number, right: number): void {
    const { leftLayer, rightLayer, window } = this;
    const low = leftLayer.low[left]! + rightLayer.low[right]!;
    const first = rightLayer.start[right]!;
    let to = rightLayer.start[right + 1]!;
    let from = to;
    for (let entry = leftLayer.start[left]!; entry < leftLayer.start[left + 1]!; entry++) {
      const credits = leftLayer.credits[entry]!;
      while (to > first && credits + rightLayer.credits[to - 1]! > window.max) to--;
      while (from > first && credits + rightLayer.credits[from - 1]! >= window.min) from--;
      for (let other = from; other < to; other++)
        this.visitEntries(entry, other, low + credits + rightLayer.credits[other]!);
    }
  }

  visitEntries(left: number, right: number, credits: number): void {
    for (const captaincy of captaincies) {
      const one = this.leftTops[4 * left + captaincy]!;
      const other = this.rightTops[4 * right + otherCaptaincy(captaincy)]!;
      if (one === NONE || other === NONE || one + other <= this.kept.threshold) continue;
      this.keep({ left, right, captaincy, value: one + other, credits });
    }
  }

  keep(cell: Cell): void {
    const { kept, cells } = this;
    const slot = kept.count < kept.size ? kept.count : kept.items[0]!;
    kept.add(cell.value, slot);
    cells[slot] = cell;
  }

  found(): Cell[] {
    return this.kept.order().map((index) => this.cells[this.kept.items[index]!]!);
  }
}

function knownCell(curves: Map<Bundle, Curve>, bundle: Bundle, make: () => Curve): Curve {
  const curve = curves.get(bundle);
  if (curve !== undefined) return curve;
  const newCurve = make();
  curves.set(bundle, newCurve);
  return newCurve;
}

/** The highest value of a bundle's entries for each captaincy, as credits rise: only entries above all cheaper ones. */
interface Curve {
  readonly credits: readonly Int32Array[];
  readonly values: readonly Int32Array[];
}

function curveOf({ classes }: Bundle, { start, low, credits }: Layer, tops: Int32Array): Curve {
  const entries = classes.flatMap((one) =>
    Array.from({ length: start[one + 1]! - start[one]! }, (_, index) => ({
      entry: start[one]! + index,
      credits: low[one]! + credits[start[one]! + index]!,
    })),
  );
  entries.sort((one, other) => one.credits - other.credits);
  const of = captaincies.map((captaincy) => {
    let most = NONE;
    return entries.flatMap((ownCell) => {
      const value = tops[4 * ownCell.entry + captaincy]!;
      if (value <= most) return [];
      most = value;
      return [{ credits: ownCell.credits, value }];
    });
  });
  return {
    credits: of.map((steps) => Int32Array.from(steps, (step) => step.credits)),
    values: of.map((steps) => Int32Array.from(steps, (step) => step.value)),
  };
}

/** No pair of entries within the credits is worth more. Both curves rise, so two pointers find the bound. */
function boundOf(left: Curve, right: Curve, most: number): number {
  let bound = NONE;
  for (const captaincy of captaincies) {
    const ones = left.credits[captaincy]!;
    const others = right.credits[otherCaptaincy(captaincy)]!;
    let to = others.length;
    for (let one = 0; one < ones.length; one++) {
      while (to > 0 && ones[one]! + others[to - 1]! > most) to--;
      if (to === 0) break;
      const sum = left.values[captaincy]![one]! + right.values[otherCaptaincy(captaincy)]![to - 1]!;
      if (sum > bound) bound = sum;
    }
  }
  return bound;
}
