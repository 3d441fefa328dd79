import { scoreTeams } from "@teamwright/engine";
import { ruleSetById } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { simulate } from "../simulation/simulate.ts";
import { drawnTeams } from "../testing/drawn-teams.ts";
import { fittedMatch } from "../testing/fitted-match.ts";
import { resultInForecast } from "./result-in-forecast.ts";

const { forecast } = fittedMatch();
const simulation = simulate(forecast, { matches: 60, seed: 2, rules: ruleSetById("dream11-t20-2025-04")! });
const field = { teams: drawnTeams(forecast.players, 100, 1), bySelection: false };
const teams = drawnTeams(forecast.players, 7, 2);

const outcomeOf = (match: number): number[] =>
  forecast.players.map((_, player) => simulation.points[player * simulation.matches + match]!);
const outcomes = Array.from({ length: simulation.matches }, (_, match) => outcomeOf(match));
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same from the engine's scores: the field's median is its 50th team, to half points as bars are. */
const judge = (outcome: readonly number[]) => {
  const scores = [...scoreTeams(teams, outcome)];
  const others = scoreTeams(field.teams, outcome).toSorted().toReversed();
  return {
    best: Math.max(...scores),
    mean: meanOf(scores),
    ahead: meanOf(scores) - Math.floor(2 * others[49]!) / 2,
  };
};

test("a result is placed as by the engine's scores of every simulated match", () => {
  const all = outcomes.map(judge);
  const choice = meanOf(all.map(({ ahead }) => ahead));
  for (const match of [0, 17, 41]) {
    const real = all[match]!;
    const result = resultInForecast({ teams, field, simulation, points: outcomes[match]! });
    expect(result.best).toBe(all.filter(({ best }) => best < real.best).length / all.length);
    expect(result.mean).toBe(all.filter(({ mean }) => mean < real.mean).length / all.length);
    expect(result.ahead).toBeCloseTo(real.ahead, 3);
    expect(result.choice).toBeCloseTo(choice, 3);
    expect(result.luck).toBeCloseTo(real.ahead - choice, 3);
  }
});

test("luck is nothing on average over the simulated matches, and choice the same in each", () => {
  const results = outcomes.map((points) => resultInForecast({ teams, field, simulation, points }));
  expect(meanOf(results.map(({ luck }) => luck))).toBeCloseTo(0, 3);
  expect(new Set(results.map(({ choice }) => choice)).size).toBe(1);
});

test("more points than in any simulated match are better than all of them", () => {
  const points = forecast.players.map(() => 400);
  expect(resultInForecast({ teams, field, simulation, points })).toMatchObject({ best: 1, mean: 1 });
});
