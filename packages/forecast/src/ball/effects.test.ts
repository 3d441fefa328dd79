import { expect, test } from "vitest";
import { OUTCOMES, WICKET } from "../records/match-record.ts";
import { ageRows, learnOutcome, makeEffects, probabilities, rowsFor } from "./effects.ts";

const YEAR = 365;
const table = [
  { variance: 4, halfLife: Infinity },
  { variance: 0.05, halfLife: 2 * YEAR },
];

/** Probabilities of the outcomes for a player who has seen so many balls, all of them wickets. */
function afterWickets(balls: number): { chance: number; age(days: number): number } {
  const effects = makeEffects(table);
  const rows = Int32Array.of(rowsFor(effects, "base", [0], 0), rowsFor(effects, "player", [1], 0));
  const expected = new Float64Array(OUTCOMES);
  const bothRows = { rows, count: 2 };
  const player = { rows: rows.subarray(1), count: 1 };
  for (let seen = 0; seen < balls; seen++) {
    probabilities(effects, bothRows, expected);
    learnOutcome(effects, player, WICKET, expected);
  }
  const chance = (): number => {
    probabilities(effects, bothRows, expected);
    return expected[WICKET]!;
  };
  return {
    chance: chance(),
    age: (days) => {
      ageRows(effects, rows[1]!, 1, days);
      return chance();
    },
  };
}

test("a player with three balls stays near the others, one with many is himself", () => {
  const unknown = afterWickets(0).chance;
  expect(unknown).toBeCloseTo(1 / OUTCOMES, 6);
  expect(afterWickets(3).chance - unknown).toBeLessThan(0.01);
  expect(afterWickets(3000).chance).toBeGreaterThan(0.4);
});

test("with the years an effect returns to the others", () => {
  const { chance, age } = afterWickets(200);
  const later = age(2 * YEAR);
  expect(later).toBeLessThan(chance);
  expect(age(40 * YEAR)).toBeCloseTo(1 / OUTCOMES, 2);
});
