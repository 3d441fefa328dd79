import type { Evidence } from "@teamwright/contract";
import { expect, test } from "vitest";
import { evidenceOf, evidenceWords, kindWords, withinCredits } from "./evidence-words.ts";

const countsOfShapes = (of: number, counts: Readonly<Record<string, number>>) => ({
  of,
  counts: Object.entries(counts).map(([value, matches]) => ({ value, matches })),
});

const evidence: Evidence = {
  format: "t20",
  gender: "women",
  series: null,
  combinations: countsOfShapes(120, { "1-4-2-4": 34 }),
  partitions: countsOfShapes(120, { "7-4": 20 }),
  pattern1: countsOfShapes(0, {}),
  pattern2: countsOfShapes(0, {}),
  credits: {
    of: 30,
    counts: [
      { credits: 96.5, matches: 2 },
      { credits: 97, matches: 5 },
      { credits: 100, matches: 3 },
    ],
  },
};

test("an option is told with the number of matches and the interval of its share", () => {
  const combinations = evidenceOf(evidence, "combinations");
  expect(combinations([1, 4, 2, 4])).toEqual({ words: "in 34 of 120 (21–37 %)", isRare: false });
  expect(combinations([1, 4, 3, 3])).toEqual({ words: "in 0 of 120 (0–3 %)", isRare: true });
  expect(kindWords(evidence)).toBe("women's T20 matches");
  expect(kindWords({ ...evidence, series: "Harbour Cup" })).toBe("women's T20 matches of Harbour Cup");
});

test("a division between the sides counts in both directions", () => {
  const seen = evidenceOf(evidence, "partitions");
  expect(seen([4, 7])).toEqual(seen([7, 4]));
  expect(seen([4, 7])?.words).toContain("in 20 of 120");
});

test("few matches make no option rare", () => {
  const few = { ...evidence, combinations: countsOfShapes(20, { "1-4-2-4": 20 }) };
  expect(evidenceOf(few, "combinations")([1, 4, 3, 3])).toEqual({
    words: "in 0 of 20 (0–16 %)",
    isRare: false,
  });
});

test("without reports nothing is told", () => {
  expect(evidenceOf(null, "combinations")([1, 4, 2, 4])).toBeUndefined();
  expect(evidenceOf(evidence, "pattern1")([5, 6])).toBeUndefined();
  expect(evidenceWords(0, 0)).toBeUndefined();
});

test("a credit range counts the dream teams from its first to its last value", () => {
  expect(withinCredits(evidence, [97, 100])).toBe(8);
  expect(withinCredits(evidence, [96.5, 96.5])).toBe(2);
  expect(withinCredits(evidence, [98, 99])).toBe(0);
});
