import { describe, expect, test } from "vitest";
import { readCredits } from "./read-credits.ts";

describe("the credits of a mapper filter", () => {
  test("are none when both fields are empty, and open where one is", () => {
    expect(readCredits({ from: " ", to: "" })).toEqual({ ok: true, value: null });
    expect(readCredits({ from: "96.5", to: "" })).toEqual({
      ok: true,
      value: { leftCredit: 96.5, rightCredit: 100 },
    });
    expect(readCredits({ from: "", to: "98" })).toEqual({
      ok: true,
      value: { leftCredit: 0, rightCredit: 98 },
    });
  });

  test.each([
    ["99", "98"],
    ["-1", "98"],
    ["90", "101"],
    ["ninety", "98"],
  ])("are refused: %s to %s", (from, to) => {
    expect(readCredits({ from, to }).ok).toBe(false);
  });
});
