import { expect, it } from "vitest";
import { offsetOf } from "./server-clock.ts";

it("takes the server's time for the middle of the question and the answer", () => {
  expect(offsetOf(10_000, 4_000, 4_400)).toBe(5_800);
  expect(offsetOf(1_000, 2_000, 2_000)).toBe(-1_000);
});
