import { ruleSetById } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { drawnTeams } from "../testing/drawn-teams.ts";
import { playedMatches } from "../testing/played-matches.ts";
import {
  crpsOfDistribution,
  crpsOfSample,
  addPoints,
  makeDistribution,
  shortestRange,
} from "../statistics/distribution.ts";
import { evaluate } from "./evaluate.ts";
import { spearman } from "./points-measures.ts";
import { summarizeEvaluation } from "./summary.ts";

const records = playedMatches();

const figures = (seed: number, matches = records, byPoints = false) =>
  summarizeEvaluation(
    evaluate({
      records: matches,
      from: records[2]!.day,
      limit: null,
      seed,
      rules: ruleSetById("dream11-t20-2025-04")!,
      simulations: 256,
      byPoints,
      sets: [200],
      drawTeams: drawnTeams,
    }),
    seed,
  );

test("the figures of an evaluation are the same for the same seed", () => {
  const one = figures(1);
  expect(figures(1)).toEqual(one);
  expect(figures(2).points).not.toEqual(one.points);
  expect(one.matches).toBe(4);
  expect(one.points.players).toBe(88);
  expect(one.ball.log_loss).toBeGreaterThan(1);
  expect(one.ball.log_loss).toBeLessThan(1.7);
  expect(one.choice[0]).toMatchObject({ random_teams: 200, matches: 4 });
  expect(one.choice[0]!.upper_bound).toBeGreaterThanOrEqual(one.choice[0]!.chance);
});

test("by past points the same matches are measured, and the balls are the same", () => {
  const [byBalls, byPoints] = [figures(1), figures(1, records, true)];
  expect(byPoints.ball).toEqual(byBalls.ball);
  expect(byPoints.matches).toBe(4);
  expect(byPoints.points.crps.climatology).toBe(byBalls.points.crps.climatology);
  expect(byPoints.points.crps.model).not.toBe(byBalls.points.crps.model);
});

test("a forecast knows only matches of earlier days", () => {
  const last = records.at(-1)!;
  // The last match played otherwise: everybody scores nothing.
  const changedRecord = {
    ...last,
    counts: new Int16Array(last.counts.length),
    innings: last.innings.map((each) => ({ ...each, balls: new Uint8Array(0) })),
  };
  const [one, other] = [figures(1), figures(1, [...records.slice(0, -1), changedRecord])];
  expect(other.choice[0]!.promised).toEqual(one.choice[0]!.promised);
  const promisedOf = (of: typeof one) => of.points.at_least_50.map(({ n, promised: mean }) => [n, mean]);
  expect(promisedOf(other)).toEqual(promisedOf(one));
});

test("the ranked probability score is that of its definition, for samples and for distributions", () => {
  const values = [4, 4, 12, 31, 60, 85];
  const distribution = makeDistribution();
  for (const value of values) addPoints(distribution, value);
  for (const actual of [4, 20, 90]) {
    const mean = (of: (one: number, other: number) => number): number =>
      values.flatMap((one) => values.map((other) => of(one, other))).reduce((sum, each) => sum + each, 0) /
      values.length ** 2;
    const expected = mean((one) => Math.abs(one - actual)) - mean((one, other) => Math.abs(one - other)) / 2;
    expect(crpsOfSample(Float32Array.from(values), actual)).toBeCloseTo(expected, 6);
    expect(crpsOfDistribution(distribution, actual)).toBeCloseTo(expected, 6);
  }
});

test("the shortest range holds its share", () => {
  expect(shortestRange(Float32Array.of(0, 4, 4, 4, 5, 40, 41, 60, 90, 100), 0.5)).toEqual([0, 5]);
});

test("rank correlation, with ties", () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  expect(spearman([1, 1, 2, 2], [5, 5, 5, 5])).toBe(0);
});
