import { ClassLists } from "./class-lists.ts";
import type { ClassList } from "./class-lists.ts";
import type { ClassPair } from "./class-pairs.ts";
import { NONE, otherPart, parts } from "./leaders.ts";
import type { Part } from "./leaders.ts";
import type { SearchSpace } from "./search-space.ts";
import { TopHeap } from "./top-heap.ts";

/** Two half lineups that make a lineup, and which of the leaders come from the left one. */
export interface LedLineup {
  readonly left: number;
  readonly right: number;
  readonly leftPart: Part;
}

/**
 * The `count` lineups worth most with their best leaders; a lineup stands up to four times, once for each way to
 * take the leaders from its sides. Pairs of classes come in the order of the most they could give, so the search
 * ends with the first that cannot beat what is kept.
 */
export function bestLineups(space: SearchSpace, count: number): LedLineup[] {
  const search = new Search(space, count);
  const bounds = space.pairs.map((pair) => search.boundOf(pair));
  const order = space.pairs.map((_, place) => place).sort((one, other) => bounds[other]! - bounds[one]!);
  for (const place of order) {
    if (bounds[place]! <= search.kept.threshold) break;
    search.visit(space.pairs[place]!);
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

  /** The most that any lineup of the classes could be worth, credits aside. */
  boundOf(pair: ClassPair): number {
    return parts.reduce((most, part) => Math.max(most, this.partBound(pair, part)), -Infinity);
  }

  partBound({ left, right }: ClassPair, part: Part): number {
    const one = this.left.top[part]![left]!;
    const other = this.right.top[otherPart(part)]![right]!;
    return one === NONE || other === NONE ? -Infinity : one + other;
  }

  visit(pair: ClassPair): void {
    for (const part of parts)
      if (this.partBound(pair, part) > this.kept.threshold) this.visitPart(pair, part);
  }

  /** As the left half costs more, the right one that fits costs less. */
  visitPart(pair: ClassPair, part: Part): void {
    const ones = this.left.list(pair.left, part);
    const others = this.right.list(pair.right, otherPart(part));
    let to = others.costs.length;
    let from = to;
    for (let one = 0; one < ones.costs.length; one++) {
      const cost = ones.costs[one]!;
      while (to > 0 && cost + others.costs[to - 1]! > pair.max) to--;
      while (from > 0 && cost + others.costs[from - 1]! >= pair.min) from--;
      for (let other = from; other < to; other++) this.visitCosts(ones, one, others, other, part);
    }
  }

  visitCosts(ones: ClassList, one: number, others: ClassList, other: number, part: Part): void {
    const { kept } = this;
    const oneEnd = ones.start[one + 1]!;
    const otherStart = others.start[other]!;
    const otherEnd = others.start[other + 1]!;
    for (let at = ones.start[one]!; at < oneEnd; at++) {
      const value = ones.values[at]!;
      if (value + others.values[otherStart]! <= kept.threshold) return;
      for (let place = otherStart; place < otherEnd; place++) {
        const sum = value + others.values[place]!;
        if (sum <= kept.threshold) break;
        this.keep(sum, ones.lineups[at]!, others.lineups[place]!, part);
      }
    }
  }

  keep(value: number, left: number, right: number, part: Part): void {
    const { kept } = this;
    const slot = kept.count < kept.size ? kept.count : kept.items[0]!;
    kept.add(value, slot);
    this.leftOf[slot] = left;
    this.rightOf[slot] = right;
    this.partOf[slot] = part;
  }

  found(): LedLineup[] {
    return this.kept.order().map((place) => {
      const slot = this.kept.items[place]!;
      return {
        left: this.leftOf[slot]!,
        right: this.rightOf[slot]!,
        leftPart: this.partOf[slot] as Part,
      };
    });
  }
}
