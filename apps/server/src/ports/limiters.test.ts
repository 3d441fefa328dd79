import { expect, test } from "vitest";
import { instantLimiter } from "./limiters.ts";

const limit = { max: 2, windowSeconds: 60 };

test("the instant limiter holds no window that has ended, whoever calls next", () => {
  let now = 0;
  const limiter = instantLimiter(() => now);
  for (let caller = 0; caller < 5000; caller++) {
    now += 1;
    limiter.take(`address ${caller}`, limit);
  }
  expect(limiter.size).toBe(5000);
  // Their windows end; calls of others are enough to drop them.
  now += 60_000;
  for (let caller = 0; caller < 2500; caller++) limiter.take(`other ${caller}`, limit);
  expect(limiter.size).toBe(2500);
});

test("and still counts a window that runs", () => {
  let now = 0;
  const limiter = instantLimiter(() => now);
  limiter.take("one", limit);
  now = 30_000;
  limiter.take("two", limit);
  limiter.take("one", limit);
  expect(limiter.take("one", limit)).toMatchObject({ retryAfter: 30 });
  now = 60_000;
  expect(limiter.take("one", limit)).toMatchObject({ retryAfter: 0, remaining: 1 });
  expect(limiter.take("two", limit)).toMatchObject({ remaining: 0, resetAfter: 30 });
});
