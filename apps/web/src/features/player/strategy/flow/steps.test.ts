import { describe, expect, it } from "vitest";
import { indexOf, stepAfter, stepsOf } from "./steps.ts";

describe("the steps of a way", () => {
  it("go from fixed players to the review, in the documents' order", () => {
    expect(stepsOf("fixed")).toEqual([
      "/fixed",
      "/captain",
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
    expect(indexOf("grand", "/captain")).toEqual({ step: 1, of: 6 });
    expect(indexOf("fixed", "/captain")).toEqual({ step: 2, of: 7 });
  });
});
