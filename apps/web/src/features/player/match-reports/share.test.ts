import { expect, test } from "vitest";
import { percentOf } from "./share.ts";

test("percent is count of all, to two decimals, and 0 when either is zero", () => {
  expect([percentOf(1, 3), percentOf(34, 120), percentOf(0, 5), percentOf(0, 0), percentOf(5, 0)]).toEqual([
    33.33, 28.33, 0, 0, 0,
  ]);
});
