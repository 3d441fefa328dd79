import { renumberTeams, selectTeams } from "@teamwright/engine/team-set";
import { expect, test } from "vitest";
import { sampleColumns } from "#data/records/testing/sample-teams.ts";
import {
  allSelected,
  emptySelection,
  followTeams,
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
  const shownRows = Uint32Array.of(1, 2, 3);
  const all = withAll(before, shownRows, true);
  expect([...selectedRows(all)]).toEqual([1, 2, 3, 9]);
  expect(allSelected(all, shownRows)).toBe(true);
  expect(allSelected(all, null)).toBe(false);
  expect([...selectedRows(withAll(all, shownRows, false))]).toEqual([9]);
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

test("ticks follow their teams into another order", () => {
  const before = sampleColumns(8);
  const order = Uint32Array.of(3, 7, 0, 6, 1, 2, 5, 4);
  const now = renumberTeams(selectTeams(before, order));
  const tickedSelection = withToggled(withToggled(emptySelection(8), 0), 7);
  expect([...selectedRows(followTeams(tickedSelection, before, now))]).toEqual([1, 2]);
});

test("a repaired team keeps the tick, and one that is gone leaves it to no other", () => {
  const before = sampleColumns(4);
  const tickedSelection = withToggled(withToggled(emptySelection(4), 1), 3);
  const others = sampleColumns(5);
  const repairedTeams = selectTeams(others, Uint32Array.of(0, 4, 2, 3));
  expect([...selectedRows(followTeams(tickedSelection, before, repairedTeams))]).toEqual([1, 3]);
  const fewer = selectTeams(before, Uint32Array.of(0, 2, 3));
  expect([...selectedRows(followTeams(tickedSelection, before, fewer))]).toEqual([2]);
});
