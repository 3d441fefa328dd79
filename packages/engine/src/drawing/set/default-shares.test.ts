import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../../match.ts";
import { compile, countTeams, type Plan } from "../../plan/compile.ts";
import { diceOf, randomMatch } from "../../testing/cases.ts";
import { generate } from "../generate.ts";
import { generateMix } from "../mix.ts";

const random = randomMatch(diceOf(5), 3, [7, 7]);
const match: EngineMatch = {
  ...random,
  players: random.players.map((player, index) => ({
    ...player,
    captain_percentage: 5 + index,
    vice_captain_percentage: 20 - index,
  })),
};
const players = match.players.map((player) => player.player_index);
/** Few teams: for some captains the percentages ask for more teams than exist. */
const few: Strategy = {
  sport: 3,
  players,
  fixed: players.slice(0, 5),
  captains: players.slice(0, 4),
  vice_captains: players.slice(2, 7),
};
const planOf = (strategy: Strategy): Plan => {
  const plan = compile(match, strategy);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const rulesMissed = (strategy: Strategy, teams: number): string[] => {
  const made = generate(planOf(strategy), { teams, seed: 3 });
  if (!made.ok) throw new Error(made.error.code);
  return [...new Set(made.value.shortfalls.map(({ rule }) => rule))];
};
const defaults = { captain_distribution: { mode: 0 }, vice_captain_distribution: { mode: 0 } } as const;

describe("the product's own selection", () => {
  const teams = countTeams(planOf(few)).teams;

  it("says nothing when it is met as far as teams exist", () => {
    expect(teams).toBeGreaterThan(20);
    expect(rulesMissed({ ...few, ...defaults }, teams)).toEqual([]);
  });

  it("says nothing in a search that other bounds ask for, or in a mix", () => {
    const boundedStrategy: Strategy = { ...few, ...defaults, exposure: { [players[0]!]: { min: 100 } } };
    expect(rulesMissed(boundedStrategy, teams)).toEqual([]);
    const mixedTeams = generateMix(match, [{ strategy: { ...few, ...defaults }, weight: 1 }], {
      teams,
      seed: 1,
    });
    expect(mixedTeams.ok && mixedTeams.value.shortfalls).toEqual([]);
  });

  it("is missed, or an exposure of the user is, where both cannot hold", () => {
    const [captain] = few.captains!;
    const bounded: Strategy = { ...few, ...defaults, captain_exposure: { [captain!]: { max: 0 } } };
    expect(rulesMissed(bounded, Math.floor(teams / 3))).not.toEqual([]);
  });

  it("is not the user's: shares that the user set are reported", () => {
    const equal: Strategy = { ...few, captain_distribution: { mode: 1 } };
    expect(rulesMissed(equal, teams)).toEqual(["captain_distribution"]);
  });
});
