import { expect, test } from "vitest";
import { keptOffsets } from "./kept-offsets.ts";

test("a list that is shown again has the heights that were measured", () => {
  keptOffsets("a", 100, 150).measure(3, 210);
  expect(keptOffsets("a", 100, 150).start(100)).toBe(15_060);
  expect(keptOffsets("b", 100, 150).start(100)).toBe(15_000);
  // Fewer teams after filtering, or lines of another height: a different list.
  expect(keptOffsets("a", 40, 150).start(40)).toBe(6000);
  expect(keptOffsets("a", 100, 54).start(100)).toBe(5400);
});

test("only the lists shown last are kept", () => {
  keptOffsets("first", 10, 100).measure(0, 300);
  for (let at = 0; at < 6; at += 1) keptOffsets(`other ${at}`, 10, 100);
  expect(keptOffsets("first", 10, 100).start(10)).toBe(1000);
});
