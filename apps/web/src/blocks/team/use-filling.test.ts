import { expect, test } from "vitest";
import { paceAfter } from "./use-filling.ts";

test("the pace of filling follows the device: what fits a frame, one row at least, eight and twice the last at most", () => {
  expect(paceAfter(1, 10)).toBe(1);
  expect(paceAfter(2, 26)).toBe(1);
  expect(paceAfter(1, 2)).toBe(2);
  expect(paceAfter(4, 8)).toBe(2);
  expect(paceAfter(1, 0)).toBe(2);
  expect(paceAfter(8, 0)).toBe(8);
});
