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
