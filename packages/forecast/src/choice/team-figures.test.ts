import { drawnTeams } from "../testing/drawn-teams.ts";
import { fittedMatch } from "../testing/fitted-match.ts";
import { ruleSetById } from "@teamwright/scoring";
import { scoreTeams } from "@teamwright/engine";
import { expect, test } from "vitest";
import { simulate } from "../simulation/simulate.ts";
import { chooseTeams } from "./choose.ts";
import { chanceOf, findHits } from "./hits.ts";
import { teamFigures } from "./team-figures.ts";
import { barsOf } from "./team-outcomes.ts";

const { forecast } = fittedMatch();
const simulation = simulate(forecast, { matches: 500, seed: 2, rules: ruleSetById("dream11-t20-2025-04")! });
const field = drawnTeams(forecast.players, 400, 1);
const teams = drawnTeams(forecast.players, 30, 2);
const [top1, top10] = barsOf(field, simulation, [0.01, 0.1]);

test("expected points, range and chances agree with the engine's scores of every simulated match", () => {
  const { matches, points } = simulation;
  const scores = Array.from({ length: matches }, (_, match) => {
    const outcome = forecast.players.map((__, player) => points[player * matches + match]!);
    return { own: scoreTeams(teams, outcome), field: scoreTeams(field, outcome).toSorted().toReversed() };
  });
  const figures = teamFigures(teams, simulation, top1!, top10!);
  for (let team = 0; team < teams.count; team++) {
    const ownScores = scores.map((score) => score.own[team]!);
    const share = (of: (score: (typeof scores)[number]) => boolean): number =>
      scores.filter(of).length / matches;
    expect(figures.expected[team]).toBeCloseTo(ownScores.reduce((sum, score) => sum + score, 0) / matches, 2);
    const inRange =
      ownScores.filter((score) => score >= figures.low[team]! && score <= figures.high[team]!).length /
      matches;
    expect(inRange).toBeGreaterThanOrEqual(0.8);
    expect(inRange).toBeLessThan(0.84);
    expect(figures.top1[team]).toBeCloseTo(
      share(({ own: of, field: all }) => of[team]! >= all[3]!),
      5,
    );
    expect(figures.top10[team]).toBeCloseTo(
      share(({ own: of, field: all }) => of[team]! >= all[39]!),
      5,
    );
  }
});

test("the chance of a set is the share of matches in which any of its teams is in the top of the field", () => {
  const hits = findHits({ teams, bar: top1!, simulation, from: 0, to: simulation.matches });
  const figures = teamFigures(teams, simulation, top1!, top10!);
  for (let team = 0; team < teams.count; team++)
    expect(chanceOf(hits, [team])).toBeCloseTo(figures.top1[team]!, 5);
  expect(chanceOf(hits, [0, 1, 2])).toBeGreaterThanOrEqual(Math.max(...figures.top1.subarray(0, 3)) - 1e-6);
});

test("twenty of the field: at least the twenty highest by expected points, and near the bound", () => {
  const hits = findHits({ teams: field, bar: top1!, simulation, from: 0, to: simulation.matches });
  const { expected } = teamFigures(field, simulation, top1!, top10!);
  const order = [...expected.keys()].sort((one, other) => expected[other]! - expected[one]!);
  const choice = chooseTeams(hits, 20, order);
  expect(choice.chance).toBeGreaterThan(chanceOf(hits, order.slice(0, 20)));
  expect(choice.bound).toBeGreaterThanOrEqual(choice.chance);
  expect(choice.bound).toBeLessThan(1.1 * choice.chance);
});
