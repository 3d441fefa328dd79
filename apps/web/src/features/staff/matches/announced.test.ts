import { expect, test } from "vitest";
import { announcedIn } from "./announced.ts";
import type { AdminPlayer } from "./match-queries.ts";

const squad = ["Rohan Sharma", "Arjun Patel", "Vikram Rao", "Amit Kumar", "Anil Kumar", "Dev Nair"].map(
  (name, player_index): AdminPlayer => ({
    player_index,
    player_fixed_id: `p-${player_index}`,
    team_index: 0,
    name,
    role: 1,
    credits: 8,
    playing: false,
    points: null,
    selected_by: null,
    captain_percentage: null,
    vice_captain_percentage: null,
    availability: null,
    pl_id: null,
    marks: [],
    withdrawn: false,
    overridden: {},
  }),
);

test("pasted names mark the players whom they mean, whatever stands around the names", () => {
  expect(announcedIn(squad, "1. Rohan Sharma (c)\n2) R Nobody\n3 vikram rao (wk), DEV NAIR*")).toEqual({
    sure: [0, 2, 5],
    open: [{ name: "R Nobody", candidates: expect.any(Array) }],
  });
});

test("a name that may be two players marks none, and offers both", () => {
  const { sure, open } = announcedIn(squad, "Rohan Sharma\nA Kumar");
  expect(sure).toEqual([0]);
  expect(open).toHaveLength(1);
  expect(open[0]?.candidates.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([3, 4]));
});

test("nothing pasted marks nobody", () => {
  expect(announcedIn(squad, " \n 12 ")).toEqual({ sure: [], open: [] });
});
