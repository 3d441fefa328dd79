import { expect, test } from "vitest";
import {
  allSelected,
  emptySelection,
  isSelected,
  rowsInOrder,
  selectedRows,
  withAll,
  withToggled,
} from "./selection.ts";

test("ticking twice is as before", () => {
  const once = withToggled(emptySelection(10), 3);
  expect([isSelected(once, 3), once.count]).toEqual([true, 1]);
  expect(withToggled(once, 3)).toEqual(emptySelection(10));
});

test("Select All takes the teams shown, and what was ticked before stays", () => {
  const before = withToggled(emptySelection(10), 9);
  const shown = Uint32Array.of(1, 2, 3);
  const all = withAll(before, shown, true);
  expect([...selectedRows(all)]).toEqual([1, 2, 3, 9]);
  expect(allSelected(all, shown)).toBe(true);
  expect(allSelected(all, null)).toBe(false);
  expect([...selectedRows(withAll(all, shown, false))]).toEqual([9]);
});

test("without filters Select All takes every team, and again none", () => {
  const all = withAll(emptySelection(25_000), null, true);
  expect([all.count, allSelected(all, null)]).toEqual([25_000, true]);
  expect(withAll(all, null, false).count).toBe(0);
});

test("the ticked teams come in the order in which they are shown, then those out of sight", () => {
  const ticked = [7, 2, 5, 1].reduce((all, row) => withToggled(all, row), emptySelection(10));
  expect([...rowsInOrder(ticked, Uint32Array.of(5, 3, 1))]).toEqual([5, 1, 2, 7]);
  expect([...rowsInOrder(ticked, null)]).toEqual([1, 2, 5, 7]);
});
