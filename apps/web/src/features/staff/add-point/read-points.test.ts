import { expect, test } from "vitest";
import { readPoints } from "./read-points.ts";

const players = [
  { player_fixed_id: "a", name: "R Verma" },
  { player_fixed_id: "b", name: "D Kirwan" },
];

test("every player's points are read, negative ones and halves too", () => {
  expect(readPoints(players, { a: "-4", b: "32,5" })).toEqual({
    ok: true,
    value: new Map([
      ["a", -4],
      ["b", 32.5],
    ]),
  });
});

test("an empty field is refused in the documents' words", () => {
  expect(readPoints(players, { a: "4", b: " " })).toEqual({
    ok: false,
    error: new Map([["b", "Player Points Cannot be Empty!"]]),
  });
});

test("what is no number is refused and names the player; every mistake is told", () => {
  expect(readPoints(players, { a: "10000", b: "many" })).toEqual({
    ok: false,
    error: new Map([
      ["a", "Invalid value for R Verma!"],
      ["b", "Invalid value for D Kirwan!"],
    ]),
  });
});
