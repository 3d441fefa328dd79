import { boundsHalves, creditRange, otherSums } from "../constraints/constraints.ts";
import type { Constraints } from "../constraints/constraints.ts";
import type { SideClass, SideLineups } from "./side-lineups.ts";

/** A left and a right class that fit together, and the range of their total credits, in hundredths. */
export interface ClassPair {
  readonly left: number;
  readonly right: number;
  readonly min: number;
  readonly max: number;
}

/** More pairs of classes than this are not compared. */
export const MAX_PAIRS = 20_000_000;

/** Every pair of classes that the bounds over both sides allow; undefined where there are too many to compare. */
export function classPairsOf(
  constraints: Constraints,
  left: SideLineups,
  right: SideLineups,
): ClassPair[] | undefined {
  const roles = constraints.sport.roles.length;
  const sizes = new Set(constraints.partitions.map(([one, other]) => one * 16 + other));
  const leftShapes = shapesOf(left, roles);
  const rightShapes = shapesOf(right, roles);
  const fits = fitOf(constraints);
  const pairs: ClassPair[] = [];
  let comparedCount = 0;
  for (const ones of leftShapes.values()) {
    const one = left.classes[ones[0]!]!;
    for (const combination of constraints.combinations) {
      const rest = combination.map((count, role) => count - one.counts[role]!);
      if (rest.some((count) => count < 0)) continue;
      const others = rightShapes.get(rest.join());
      if (others === undefined || !sizes.has(one.size * 16 + right.classes[others[0]!]!.size)) continue;
      comparedCount += ones.length * others.length;
      if (comparedCount > MAX_PAIRS) return undefined;
      for (const leftClass of ones)
        for (const rightClass of others) {
          const window = fits(left.classes[leftClass]!, right.classes[rightClass]!);
          if (window !== null)
            pairs.push({ left: leftClass, right: rightClass, min: window[0], max: window[1] });
        }
    }
  }
  return pairs;
}

/** Classes by their counts per role. */
function shapesOf(lineups: SideLineups, roles: number): Map<string, number[]> {
  const shapes = new Map<string, number[]>();
  for (const [index, { counts }] of lineups.classes.entries()) {
    const key = counts.slice(0, roles).join();
    const shape = shapes.get(key);
    if (shape === undefined) shapes.set(key, [index]);
    else shape.push(index);
  }
  return shapes;
}

/** Returns the range of credits of a pair whose other counts fit; null when they do not. */
function fitOf(
  constraints: Constraints,
): (one: SideClass, other: SideClass) => readonly [number, number] | null {
  const { split } = constraints;
  const sums = otherSums(constraints);
  const credits = creditRange(constraints, "team");
  const lowRange = creditRange(constraints, "low");
  const highRange = creditRange(constraints, "high");
  const halves = boundsHalves(constraints);
  const splitAt = constraints.sport.roles.length;
  const splitSize = split === undefined ? 0 : split.pattern + 1;
  const sumsAt = splitAt + splitSize;
  const splits = new Set(split?.splits.map((counts) => keyOf(counts)));
  const whole = [credits.min, credits.max] as const;
  return (one, other) => {
    if (split !== undefined) {
      let key = 0;
      for (let at = sumsAt - 1; at >= splitAt; at--) key = key * 16 + one.counts[at]! + other.counts[at]!;
      if (!splits.has(key)) return null;
    }
    for (let sum = 0; sum < sums.length; sum++) {
      const value = one.counts[sumsAt + sum]! + other.counts[sumsAt + sum]!;
      if (value < sums[sum]!.min || value > sums[sum]!.max) return null;
    }
    if (!halves) return whole;
    const low = one.lowCredits + other.lowCredits;
    if (low < lowRange.min || low > lowRange.max) return null;
    const min = Math.max(credits.min, low + highRange.min);
    const max = Math.min(credits.max, low + highRange.max);
    return min <= max ? [min, max] : null;
  };
}

const keyOf = (counts: readonly number[]): number => counts.reduceRight((key, count) => key * 16 + count, 0);
