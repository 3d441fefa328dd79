import { describe, expect, it } from "vitest";
import { diceOf, randomCase, randomMatch, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { keyOf, keysOf } from "../testing/read-teams.ts";
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
      const count = [1, 3, 20, 100][round % 4]!;
      const outcome = bestTeams(match, strategy, points, count);
      const note = `seed ${seed + round}`;
      if (!outcome.ok) throw new Error(`${note}: ${outcome.error.code}`);
      const scores = teams.map((team) => scoreOf(team, points)).toSorted((one, other) => other - one);
      const found = Array.from(outcome.value.points, (value) => Math.round(value * 200));
      expect({ note, found }).toEqual({ note, found: scores.slice(0, count) });
      const known = new Map(
        teams.map((team) => [keyOf(team.members, team.captain, team.viceCaptain), scoreOf(team, points)]),
      );
      const keys = keysOf(outcome.value.teams);
      expect(new Set(keys).size).toBe(keys.length);
      expect({ note, scores: keys.map((key) => known.get(key)) }).toEqual({ note, scores: found });
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

  it("are refused where they cannot be exact, with a code", () => {
    const match = randomMatch(diceOf(1), 0, [35, 35]);
    const all = legalStrategy(
      match,
      match.players.map((player) => player.player_index),
    );
    expect(bestTeams(match, all, [], 1)).toMatchObject({ ok: false, error: { code: "too-large" } });
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
