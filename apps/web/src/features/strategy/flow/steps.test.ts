import { describe, expect, it } from "vitest";
import { placeOf, stepAfter, stepsOf } from "./steps.ts";

describe("the steps of a way", () => {
  it("go from fixed players to the review, in the documents' order", () => {
    expect(stepsOf("fixed")).toEqual([
      "/fixed",
      "/captain",
      "/vicecaptain",
      "/partision",
      "/selection",
      "/credit",
      "/combination",
      "/advanced",
    ]);
    expect(stepAfter("fixed", "/selection")).toBe("/credit");
    expect(stepAfter("fixed", "/advanced")).toBe("/advanced");
  });

  it("leave the fixed players out on Grand", () => {
    expect(stepsOf("grand")[0]).toBe("/captain");
    expect(placeOf("grand", "/captain")).toEqual({ step: 1, of: 7 });
    expect(placeOf("fixed", "/captain")).toEqual({ step: 2, of: 8 });
  });
});
