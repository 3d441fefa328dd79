import type { Strategy } from "@teamwright/domain";
import { expect, it } from "vitest";
import { generate } from "../drawing/generate.ts";
import { compile } from "../plan/compile.ts";
import { scoreTeams } from "../team-set/score.ts";
import { diceOf, randomCase, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { backtest, strategyFor } from "./backtest.ts";
import { backtestPresets, leftOut } from "../backtest/plan.ts";
import { randomPoints, scoreOf } from "./testing/points.ts";

const WANTED = { teams: 5, seed: 7 };

it("allowance and ranks are the oracle's, and the same seed gives the same figures", () => {
  const seed = runSeed();
  const caseCounts = { allowed: 0, refused: 0, none: 0 };
  for (let round = 0; round < 60; round++) {
    const { match, strategy } = randomCase(seed + round);
    const points = randomPoints(seed + round);
    const lineup = match.players.map((player) => player.player_index);
    const legal = oracleTeams(match, { sport: match.sport, players: lineup }).teams.map((team) =>
      scoreOf(team, points),
    );
    const dice = diceOf(seed + round);
    const plan = dice.chance(50) ? { strategy } : { preset: dice.pick(backtestPresets) };
    const playedMatch = { match, lineup, points };
    const result = backtest(playedMatch, plan, WANTED);
    const note = `seed ${seed + round}`;
    if (!result.ok) throw new Error(`${note}: ${result.error.code}`);
    expect(backtest(playedMatch, plan, WANTED)).toEqual(result);
    if (legal.length === 0) {
      expect(result.value).toBeNull();
      continue;
    }
    const usedStrategy = strategyFor(plan, playedMatch);
    const allowedScores =
      usedStrategy === null
        ? []
        : oracleTeams(match, usedStrategy).teams.map((team) => scoreOf(team, points));
    const most = (scores: readonly number[]) =>
      scores.reduce((one, other) => Math.max(one, other), -Infinity);
    const { best, median, ...rest } = result.value!;
    expect({ note, ...rest }).toEqual({
      note,
      allowed: allowedScores.length > 0 && most(allowedScores) === most(legal),
      possible: allowedScores.length,
      drawn: Math.min(WANTED.teams, allowedScores.length),
    });
    caseCounts[allowedScores.length === 0 ? "none" : rest.allowed ? "allowed" : "refused"] += 1;
    if (usedStrategy === null || allowedScores.length === 0) {
      expect([best, median]).toEqual([null, null]);
      continue;
    }
    const compiledPlan = compile(match, usedStrategy);
    const drawnTeams = compiledPlan.ok && generate(compiledPlan.value, WANTED);
    if (!drawnTeams || !drawnTeams.ok) throw new Error(note);
    const scores = scoreTeams(drawnTeams.value.teams, points).toSorted((one, other) => other - one);
    const rankOf = (score: number) => 1 + legal.filter((other) => other > Math.round(score * 200)).length;
    expect({ note, ranks: [best?.rank, median?.rank], of: best?.teams }).toEqual({
      note,
      ranks: [rankOf(scores[0]!), rankOf(scores[scores.length >> 1]!)],
      of: legal.length,
    });
  }
  expect(caseCounts.refused).toBeGreaterThan(0);
});

it("carries the bounds that mean the same in every match, and says which ones it leaves out", () => {
  const { match } = randomCase(1);
  const lineup = match.players.map((player) => player.player_index);
  const strategy: Strategy = {
    sport: match.sport,
    players: [1, 2],
    fixed: [1],
    captains: [2],
    partitions: [[7, 4]],
    credits: [97, 100],
    exposure: { "1": { min: 10 } },
  };
  expect(strategyFor({ strategy }, { match, lineup, points: [] })).toEqual({
    sport: match.sport,
    players: lineup,
    partitions: [
      [7, 4],
      [4, 7],
    ],
    credits: [97, 100],
  });
  expect(leftOut(strategy)).toEqual(["fixed", "captains", "exposure"]);
});
