import { expect, test } from "vitest";
import { percentOf, shareInterval } from "./share.ts";

test("percent is count of all, to two decimals, and 0 when either is zero", () => {
  expect([percentOf(1, 3), percentOf(34, 120), percentOf(0, 5), percentOf(0, 0), percentOf(5, 0)]).toEqual([
    33.33, 28.33, 0, 0, 0,
  ]);
});

test("the interval holds the share, narrows with more matches and stays within 0 to 100", () => {
  const [low, high] = shareInterval(57, 100);
  expect([low, high].map(Math.round)).toEqual([47, 66]);
  const [closer, far] = shareInterval(570, 1000);
  expect(far - closer).toBeLessThan(high - low);
  expect(shareInterval(0, 8)[0]).toBe(0);
  expect(shareInterval(8, 8)[1]).toBe(100);
});
