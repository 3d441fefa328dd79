import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { compile, countTeams } from "../plan/compile.ts";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { keyOf, keysOf, membersAt } from "../testing/read-teams.ts";
import { countMix, generateMix } from "./mix.ts";

const generateAll = (...args: Parameters<typeof generateMix>) => {
  const outcome = generateMix(...args);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};
const match = randomMatch(diceOf(31), 1, [9, 9]);
const players = match.players.map((player) => player.player_index);

describe("a mix of strategies", () => {
  it("gives each its part, every team once, exposures over the whole", () => {
    const safe: Strategy = { sport: 1, players, credits: [95, 100] };
    const bold: Strategy = { sport: 1, players, credits: [88, 96], captains: players.slice(0, 3) };
    const [star, other] = players;
    const whole = { exposure: { [star!]: { max: 30 }, [other!]: { min: 60 } } };
    const mix = generateAll(match, [{ strategy: safe, weight: 2 }, { strategy: bold, weight: 1 }], { teams: 90, seed: 4, whole });
    expect(mix.shortfalls).toEqual([]);
    expect([...mix.partOf].filter((part) => part === 1)).toHaveLength(30);
    expect(new Set(keysOf(mix.teams)).size).toBe(90);
    const share = (player: number) => Array.from({ length: 90 }, (_, row) => membersAt(mix.teams, row)).filter((team) => team.includes(player)).length;
    expect(share(star!)).toBeLessThanOrEqual(27);
    expect(share(other!)).toBeGreaterThanOrEqual(54);
    for (let row = 0; row < 90; row++) {
      if (mix.partOf[row] === 0) expect(mix.teams.credits[row]).toBeGreaterThanOrEqual(9500);
      else expect(bold.captains).toContain(mix.teams.captain[row]);
    }
  }); // prettier-ignore

  it("keeps a part's own bounds over its own teams", () => {
    const one: Strategy = { sport: 1, players, captains: players.slice(0, 4), captain_distribution: { mode: 1 } };
    const dispensable = players.find((player) => {
      const plan = compile(match, { sport: 1, players: players.filter((other) => other !== player) });
      return plan.ok && countTeams(plan.value).teams > 1000;
    })!;
    const two: Strategy = { sport: 1, players, exposure: { [dispensable]: { max: 0 } } };
    const mix = generateAll(match, [{ strategy: one, weight: 1 }, { strategy: two, weight: 1 }], { teams: 40, seed: 4 });
    expect(mix.shortfalls).toEqual([]);
    const rowsOf = (part: number) => [...mix.partOf.keys()].filter((row) => mix.partOf[row] === part);
    const captains = rowsOf(0).map((row) => mix.teams.captain[row]);
    for (const captain of one.captains!) expect(captains.filter((player) => player === captain)).toHaveLength(5);
    expect(rowsOf(1)).toHaveLength(20);
    for (const row of rowsOf(1)) expect(membersAt(mix.teams, row)).not.toContain(dispensable);
  }); // prettier-ignore

  it("gives all teams of overlapping strategies once, when more are asked", () => {
    const first = runSeed();
    let triedCount = 0;
    for (let seed = first; triedCount < 20; seed++) {
      const { match: where, strategy } = randomCase(seed);
      const all = oracleTeams(where, strategy).teams;
      if (all.length < 10 || all.length > 3000) continue;
      triedCount++;
      const half: Strategy = { ...strategy, captains: (strategy.captains ?? strategy.players).slice(0, 2) };
      if (oracleTeams(where, half).teams.length === 0) continue;
      const mix = generateAll(where, [{ strategy: half, weight: 1 }, { strategy, weight: 1 }], { teams: 10_000, seed });
      const wantedKeys = all.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
      expect(keysOf(mix.teams).toSorted(), `TEAMWRIGHT_SEED=${seed}`).toEqual(wantedKeys.toSorted());
      expect(mix.shortfalls.length).toBeGreaterThan(0);
    }
  }); // prettier-ignore

  it("gives the part of a strategy without teams to the others, and says so", () => {
    const none: Strategy = { sport: 1, players, credits: [10, 20] };
    const some: Strategy = { sport: 1, players };
    const mix = generateAll(match, [{ strategy: none, weight: 3 }, { strategy: some, weight: 1 }], { teams: 40, seed: 4 });
    expect(mix.teams.count).toBe(40);
    expect(new Set(mix.partOf)).toEqual(new Set([1]));
    expect(mix.shortfalls).toMatchObject([{ rule: "mix", subject: "0", asked: 30, got: 0 }]);
  }); // prettier-ignore

  it("mixes the rows: the first teams come from every strategy", () => {
    const parts = [players.slice(0, 3), players.slice(3, 6)].map((captains) => {
      return { strategy: { sport: 1, players, captains } as Strategy, weight: 1 };
    });
    const mix = generateAll(match, parts, { teams: 200, seed: 4 });
    expect(new Set(mix.partOf.slice(0, 20))).toEqual(new Set([0, 1]));
    for (let row = 0; row < 200; row++)
      expect(parts[mix.partOf[row]!]!.strategy.captains).toContain(mix.teams.captain[row]);
    expect([...mix.teams.number]).toEqual(Array.from({ length: 200 }, (_, row) => row + 1));
  });

  it.each([
    [[], "no-parts"],
    [[{ strategy: { sport: 1 as const, players }, weight: 0 }], "bad-weight"],
    [[1, 2].map(() => ({ strategy: { sport: 1 as const, players }, weight: 1e308 })), "bad-weight"],
    [[{ strategy: { sport: 1 as const, players, captains: [] }, weight: 1 }], "no-teams"],
    [[{ strategy: { sport: 0 as const, players }, weight: 1 }], "other-sport"],
  ])("refuses %j", (parts, code) => {
    const outcome = generateMix(match, parts, { teams: 5, seed: 1 });
    expect(outcome.ok ? "made" : outcome.error.code).toBe(code);
  });
});

describe("the number of teams of a mix", () => {
  it("counts each team once, as the oracle lists them", () => {
    const first = runSeed();
    let overlapping = 0;
    for (let seed = first; overlapping < 25; seed++) {
      const dice = diceOf(seed);
      const where = randomMatch(dice, undefined, [5, 6]);
      const strategies = Array.from({ length: dice.between(2, 4) }, () => randomStrategy(dice, where));
      const count = countMix(
        where,
        strategies.map((strategy) => ({ strategy, weight: 1 })),
      );
      if (!count.ok) throw new Error(count.error.code);
      const truth = strategies.map((strategy) => oracleTeams(where, strategy).teams);
      const sum = truth.reduce((total, teams) => total + teams.length, 0);
      const all = new Set(truth.flat().map((team) => keyOf(team.members, team.captain, team.viceCaptain)));
      const { union, possible } = count.value;
      const hint = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategies)}`;
      expect(possible.map(({ teams }) => teams), hint).toEqual(truth.map((teams) => teams.length)); // prettier-ignore
      expect(union.teams, hint).toBe(union.exact ? all.size : sum);
      if (union.exact && all.size < sum) overlapping++;
    }
  });

  it("is the most there can be where two percentage patterns overlap", () => {
    const one: Strategy = { sport: 1, players, percentage: { pattern: 1, splits: [[5, 6]] } };
    const other: Strategy = { sport: 1, players, percentage: { pattern: 2, splits: [[3, 4, 4]] } };
    const count = countMix(match, [
      { strategy: one, weight: 1 },
      { strategy: other, weight: 1 },
    ]);
    expect(count.ok && count.value.union.exact).toBe(false);
  });
});
