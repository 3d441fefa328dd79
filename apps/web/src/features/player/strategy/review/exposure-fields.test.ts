import { describe, expect, it } from "vitest";
import { isPercentOrEmpty, withBounds } from "./exposure-fields.ts";

describe("exposure fields", () => {
  it("set and take away the ends of a player's bounds", () => {
    const one = withBounds({}, 7, { min: "10", max: "" });
    expect(one).toEqual({ "7": { min: 10 } });
    expect(withBounds(one, 7, { min: "10", max: "50" })).toEqual({ "7": { min: 10, max: 50 } });
    expect(withBounds(one, 7, { min: "", max: "" })).toEqual({});
  });

  it("bound nothing where the figures cannot be, rather than by a figure that is not shown", () => {
    const before = { "7": { min: 60 }, "8": { max: 20 } };
    for (const max of ["101", "-1", "x", "40"])
      expect(withBounds(before, 7, { min: "60", max })).toEqual({ "8": { max: 20 } });
    expect(["", "0", "100", "101", "x"].map(isPercentOrEmpty)).toEqual([true, true, true, false, false]);
  });
});
