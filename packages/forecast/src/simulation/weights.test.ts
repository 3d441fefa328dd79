import { seededGenerator } from "@teamwright/engine/random";
import { expect, test } from "vitest";
import { OUTCOMES, outcomes } from "../records/match-record.ts";
import { fittedMatch } from "../testing/fitted-match.ts";
import { DRAWS, makeWeights } from "./weights.ts";

const SIX = outcomes.indexOf("6");

test("what is not known of players and conditions makes no outcome likelier on average", () => {
  const { forecast } = fittedMatch();
  const { batting, bowling, conditions } = makeWeights(forecast, seededGenerator(1));
  const meanOf = (weights: Float64Array, first: number, step: number): number => {
    let sum = 0;
    for (let draw = 0; draw < DRAWS; draw++) sum += weights[first + draw * step]!;
    return sum / DRAWS;
  };
  expect(meanOf(conditions, SIX, OUTCOMES)).toBeCloseTo(1, 1);
  const ratios = forecast.players.flatMap((player, index) => {
    const step = player.batting.length;
    const first = index * DRAWS * step + SIX;
    return [
      meanOf(batting, first, step) / Math.exp(player.batting[SIX]!),
      meanOf(bowling, first, step) / Math.exp(player.bowling[SIX]!),
    ];
  });
  expect(ratios).toHaveLength(44);
  expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeCloseTo(1, 1.5);
});
