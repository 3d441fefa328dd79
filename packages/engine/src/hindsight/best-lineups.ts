import { ClassLists } from "./class-lists.ts";
import type { ClassList } from "./class-lists.ts";
import type { ClassPair } from "./class-pairs.ts";
import { NONE, otherCaptaincy, captaincies } from "./captaincy.ts";
import type { Captaincy } from "./captaincy.ts";
import type { SearchSpace } from "./search-space.ts";
import { TopHeap } from "./top-heap.ts";

/** Two half lineups that form a lineup, and the captaincy that the left one provides. */
export interface LedLineup {
  readonly left: number;
  readonly right: number;
  readonly leftPart: Captaincy;
}

/**
 * The `count` lineups with the most points under their best captaincy; a lineup is listed up to four times, once for
 * each division of the captaincy between its sides. Pairs of classes are tried in descending order of their upper
 * bound, so the search ends with the first that cannot improve the result.
 */
export function bestLineups(space: SearchSpace, count: number): LedLineup[] {
  const search = new Search(space, count);
  const bounds = space.pairs.map((pair) => search.boundOf(pair));
  const order = space.pairs.map((_, index) => index).sort((one, other) => bounds[other]! - bounds[one]!);
  for (const index of order) {
    if (bounds[index]! <= search.kept.threshold) break;
    search.visit(space.pairs[index]!);
  }
  return search.found();
}

class Search {
  readonly left: ClassLists;
  readonly right: ClassLists;
  readonly kept: TopHeap;
  readonly leftOf: Int32Array;
  readonly rightOf: Int32Array;
  readonly partOf: Uint8Array;

  constructor(space: SearchSpace, count: number) {
    this.left = new ClassLists(space.left);
    this.right = new ClassLists(space.right);
    this.kept = new TopHeap(count);
    this.leftOf = new Int32Array(count);
    this.rightOf = new Int32Array(count);
    this.partOf = new Uint8Array(count);
  }

  /** The upper bound of the value of the classes' lineups, without regard to credits. */
  boundOf(pair: ClassPair): number {
    return captaincies.reduce(
      (most, captaincy) => Math.max(most, this.partBound(pair, captaincy)),
      -Infinity,
    );
  }

  partBound({ left, right }: ClassPair, captaincy: Captaincy): number {
    const one = this.left.top[captaincy]![left]!;
    const other = this.right.top[otherCaptaincy(captaincy)]![right]!;
    return one === NONE || other === NONE ? -Infinity : one + other;
  }

  visit(pair: ClassPair): void {
    for (const captaincy of captaincies)
      if (this.partBound(pair, captaincy) > this.kept.threshold) this.visitPart(pair, captaincy);
  }

  /** As the left half costs more, the right half that fits costs less. */
  visitPart(pair: ClassPair, captaincy: Captaincy): void {
    const ones = this.left.list(pair.left, captaincy);
    const others = this.right.list(pair.right, otherCaptaincy(captaincy));
    let to = others.costs.length;
    let from = to;
    for (let one = 0; one < ones.costs.length; one++) {
      const cost = ones.costs[one]!;
      while (to > 0 && cost + others.costs[to - 1]! > pair.max) to--;
      while (from > 0 && cost + others.costs[from - 1]! >= pair.min) from--;
      for (let other = from; other < to; other++) this.visitCosts(ones, one, others, other, captaincy);
    }
  }

  visitCosts(ones: ClassList, one: number, others: ClassList, other: number, captaincy: Captaincy): void {
    const { kept } = this;
    const oneEnd = ones.start[one + 1]!;
    const otherStart = others.start[other]!;
    const otherEnd = others.start[other + 1]!;
    for (let at = ones.start[one]!; at < oneEnd; at++) {
      const value = ones.values[at]!;
      if (value + others.values[otherStart]! <= kept.threshold) return;
      for (let index = otherStart; index < otherEnd; index++) {
        const sum = value + others.values[index]!;
        if (sum <= kept.threshold) break;
        this.keep(sum, ones.lineups[at]!, others.lineups[index]!, captaincy);
      }
    }
  }

  keep(value: number, left: number, right: number, captaincy: Captaincy): void {
    const { kept } = this;
    const slot = kept.count < kept.size ? kept.count : kept.items[0]!;
    kept.add(value, slot);
    this.leftOf[slot] = left;
    this.rightOf[slot] = right;
    this.partOf[slot] = captaincy;
  }

  found(): LedLineup[] {
    return this.kept.order().map((index) => {
      const slot = this.kept.items[index]!;
      return {
        left: this.leftOf[slot]!,
        right: this.rightOf[slot]!,
        leftPart: this.partOf[slot] as Captaincy,
      };
    });
  }
}
