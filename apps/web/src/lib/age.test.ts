import { afterEach, expect, it } from "vitest";
import { ageOf } from "./age.ts";
import { setLocale } from "./locale.ts";

afterEach(() => setLocale("en"));

it("says the age in one unit, rounded down", () => {
  expect(["0s", "59s", "1m", "59m", "1h", "2d"]).toEqual(
    [0, 59_999, 60_000, 3_599_000, 3_600_000, 2 * 86_400_000].map(ageOf),
  );
  expect(ageOf(-5000)).toBe("0s");
});

it("uses the units of the chosen language", () => {
  setLocale("hi");
  expect([5000, 3_600_000].map(ageOf)).toEqual(["5 से॰", "1 घं॰"]);
  setLocale("te");
  expect(ageOf(2 * 86_400_000)).toBe("2 రోజులు");
});
