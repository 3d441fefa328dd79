import { describe, expect, it } from "vitest";
import { isPercentOrEmpty, withBound } from "./exposure-fields.ts";

describe("exposure fields", () => {
  it("set and take away one end of a player's bounds", () => {
    const one = withBound({}, 7, "min", "10");
    expect(one).toEqual({ "7": { min: 10 } });
    expect(withBound(one, 7, "max", "50")).toEqual({ "7": { min: 10, max: 50 } });
    expect(withBound(one, 7, "min", "")).toEqual({});
  });

  it("leave the exposures as they were where the figure cannot be", () => {
    const before = { "7": { min: 60 } };
    for (const text of ["101", "-1", "x", "40"]) expect(withBound(before, 7, "max", text)).toBe(before);
    expect(["", "0", "100", "101", "x"].map(isPercentOrEmpty)).toEqual([true, true, true, false, false]);
  });
});
