import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { generate } from "../drawing/generate.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { diceOf, randomMatch } from "../testing/cases.ts";
import { keysOf, membersAt } from "../testing/read-teams.ts";
import { strategyAfter } from "./news.ts";
import { repairTeams } from "./repair.ts";

const match = randomMatch(diceOf(12), 0, [11, 11]);
const all = match.players.map((player) => player.player_index);
const strategy: Strategy = {
  sport: 0,
  players: all.filter((_, index) => index % 11 < 7),
  captains: all.slice(0, 3),
  vice_captains: all.slice(1, 6),
};

const planOf = (of: Strategy) => {
  const plan = compile(match, of);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const teamsOf = (teams: number) => {
  const made = generate(planOf(strategy), { teams, seed: 1 });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.teams;
};
const possible = countTeams(planOf(strategy)).teams;
const out = strategy.players.at(-1)!;
const left = countTeams(planOf(strategyAfter(strategy, { out: [out] }))).teams;

describe("repair of a tight strategy", () => {
  it("ends before it looks at any team when the set holds all teams that are left", () => {
    expect([possible, left]).toEqual([1715, 477]);
    const teams = teamsOf(possible);
    let steps = 0;
    const repair = repairTeams(match, strategy, teams, { out: [out], seed: 1, onProgress: () => steps++ });
    if (!repair.ok) throw new Error(repair.error.code);
    expect(steps).toBe(0);
    expect(repair.value.changes).toEqual([]);
    expect(repair.value.unrepaired).toHaveLength(possible - left);
    expect(repair.value.shortfalls[0]).toMatchObject({ rule: "repair", got: 0, asked: possible - left });
    expect(keysOf(repair.value.teams)).toEqual(keysOf(teams));
  });

  it("uses every team that is left, each once, and then ends", () => {
    const teams = teamsOf(possible - 40);
    const holding = [...teams.number.keys()].filter((row) => membersAt(teams, row).includes(out)).length;
    const free = left - (teams.count - holding);
    expect(free).toBeGreaterThan(3);
    let steps = 0;
    const repair = repairTeams(match, strategy, teams, { out: [out], seed: 1, onProgress: () => steps++ });
    if (!repair.ok) throw new Error(repair.error.code);
    expect(repair.value.changes).toHaveLength(free);
    expect(steps).toBe(free);
    expect(repair.value.unrepaired).toHaveLength(holding - free);
    expect(new Set(keysOf(repair.value.teams)).size).toBe(teams.count);
  });
});
