import fc from "fast-check";
import { expect, test } from "vitest";
import { exceedsDepth, MAX_DEPTH } from "./admission/json-depth.ts";
import { findUnstorable } from "./unstorable.ts";

/** The same by the shortest definition: slow and recursive. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const nestedArray = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("depth is counted in lists and objects, not in texts", () => {
  expect(exceedsDepth(nestedArray(MAX_DEPTH))).toBe(false);
  expect(exceedsDepth(nestedArray(MAX_DEPTH + 1))).toBe(true);
  expect(exceedsDepth(JSON.stringify(nestedArray(5000)))).toBe(false);
  expect(exceedsDepth(JSON.stringify({ ['\\"[{'.repeat(500)]: '"[{\\'.repeat(500) }))).toBe(false);
  expect(exceedsDepth(`[${Array.from({ length: 1000 }, () => nestedArray(MAX_DEPTH - 1)).join()}]`)).toBe(
    false,
  );
});

test("no JSON with less depth is refused", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const padded = JSON.stringify([value, " ".repeat(MAX_DEPTH)]);
      expect(depthOf(value)).toBeLessThan(MAX_DEPTH);
      expect(exceedsDepth(padded)).toBe(false);
    }),
  );
});

test("a text that cannot be stored is found by its path, wherever it is", () => {
  expect(findUnstorable({ a: [1, { b: "\u0000" }] })).toEqual(["a", "1", "b"]);
  expect(findUnstorable({ a: { "half \ud83d": 1 } })).toEqual(["a", "half \ud83d"]);
  expect(findUnstorable("half \ud83d")).toEqual([]);
  expect(findUnstorable({ a: [[], {}, null, 1, true, "😀"], b: "" })).toBeNull();
  let deep: unknown = "\u0000";
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(findUnstorable(deep)).toHaveLength(100_000);
});

test("an object with more names than any call needs is found by its path", () => {
  const withNames = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}k`, 0]));
  expect(findUnstorable({ a: [withNames(10_000)] })).toBeNull();
  expect(findUnstorable({ a: [1, withNames(10_001)] })).toEqual(["a", "1"]);
  expect(findUnstorable(withNames(10_001))).toEqual([]);
});
