import type { Strategy } from "@teamwright/domain";
import { cricket } from "@teamwright/domain/sports";
import { describe, expect, it } from "vitest";
import { compile, countTeams } from "../plan/compile.ts";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { largeCase, lineupsWith } from "../testing/large-case.ts";
import { leaderPairs, oracleTeams } from "../testing/oracle.ts";
import { membersAt } from "../testing/read-teams.ts";
import { bestTeams, legalStrategy } from "./best-teams.ts";
import { distributionOf } from "./points-distribution.ts";
import { rankAll } from "./rank-all.ts";
import { rankingOf, rankOf } from "./rank-teams.ts";
import { randomPoints, scoreOf } from "./testing/points.ts";

describe("ranks", () => {
  it("are the oracle's, over all sports and every rule", () => {
    const seed = runSeed();
    let feasible = 0;
    for (let round = 0; round < 400; round++) {
      const { match, strategy } = randomCase(seed + round);
      const points = randomPoints(seed + round);
      const note = `seed ${seed + round}`;
      const scores = oracleTeams(match, strategy)
        .teams.map((team) => scoreOf(team, points))
        .toSorted((one, other) => other - one);
      // Every second round tabulates what could be listed.
      const isTabled = round % 2 === 1 && strategy.group_credits === undefined;
      const ranking = rankingOf(match, strategy, points, isTabled ? -1 : undefined);
      if (!ranking.ok) throw new Error(`${note}: ${ranking.error.code}`);
      expect(ranking.value.listed === undefined, note).toBe(isTabled);
      expect({ note, teams: ranking.value.teams }).toEqual({ note, teams: scores.length });
      if (scores.length > 0) feasible++;
      const dice = diceOf(seed + round);
      const askedPoints: number[] = [
        scores[0] ?? 5,
        scores.at(-1) ?? 5,
        ...Array.from({ length: 4 }, () => scores[dice.below(Math.max(1, scores.length))] ?? 0),
        dice.below(40_000),
      ];
      for (const score of askedPoints) {
        const rank = rankOf(ranking.value, score / 200);
        if (!rank.ok) throw new Error(rank.error.code);
        const better = scores.filter((other) => other > score).length;
        const equal = scores.filter((other) => other === score).length;
        expect({ note, ...rank.value }).toEqual({
          note,
          points: score / 200,
          rank: better + 1,
          equal,
          teams: scores.length,
          percentile: scores.length === 0 ? 0 : (100 * (scores.length - better - equal)) / scores.length,
        });
      }
    }
    expect(feasible).toBeGreaterThan(60);
  });

  it("of many scores at once are the same", () => {
    const seed = runSeed();
    let feasible = 0;
    // Some seeds draw few strategies that allow any team: then more of them.
    for (let round = 0; round < 120 || (feasible <= 15 && round < 1000); round++) {
      const { match, strategy } = randomCase(seed + round);
      const points = randomPoints(seed + round);
      const note = `seed ${seed + round}`;
      const ranking = rankingOf(match, strategy, points);
      const best = bestTeams(match, strategy, points, 40);
      if (!ranking.ok || !best.ok) throw new Error(`${note}: refused`);
      const scores = [
        ...best.value.points,
        ...best.value.points.map((value) => value - 7.3),
        -1e4,
        0,
        0.001,
        1e4,
      ];
      const all = rankAll(ranking.value, scores);
      const single = scores.map((score) => {
        const rank = rankOf(ranking.value, score);
        return rank.ok ? rank.value : rank.error;
      });
      expect({ note, ranks: all.ok && all.value }).toEqual({ note, ranks: single });
      const distribution = distributionOf(ranking.value);
      const laidOut = distribution?.counts.reduce((sum, count) => sum + count, 0);
      expect({ note, laidOut }).toEqual({ note, laidOut: ranking.value.teams });
      if (ranking.value.teams > 0) feasible++;
    }
    expect(feasible).toBeGreaterThan(15);
  });

  it("stand among as many teams as the engine counts, for announced elevens and every rule", () => {
    const seed = runSeed();
    for (let round = 0; round < 60; round++) {
      const dice = diceOf(seed + round);
      const match = randomMatch(dice, undefined, [11, 12]);
      const strategy = randomStrategy(dice, match);
      const points = randomPoints(seed + round);
      const note = `seed ${seed + round}`;
      const plan = compile(match, strategy);
      const ranking = rankingOf(match, strategy, points);
      if (!plan.ok || !ranking.ok) throw new Error(`${note}: refused`);
      expect({ note, teams: ranking.value.teams }).toEqual({ note, teams: countTeams(plan.value).teams });
    }
  });

  it("of a strategy's parts add up, and swapped sides change nothing", () => {
    const dice = diceOf(runSeed());
    const match = randomMatch(dice, 0, [11, 11]);
    const all = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    const points = randomPoints(9);
    const better = (strategy: Strategy, of = match): number => {
      const ranking = rankingOf(of, strategy, points);
      const rank = ranking.ok ? rankOf(ranking.value, 700) : ranking;
      if (!rank.ok) throw new Error(rank.error.code);
      return rank.value.rank - 1;
    };
    const captaincies = cricket.partitions.map((partition) =>
      better({ ...all, partitions: [[...partition]] }),
    );
    expect(captaincies.reduce((sum, captaincy) => sum + captaincy, 0)).toBe(better(all));
    const swappedMatch = {
      ...match,
      players: match.players.map(
        (player) => ({ ...player, team_index: player.team_index === 0 ? 1 : 0 }) as const,
      ),
    };
    expect(better(all, swappedMatch)).toBe(better(all));
  });

  it("put points between two teams between them", () => {
    const match = randomMatch(diceOf(3), 3);
    const strategy = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    const points = randomPoints(3);
    const ranking = rankingOf(match, strategy, points);
    const best = bestTeams(match, strategy, points, 1);
    if (!ranking.ok || !best.ok) throw new Error("refused");
    const top = best.value.points[0]!;
    const at = (value: number) => {
      const rank = rankOf(ranking.value, value);
      return rank.ok ? rank.value : null;
    };
    expect(at(top)).toMatchObject({ rank: 1 });
    expect(at(top + 0.001)).toMatchObject({ rank: 1, equal: 0, percentile: 100 });
    expect(at(top - 0.001)).toMatchObject({ rank: 1 + at(top)!.equal, equal: 0 });
    expect(rankOf(ranking.value, Number.NaN)).toMatchObject({ ok: false, error: { code: "bad-points" } });
  });

  it("are the same from lists and from tables", () => {
    const seed = runSeed();
    for (let round = 0; round < 20; round++) {
      const dice = diceOf(seed + round);
      const match = randomMatch(dice, undefined, [11, 14]);
      const { group_credits: _, ...strategy } = randomStrategy(dice, match);
      const points = randomPoints(seed + round);
      const listedRanking = rankingOf(match, strategy, points);
      const tabledRanking = rankingOf(match, strategy, points, -1);
      if (!listedRanking.ok || !tabledRanking.ok) throw new Error(`TEAMWRIGHT_SEED=${seed + round}: refused`);
      const scores = Array.from({ length: 12 }, () => dice.below(8000) / 8);
      expect(rankAll(tabledRanking.value, scores), `TEAMWRIGHT_SEED=${seed + round}`).toEqual(
        rankAll(listedRanking.value, scores),
      );
    }
  });

  it("of squads of 35 are an enumeration's, where all players but three are fixed", () => {
    const seed = runSeed();
    const { match, strategy } = largeCase(seed);
    const { group_credits: _, ...rules } = strategy;
    const seedText = `TEAMWRIGHT_SEED=${seed}`;
    const points = randomPoints(4);
    const best = bestTeams(match, rules, points, 5);
    if (!best.ok || best.value.teams.count === 0) return;
    const fixedPlayers = diceOf(seed).some(membersAt(best.value.teams, 4), 8);
    const ranking = rankingOf(match, { ...rules, fixed: fixedPlayers }, points, -1);
    if (!ranking.ok) throw new Error(`${seedText}: ${ranking.error.code}`);
    const scores = [...lineupsWith(match, rules, fixedPlayers)].flatMap((lineup) => {
      const members = lineup.map((player) => player.player_index);
      return leaderPairs(lineup, rules).map(
        ([captain, viceCaptain]) => scoreOf({ members, captain, viceCaptain }, points) / 200,
      );
    });
    expect(ranking.value.teams, seedText).toBe(scores.length);
    for (const score of scores.filter((_, index) => index % Math.ceil(scores.length / 9) === 0)) {
      const rank = rankOf(ranking.value, score);
      expect(rank.ok && rank.value.rank - 1, seedText).toBe(scores.filter((other) => other > score).length);
    }
  });

  it("of squads of 35 add up to all legal teams and agree with the best", { timeout: 60_000 }, () => {
    const seed = runSeed();
    const { match } = largeCase(seed);
    const all = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    const points = match.players.reduce<number[]>((by, { player_index: index }) => {
      by[index] = ((index * 37) % 83) / 2;
      return by;
    }, []);
    const seedText = `TEAMWRIGHT_SEED=${seed}`;
    const ranking = rankingOf(match, all, points);
    const plan = compile(match, all);
    const best = bestTeams(match, all, points, 400);
    if (!ranking.ok || !plan.ok || !best.ok) throw new Error(`${seedText}: refused`);
    expect(ranking.value.teams, seedText).toBe(countTeams(plan.value).teams);
    const rows = [0, 20, 399];
    const ranks = rankAll(
      ranking.value,
      rows.map((row) => best.value.points[row]!),
    );
    if (!ranks.ok) throw new Error(ranks.error.code);
    for (const [at, row] of rows.entries()) {
      const { rank, equal } = ranks.value[at]!;
      expect(row + 1, seedText).toBeGreaterThanOrEqual(rank);
      expect(row + 1, seedText).toBeLessThan(rank + equal);
    }
  });
});
