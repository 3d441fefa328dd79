import type { Generator } from "@teamwright/engine/random";

const LN2 = Math.LN2;

/**
 * e to the power of `value`, by additions and multiplications only: engines may differ in the last bit of `Math.exp`,
 * and the same seed must give the same bytes everywhere. The relative error is below 1e-14 for values from -40 to 40.
 */
export function exponential(value: number): number {
  const power = Math.round(value / LN2);
  const rest = value - power * LN2;
  let sum = 1;
  for (let term = 14; term > 0; term--) sum = 1 + (rest * sum) / term;
  return sum * 2 ** power;
}

/** Nearly normal with mean 0 and deviation 1: the sum of twelve even numbers. */
export function normal(random: Generator): number {
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += random.word() / 4294967296;
  return sum;
}

/** From 0 up to, not including, 1; 32 bits. */
export const even = (random: Generator): number => random.word() / 4294967296;
