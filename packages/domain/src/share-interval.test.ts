import { expect, test } from "vitest";
import { shareInterval } from "./share-interval.ts";

test("the interval holds the share, narrows with more matches and stays within 0 to 100", () => {
  const [low, high] = shareInterval(57, 100);
  expect([low, high].map(Math.round)).toEqual([47, 66]);
  const [closer, far] = shareInterval(570, 1000);
  expect(far - closer).toBeLessThan(high - low);
  expect(shareInterval(0, 8)[0]).toBe(0);
  expect(shareInterval(8, 8)[1]).toBe(100);
});

test("the interval is Wilson's", () => {
  const roundShare = (count: number, all: number) =>
    shareInterval(count, all).map((percent) => Math.round(percent * 10) / 10);
  // Newcombe (1998), table I: 81 of 263 and 0 of 20 at 95 %.
  expect(roundShare(81, 263)).toEqual([25.5, 36.6]);
  expect(roundShare(0, 20)).toEqual([0, 16.1]);
  expect(roundShare(9, 18)).toEqual([29, 71]);
});
