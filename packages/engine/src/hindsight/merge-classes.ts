import type { ClassPair } from "./class-pairs.ts";

interface Classes {
  readonly leftClasses: number;
  readonly rightClasses: number;
  readonly pairs: readonly ClassPair[];
  /** Whether all pairs share one range of credits. */
  readonly oneWindow: boolean;
}

/** Classes with the same partners, merged to one. */
export interface MergedClasses {
  /** The merged class of each class of a side; -1 for a class without partners. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leftCount: number;
  readonly rightCount: number;
  readonly pairs: readonly ClassPair[];
}

/**
 * Merges classes that loose strategies distinguish without need: with all combinations allowed it hardly matters
 * whether a side has three batsmen or four. A fraction of the pairs remains. Only where all pairs share one range of
 * credits.
 */
export function mergeClasses({ leftClasses, rightClasses, pairs: all, oneWindow }: Classes): MergedClasses {
  const left = oneWindow
    ? mergeBy(leftClasses, all, (pair) => [pair.left, pair.right])
    : meeting(leftClasses, all, (pair) => pair.left);
  const halfMerged = distinct(all.map((pair) => ({ ...pair, left: left.of[pair.left]! })));
  const right = oneWindow
    ? mergeBy(rightClasses, halfMerged, (pair) => [pair.right, pair.left])
    : meeting(rightClasses, halfMerged, (pair) => pair.right);
  const pairs = distinct(halfMerged.map((pair) => ({ ...pair, right: right.of[pair.right]! })));
  return { left: left.of, right: right.of, leftCount: left.count, rightCount: right.count, pairs };
}

interface ClassMerge {
  readonly of: Int32Array;
  readonly count: number;
}

/** Merges classes with the same partners. */
function mergeBy(
  classes: number,
  pairs: readonly ClassPair[],
  ends: (pair: ClassPair) => readonly [own: number, other: number],
): ClassMerge {
  const partners = Array.from({ length: classes }, (): number[] => []);
  for (const pair of pairs) {
    const [own, other] = ends(pair);
    partners[own]!.push(other);
  }
  const knownClasses = new Map<string, number>();
  const of = Int32Array.from(partners, (list) => {
    if (list.length === 0) return -1;
    const key = list.toSorted((one, other) => one - other).join();
    const index = knownClasses.get(key) ?? knownClasses.size;
    knownClasses.set(key, index);
    return index;
  });
  return { of, count: knownClasses.size };
}

/** Keeps every class that has a partner. */
function meeting(classes: number, pairs: readonly ClassPair[], own: (pair: ClassPair) => number): ClassMerge {
  const of = new Int32Array(classes).fill(-1);
  for (const pair of pairs) of[own(pair)] = own(pair);
  return { of, count: classes };
}

function distinct(pairs: readonly ClassPair[]): ClassPair[] {
  const known = new Map<number, ClassPair>();
  for (const pair of pairs) known.set(pair.left * 2 ** 24 + pair.right, pair);
  return [...known.values()];
}
