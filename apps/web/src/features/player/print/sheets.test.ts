import { expect, test } from "vitest";
import { sheetsOf } from "./sheets.ts";

test("the last sheet holds what is left", () => {
  expect(sheetsOf(0, 25, 12)).toEqual([
    { page: 1, from: 0, to: 12 },
    { page: 2, from: 12, to: 24 },
    { page: 3, from: 24, to: 25 },
  ]);
});

test("a range in the middle counts its pages from 1", () => {
  expect(sheetsOf(100, 112, 12)).toEqual([{ page: 1, from: 100, to: 112 }]);
  expect(sheetsOf(5, 5, 12)).toEqual([]);
});
