import { expect, test } from "vitest";
import { bucketsOf } from "./buckets.ts";

test("buckets are 50 wide, gaps count 0, the last is open-ended", () => {
  expect(bucketsOf(Float64Array.of(401, 449.5, 450, 612))).toEqual([
    { from: 400, to: 450, teams: 2 },
    { from: 450, to: 500, teams: 1 },
    { from: 500, to: 550, teams: 0 },
    { from: 550, to: 600, teams: 0 },
    { from: 600, to: null, teams: 1 },
  ]);
});

test("one bucket alone is open-ended, and no teams make none", () => {
  expect(bucketsOf(Float64Array.of(10))).toEqual([{ from: 0, to: null, teams: 1 }]);
  expect(bucketsOf(new Float64Array(0))).toEqual([]);
});
