import { expect, test } from "vitest";
import { RowPlaces } from "./row-places.ts";

test("rows stand one after the other by the estimate, and by their heights once measured", () => {
  const places = new RowPlaces(25_000, 100);
  expect(places.start(25_000)).toBe(2_500_000);
  expect(places.measure(0, 130)).toBe(30);
  expect(places.measure(17_000, 90)).toBe(-10);
  expect(places.measure(17_000, 90)).toBe(0);
  expect([places.start(0), places.start(1), places.start(17_000), places.start(17_001)]).toEqual([
    0, 130, 1_700_030, 1_700_120,
  ]);
  expect(places.start(25_000)).toBe(2_500_020);
  places.measure(0, 100);
  expect(places.start(17_000)).toBe(1_700_000);
});

test("every place belongs to the row that begins at or before it", () => {
  const heights = Array.from({ length: 57 }, (_, row) => 40 + ((row * 37) % 61));
  const places = new RowPlaces(heights.length, 64);
  for (const [row, height] of heights.entries()) places.measure(row, height);
  let begin = 0;
  for (const [row, height] of heights.entries()) {
    expect(places.start(row)).toBe(begin);
    expect([places.rowAt(begin), places.rowAt(begin + height - 1)]).toEqual([row, row]);
    begin += height;
  }
  expect(places.start(heights.length)).toBe(begin);
  expect([places.rowAt(-5), places.rowAt(begin + 900)]).toEqual([0, heights.length - 1]);
  expect(new RowPlaces(0, 64).rowAt(10)).toBe(0);
});
