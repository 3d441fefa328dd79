import { expect, test } from "vitest";
import { RowOffsets } from "./row-offsets.ts";

test("rows stand one after the other by the estimate, and by their heights once measured", () => {
  const offsets = new RowOffsets(25_000, 100);
  expect(offsets.start(25_000)).toBe(2_500_000);
  expect(offsets.measure(0, 130)).toBe(30);
  expect(offsets.measure(17_000, 90)).toBe(-10);
  expect(offsets.measure(17_000, 90)).toBe(0);
  expect([offsets.start(0), offsets.start(1), offsets.start(17_000), offsets.start(17_001)]).toEqual([
    0, 130, 1_700_030, 1_700_120,
  ]);
  expect(offsets.start(25_000)).toBe(2_500_020);
  offsets.measure(0, 100);
  expect(offsets.start(17_000)).toBe(1_700_000);
});

test("every offset belongs to the row that begins at or before it", () => {
  const heights = Array.from({ length: 57 }, (_, row) => 40 + ((row * 37) % 61));
  const offsets = new RowOffsets(heights.length, 64);
  for (const [row, height] of heights.entries()) offsets.measure(row, height);
  let begin = 0;
  for (const [row, height] of heights.entries()) {
    expect(offsets.start(row)).toBe(begin);
    expect([offsets.rowAt(begin), offsets.rowAt(begin + height - 1)]).toEqual([row, row]);
    begin += height;
  }
  expect(offsets.start(heights.length)).toBe(begin);
  expect([offsets.rowAt(-5), offsets.rowAt(begin + 900)]).toEqual([0, heights.length - 1]);
  expect(new RowOffsets(0, 64).rowAt(10)).toBe(0);
});
