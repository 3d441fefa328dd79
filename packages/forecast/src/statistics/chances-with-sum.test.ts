import { expect, test } from "vitest";
import { chancesWithSum } from "./chances-with-sum.ts";

const oddsOf = (chance: number): number => chance / (1 - chance);

test("the chances have the sum, and the odds of all change by the same factor", () => {
  const before = [0.9, 0.5, 0.2, 0.05];
  const after = chancesWithSum(before, 2.5);
  expect(after.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(2.5, 9);
  const factors = after.map((chance, at) => oddsOf(chance) / oddsOf(before[at]!));
  for (const factor of factors) expect(factor).toBeCloseTo(factors[0]!, 9);
});

test("a sum out of reach makes all certain, or none possible", () => {
  expect(chancesWithSum([0.2, 0.8], 3)).toEqual([1, 1]);
  expect(chancesWithSum([0.2, 0.8], -1)).toEqual([0, 0]);
});

test("who was certain or excluded is moved too", () => {
  const [certain, excluded] = chancesWithSum([1, 0], 0.5);
  expect(certain! + excluded!).toBeCloseTo(0.5, 9);
});
