import { expect, test } from "vitest";
import { editsOf } from "./grid.ts";
import type { AdminPlayer } from "./match-queries.ts";

const players = [4, 2, 9].map((player_index) => ({ player_index })) as unknown as readonly AdminPlayer[];
const roles = ["WK", "BAT", "AL", "BOWL"];

test("a block of a spreadsheet fills the cells to the right and down, in the order of the screen", () => {
  expect(editsOf(players, roles, { index: 2, field: "role" }, "bat\t8.5\t12\r\nBOWL\t9\t\r\n")).toEqual([
    { index: 2, field: "role", typed: "1" },
    { index: 2, field: "credits", typed: "8.5" },
    { index: 2, field: "points", typed: "12" },
    { index: 9, field: "role", typed: "3" },
    { index: 9, field: "credits", typed: "9" },
    { index: 9, field: "points", typed: "" },
  ]);
});

test("what goes beyond the grid, or is no role, changes nothing", () => {
  expect(editsOf(players, roles, { index: 9, field: "points" }, "1\t2\n3\t4")).toEqual([
    { index: 9, field: "points", typed: "1" },
  ]);
  expect(editsOf(players, roles, { index: 4, field: "role" }, "Keeper\t7")).toEqual([
    { index: 4, field: "credits", typed: "7" },
  ]);
});
