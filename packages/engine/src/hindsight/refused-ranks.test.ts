import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../match.ts";
import { diceOf, randomMatch } from "../testing/cases.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { bestTeams } from "./best-teams.ts";
import { rankAll } from "./rank-all.ts";
import { rankingOf, rankOf } from "./rank-teams.ts";
import { largeCase } from "../testing/large-case.ts";
import { randomPoints } from "./testing/points.ts";

/** Squads of 35 with credits and points in these steps. */
function squads({ creditStep, pointStep, mostPoints }: Steps) {
  const dice = diceOf(7);
  const rough = randomMatch(dice, 0, [35, 35]);
  const inSteps = (most: number, step: number): number =>
    Math.round(dice.below(Math.round(most / step) + 1) * step * 100) / 100;
  const match: EngineMatch = {
    ...rough,
    players: rough.players.map((player) => ({ ...player, credits: 7 + inSteps(2, creditStep) })),
  };
  const points = match.players.map(() => inSteps(mostPoints, pointStep));
  const players = match.players.map((player) => player.player_index);
  const strategy: Strategy = { sport: 0, players, partitions: [[4, 7]], combinations: [[1, 4, 2, 4]] };
  return { match, points, strategy };
}

interface Steps {
  readonly creditStep: number;
  readonly pointStep: number;
  readonly mostPoints: number;
}

const refusalOf = (steps: Steps) => {
  const { match, points, strategy } = squads(steps);
  const ranking = rankingOf(match, strategy, points, -1);
  return ranking.ok ? "ranked" : ranking.error;
};

describe("refused ranks", () => {
  it("name points in fine steps, and a step that is accepted", () => {
    const { match, points, strategy } = squads({ creditStep: 0.5, pointStep: 0.01, mostPoints: 90 });
    const ranking = rankingOf(match, strategy, points);
    if (ranking.ok) throw new Error("ranked");
    const { code, field, values = {} } = ranking.error;
    expect({ code, field }).toEqual({ code: "ranks-too-large", field: "points" });
    expect(values).toMatchObject({ cause: "pointSteps", pointStep: 0.01, players: 35, most: 160 });
    expect(values["megabytes"]).toBeGreaterThan(160);
    const step = Number(values["roundTo"]);
    const roundedPoints = points.map((own) => Math.round(own / step) * step);
    expect(rankingOf(match, strategy, roundedPoints).ok).toBe(true);
  });

  it("name credits in fine steps, or both", () => {
    expect(refusalOf({ creditStep: 0.01, pointStep: 1, mostPoints: 900 })).toMatchObject({
      code: "ranks-too-large",
      values: { cause: "creditSteps", creditStep: 0.01 },
    });
    expect(refusalOf({ creditStep: 0.01, pointStep: 0.01, mostPoints: 900 })).toMatchObject({
      code: "ranks-too-large",
      values: { cause: "bothSteps", creditStep: 0.01, pointStep: 0.01 },
    });
  });

  it("name the players where no rounding is enough", () => {
    expect(refusalOf({ creditStep: 0.5, pointStep: 1, mostPoints: 20_000 })).toMatchObject({
      code: "ranks-too-large",
      field: "players",
      values: { cause: "players", players: 35 },
    });
  });

  it("name credits per half", () => {
    const { match, points, strategy } = squads({ creditStep: 0.5, pointStep: 1, mostPoints: 60 });
    const boundedStrategy: Strategy = { ...strategy, group_credits: { low: [20, 80], high: [10, 80] } };
    expect(rankingOf(match, boundedStrategy, points)).toMatchObject({
      ok: false,
      error: {
        code: "ranks-too-large",
        field: "group_credits",
        values: { cause: "halfCredits", players: 35 },
      },
    });
  });

  it("are few: squads of 35 with every rule, credits per half among them, are ranked", () => {
    const { match, strategy } = largeCase(5);
    const points = randomPoints(3);
    const ranking = rankingOf(match, strategy, points);
    const best = bestTeams(match, strategy, points, 50);
    if (!ranking.ok || !best.ok) throw new Error("refused");
    expect(ranking.value.listed).toBeUndefined();
    const rank = rankOf(ranking.value, best.value.points[49]!);
    if (!rank.ok) throw new Error(rank.error.code);
    expect(rank.value.rank).toBeLessThanOrEqual(50);
    expect(rank.value.rank + rank.value.equal).toBeGreaterThan(50);
  });

  it("are ranked all the same where the half lineups are few enough to sort", () => {
    const { match, points, strategy } = squads({ creditStep: 0.5, pointStep: 1, mostPoints: 20_000 });
    const few = { ...strategy, fixed: strategy.players.slice(0, 3), captains: strategy.players.slice(0, 2) };
    const ledStrategy: Strategy = { ...few, vice_captains: strategy.players.slice(2, 4) };
    for (const ownStrategy of [
      ledStrategy,
      { ...ledStrategy, group_credits: { low: [10, 90], high: [10, 90] } } as Strategy,
    ]) {
      const ranking = rankingOf(match, ownStrategy, points, -1);
      const plan = compile(match, ownStrategy);
      const best = bestTeams(match, ownStrategy, points, 50);
      if (!ranking.ok || !plan.ok || !best.ok) throw new Error("refused");
      expect(ranking.value.teams).toBe(countTeams(plan.value).teams);
      expect(ranking.value.teams).toBeGreaterThan(1000);
      const ranks = rankAll(ranking.value, [best.value.points[0]!, best.value.points[49]!]);
      if (!ranks.ok) throw new Error(ranks.error.code);
      const [first, last] = ranks.value;
      expect(first?.rank).toBe(1);
      expect(last!.rank).toBeLessThanOrEqual(50);
      expect(last!.rank + last!.equal).toBeGreaterThan(50);
    }
  });

  it("name the number of scores that can be ranked at once", () => {
    const { match, points, strategy } = squads({ creditStep: 0.5, pointStep: 1, mostPoints: 90 });
    const ranking = rankingOf(match, strategy, points, -1);
    if (!ranking.ok) throw new Error(ranking.error.code);
    const scores = Array.from({ length: 100_000 }, (_, index) => index / 100);
    const many = rankAll(ranking.value, scores);
    if (many.ok) throw new Error("ranked");
    expect(many.error).toMatchObject({ code: "too-many-ranks", values: { ranks: 100_000 } });
    const most = Number(many.error.values?.["most"]);
    expect(most).toBeGreaterThan(100);
    // Counts nothing: what is accepted is decided before.
    const uncountedRanking = { ...ranking.value, above: (floors: readonly number[]) => floors.map(() => 0) };
    expect(rankAll(uncountedRanking, scores.slice(0, most)).ok).toBe(true);
    expect(rankAll(uncountedRanking, scores.slice(0, most + 1)).ok).toBe(false);
  });
});
