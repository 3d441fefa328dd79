import { expect, it } from "vitest";
import { ageOf } from "./age.ts";

it("says the age in one unit, rounded down", () => {
  expect(["0s", "59s", "1m", "59m", "1h", "2d"]).toEqual(
    [0, 59_999, 60_000, 3_599_000, 3_600_000, 2 * 86_400_000].map(ageOf),
  );
  expect(ageOf(-5000)).toBe("0s");
});
