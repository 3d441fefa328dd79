import type { Generator } from "@teamwright/engine/random";
import { even } from "./portable-math.ts";

/**
 * So many of the items, each with its chance: systematic sampling (Madow 1949). The items that stand together in the order, such
 * as those of a role, are as many as their chances add up to, rounded up or down.
 */
export function sampleInOrder(
  order: readonly number[],
  chanceOf: (item: number) => number,
  size: number,
  random: Generator,
): number[] {
  const total = order.reduce((sum, item) => sum + chanceOf(item), 0);
  const sample: number[] = [];
  const start = even(random);
  let sum = 0;
  for (const item of order) {
    const before = Math.floor(sum + start);
    sum += (chanceOf(item) * size) / total;
    if (Math.floor(sum + start) > before) sample.push(item);
  }
  // A chance above one after the scaling, or a rounding at the end, leaves a place open.
  for (const item of order) if (sample.length < size && !sample.includes(item)) sample.push(item);
  return sample.slice(0, size);
}
