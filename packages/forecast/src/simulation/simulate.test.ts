import { ruleSetById } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { describeMatch } from "../match/describe-match.ts";
import { matchForecastSchema } from "../match/match-forecast.ts";
import type { MatchForecast } from "../match/match-forecast.ts";
import { fittedMatch, settingOf } from "../testing/fitted-match.ts";
import { simulate } from "./simulate.ts";

const rules = ruleSetById("dream11-t20-2025-04")!;
const { model, record, forecast } = fittedMatch();
const play = (seed: number, matches = 500, of: MatchForecast = forecast) =>
  simulate(of, { matches, seed, rules });

const meanOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test("the same seed gives the same bytes, another seed others; a document from JSON plays the same", () => {
  const one = play(3);
  expect(play(3).points).toEqual(one.points);
  expect(play(4).points).not.toEqual(one.points);
  const sentForecast = matchForecastSchema.parse(JSON.parse(JSON.stringify(forecast)));
  expect(play(3, 500, sentForecast).points).toEqual(one.points);
});

test("players of announced line-ups have points like those of real matches", () => {
  const { points, matches } = play(5);
  const means = forecast.players.map((_, player) =>
    meanOf(points.subarray(player * matches, (player + 1) * matches)),
  );
  // In 5,612 real matches the mean is 43 points.
  const all = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  expect(all).toBeGreaterThan(33);
  expect(all).toBeLessThan(53);
  for (const mean of means) expect(mean).toBeGreaterThan(5);
});

test("a batter's points fall when an opposing bowler's rise", () => {
  const { points, matches } = play(6, 3000);
  const column = (player: number) => points.subarray(player * matches, (player + 1) * matches);
  const covariance = (one: Float32Array, other: Float32Array): number => {
    const means = [meanOf(one), meanOf(other)] as const;
    return (
      one.reduce((sum, value, match) => sum + (value - means[0]) * (other[match]! - means[1]), 0) / matches
    );
  };
  const of = (side: 0 | 1) =>
    [...forecast.players.keys()].filter((index) => forecast.players[index]!.side === side);
  const openers = of(0)
    .sort((one, other) => forecast.players[one]!.position.mean - forecast.players[other]!.position.mean)
    .slice(0, 4);
  const bowlers = of(1).filter((index) => forecast.players[index]!.role === "BOWL");
  let sum = 0;
  for (const opener of openers)
    for (const bowler of bowlers) sum += covariance(column(opener), column(bowler));
  expect(bowlers.length).toBeGreaterThan(0);
  expect(sum).toBeLessThan(0);
});

test("before the line-ups each player plays in his share of the matches", () => {
  const setting = settingOf(record);
  const chances = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.9, 0.7, 0.3, 0.1];
  const left = setting.players.filter(({ side }) => side === 0);
  const squad = [
    ...left,
    { id: "newcomer-1", side: 0 as const, plays: 1 },
    { id: "newcomer-2", side: 0 as const, plays: 1 },
  ];
  const players = [
    ...squad.map((player, index) => ({ ...player, plays: chances[index]! })),
    ...setting.players.filter(({ side }) => side === 1),
  ];
  const { points, matches } = play(8, 1500, describeMatch(model, { ...setting, players }));
  for (const [index, chance] of chances.entries()) {
    const playedMatches =
      points.subarray(index * matches, (index + 1) * matches).filter((value) => value !== 0).length / matches;
    // Points are hardly ever 0: being announced gives 4.
    expect(Math.abs(playedMatches - chance)).toBeLessThan(0.07);
  }
});

test("the side that bats first is drawn when the toss is not known", () => {
  const undecided = describeMatch(model, { ...settingOf(record), battingFirst: null });
  expect(undecided.battingFirst).toBeNull();
  expect(play(9, 500, undecided).points).not.toEqual(play(9, 500).points);
});
