import { describe, expect, it } from "vitest";
import { boundedShares } from "./bounded-shares.ts";

const weights = new Map([
  ["a", 10],
  ["b", 20],
  ["c", 30],
]);

describe("shares within bounds", () => {
  it("give what a bound cuts to the others, in their proportion", () => {
    expect(boundedShares(weights, { c: { max: 10 } })).toEqual({ a: 30, b: 60, c: 10 });
    expect(boundedShares(weights, { a: { min: 40 } })).toEqual({ a: 40, b: 24, c: 36 });
    expect(boundedShares(weights, { c: { max: 10 }, b: { max: 50 } })).toEqual({ a: 40, b: 50, c: 10 });
  });

  it("are none where no bound cuts in or none can hold", () => {
    expect(boundedShares(weights, {})).toBeNull();
    expect(boundedShares(weights, { c: { max: 60 } })).toBeNull();
    expect(boundedShares(weights, { a: { max: 10 }, b: { max: 10 }, c: { max: 10 } })).toBeNull();
    expect(boundedShares(weights, { a: { min: 60 }, b: { min: 60 } })).toBeNull();
    expect(boundedShares(new Map([["a", 0]]), { a: { max: 5 } })).toBeNull();
  });
});
