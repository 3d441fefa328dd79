import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { compile, countTeams } from "../plan/compile.ts";
import { diceOf, randomCase, randomMatch, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { keyOf, keysOf, membersAt } from "../testing/read-teams.ts";
import { generateMix } from "./mix.ts";

const made = (...args: Parameters<typeof generateMix>) => {
  const outcome = generateMix(...args);
  if (!outcome.ok) throw new Error(outcome.error.message);
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
    const mix = made(match, [{ strategy: safe, weight: 2 }, { strategy: bold, weight: 1 }], { teams: 90, seed: 4, whole });
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
    const mix = made(match, [{ strategy: one, weight: 1 }, { strategy: two, weight: 1 }], { teams: 40, seed: 4 });
    expect(mix.shortfalls).toEqual([]);
    const captains = [...mix.teams.captain].slice(0, 20);
    for (const captain of one.captains!) expect(captains.filter((player) => player === captain)).toHaveLength(5);
    for (let row = 20; row < 40; row++) expect(membersAt(mix.teams, row)).not.toContain(dispensable);
  }); // prettier-ignore

  it("gives all teams of overlapping strategies once, when more are asked", () => {
    const first = runSeed();
    let tried = 0;
    for (let seed = first; tried < 20; seed++) {
      const { match: where, strategy } = randomCase(seed);
      const all = oracleTeams(where, strategy).teams;
      if (all.length < 10 || all.length > 3000) continue;
      tried++;
      const half: Strategy = { ...strategy, captains: (strategy.captains ?? strategy.players).slice(0, 2) };
      if (oracleTeams(where, half).teams.length === 0) continue;
      const mix = made(where, [{ strategy: half, weight: 1 }, { strategy, weight: 1 }], { teams: 10_000, seed });
      const wanted = all.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
      expect(keysOf(mix.teams).toSorted(), `TEAMWRIGHT_SEED=${seed}`).toEqual(wanted.toSorted());
      expect(mix.shortfalls.length).toBeGreaterThan(0);
    }
  }); // prettier-ignore

  it.each([
    [[], "no-parts"],
    [[{ strategy: { sport: 1 as const, players }, weight: 0 }], "bad-weight"],
    [[{ strategy: { sport: 1 as const, players, captains: [] }, weight: 1 }], "no-teams"],
    [[{ strategy: { sport: 0 as const, players }, weight: 1 }], "other-sport"],
  ])("refuses %j", (parts, code) => {
    const outcome = generateMix(match, parts, { teams: 5, seed: 1 });
    expect(outcome.ok ? "made" : outcome.error.code).toBe(code);
  });
});
