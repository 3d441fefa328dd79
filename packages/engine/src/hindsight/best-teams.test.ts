import { generate } from "../drawing/generate.ts";
import { compile } from "../plan/compile.ts";
import { scoreTeams } from "../team-set/score.ts";
import { largeCase, lineupsWith } from "../testing/large-case.ts";
import { rankAll } from "./rank-all.ts";
import { rankingOf } from "./rank-teams.ts";
import { describe, expect, it } from "vitest";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { leaderPairs, oracleTeams } from "../testing/oracle.ts";
import { keyOf, keysOf, membersAt } from "../testing/read-teams.ts";
import { bestTeams, dreamTeam, legalStrategy } from "./best-teams.ts";
import { randomPoints, scoreOf } from "./testing/points.ts";

describe("the best teams", () => {
  it("are the oracle's, over all sports and every rule", () => {
    const seed = runSeed();
    let feasible = 0;
    for (let round = 0; round < 400; round++) {
      const { match, strategy } = randomCase(seed + round);
      const points = randomPoints(seed + round);
      const { teams } = oracleTeams(match, strategy);
      const count = [1, 3, 20, 100, 5000][round % 5]!;
      const outcome = bestTeams(match, strategy, points, count);
      const note = `seed ${seed + round}`;
      if (!outcome.ok) throw new Error(`${note}: ${outcome.error.code}`);
      const scores = teams.map((team) => scoreOf(team, points)).toSorted((one, other) => other - one);
      const foundPoints = Array.from(outcome.value.points, (value) => Math.round(value * 200));
      expect({ note, found: foundPoints }).toEqual({ note, found: scores.slice(0, count) });
      const knownRanks = new Map(
        teams.map((team) => [keyOf(team.members, team.captain, team.viceCaptain), scoreOf(team, points)]),
      );
      const keys = keysOf(outcome.value.teams);
      expect(new Set(keys).size).toBe(keys.length);
      expect({ note, scores: keys.map((key) => knownRanks.get(key)) }).toEqual({ note, scores: foundPoints });
      if (teams.length > 0) feasible++;
    }
    expect(feasible).toBeGreaterThan(60);
  });

  it("carry their credits and numbers", () => {
    const match = randomMatch(diceOf(5), 0);
    const strategy = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    const outcome = bestTeams(match, strategy, randomPoints(5), 10);
    if (!outcome.ok) throw new Error(outcome.error.code);
    const { teams } = outcome.value;
    expect(Array.from(teams.number)).toEqual(Array.from({ length: teams.count }, (_, row) => row + 1));
    const creditsAt = new Map(match.players.map((player) => [player.player_index, player.credits]));
    for (const [row, key] of keysOf(teams).entries()) {
      const members = key.split("|")[0]!.split(",").map(Number);
      const sum = members.reduce((total, index) => total + creditsAt.get(index)!, 0);
      expect(teams.credits[row]! / 100).toBeCloseTo(sum, 6);
    }
  });

  it("have a dream team: the best of all legal teams", () => {
    for (const sport of [0, 1, 2, 3] as const) {
      const match = randomMatch(diceOf(40 + sport), sport);
      const players = match.players.map((player) => player.player_index);
      const points = randomPoints(40 + sport);
      const outcome = dreamTeam(match, players, points);
      if (!outcome.ok) throw new Error(outcome.error.code);
      const { teams } = oracleTeams(match, legalStrategy(match, players));
      const best = teams.reduce((most, team) => Math.max(most, scoreOf(team, points)), -Infinity);
      expect(outcome.value === null ? -Infinity : outcome.value.points[0]! * 200).toBe(best);
      expect(dreamTeam(match, players.slice(0, 3), points)).toEqual({ ok: true, value: null });
    }
  });

  it("have the ranks that all teams of larger squads give them", () => {
    const seed = runSeed();
    for (let round = 0; round < 6; round++) {
      const dice = diceOf(seed + round);
      const match = randomMatch(dice, undefined, [13, 15]);
      const strategy = randomStrategy(dice, match);
      const points = randomPoints(seed + round);
      const seedText = `TEAMWRIGHT_SEED=${seed + round}`;
      const best = bestTeams(match, strategy, points, 300);
      const ranking = rankingOf(match, strategy, points);
      if (!best.ok || !ranking.ok) throw new Error(`${seedText}: refused`);
      expect(best.value.teams.count, seedText).toBe(Math.min(300, ranking.value.teams));
      const ranks = rankAll(ranking.value, best.value.points);
      if (!ranks.ok) throw new Error(ranks.error.code);
      for (const [row, { rank, equal }] of ranks.value.entries()) {
        expect(row + 1, seedText).toBeGreaterThanOrEqual(rank);
        expect(row + 1, seedText).toBeLessThan(rank + equal);
      }
    }
  });

  it("of squads of 35 with every rule are an enumeration's, where all players but three are fixed", () => {
    const seed = runSeed();
    let feasible = 0;
    // Two strategies, and more where none of them allows a team.
    for (let round = 0; round < 2 || (feasible === 0 && round < 20); round++) {
      const { match, strategy } = largeCase(seed + round);
      const points = randomPoints(seed + round);
      const seedText = `TEAMWRIGHT_SEED=${seed + round}`;
      const best = bestTeams(match, strategy, points, 40);
      if (!best.ok) throw new Error(`${seedText}: ${best.error.code}`);
      const { teams, points: scores } = best.value;
      expect(new Set(keysOf(teams)).size, seedText).toBe(teams.count);
      expect(scores, seedText).toEqual(scores.toSorted((one, other) => other - one));
      for (let row = 0; row < teams.count; row += 13) {
        const fixedPlayers = diceOf(row).some(membersAt(teams, row), 8);
        const foundTeams = bestTeams(match, { ...strategy, fixed: fixedPlayers }, points, 40);
        if (!foundTeams.ok) throw new Error(`${seedText}: ${foundTeams.error.code}`);
        const all = [...lineupsWith(match, strategy, fixedPlayers)].flatMap((lineup) => {
          const members = lineup.map((player) => player.player_index);
          return leaderPairs(lineup, strategy).map(
            ([captain, viceCaptain]) => scoreOf({ members, captain, viceCaptain }, points) / 200,
          );
        });
        const most = all.toSorted((one, other) => other - one).slice(0, 40);
        expect(Array.from(foundTeams.value.points), seedText).toEqual(most);
        expect(scores[0], seedText).toBeGreaterThanOrEqual(most[0]!);
        expect(most[0], seedText).toBeGreaterThanOrEqual(scores[row]!);
        feasible++;
      }
    }
    expect(feasible).toBeGreaterThan(0);
  });

  it("of squads of 35 are above any team that is drawn, and refused with a code", () => {
    const match = randomMatch(diceOf(1), 0, [35, 35]);
    const all = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    const points = randomPoints(1);
    const best = bestTeams(match, all, points, 1);
    const plan = compile(match, all);
    if (!best.ok || !plan.ok) throw new Error("refused");
    const drawnTeams = generate(plan.value, { teams: 2000, seed: 1 });
    if (!drawnTeams.ok) throw new Error(drawnTeams.error.code);
    expect(Math.max(...scoreTeams(drawnTeams.value.teams, points))).toBeLessThanOrEqual(
      best.value.points[0]!,
    );
    const few = legalStrategy(match, all.players.slice(0, 16));
    expect(bestTeams(match, few, [], 0)).toMatchObject({ ok: false, error: { code: "bad-count" } });
    expect(bestTeams(match, few, [Number.NaN], 1)).toMatchObject({
      ok: false,
      error: { code: "bad-points" },
    });
    expect(bestTeams(match, few, [0.001], 1)).toMatchObject({ ok: false, error: { code: "bad-points" } });
    expect(bestTeams(match, { ...few, sport: 1 }, [], 1)).toMatchObject({
      ok: false,
      error: { code: "other-sport" },
    });
  });
});
