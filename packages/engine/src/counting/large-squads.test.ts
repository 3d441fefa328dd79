import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { generate } from "../drawing/generate.ts";
import type { EngineMatch } from "../match.ts";
import { compile, countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { defaultLimits } from "../plan/limits.ts";
import { diceOf, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { leaderPairs, lineupFits } from "../testing/oracle.ts";
import { membersAt } from "../testing/read-teams.ts";

const SIZE = 11;

/** Squads of 35 with credits in halves, and every rule, none of them impossible. */
function largeCase(seed: number): { match: EngineMatch; strategy: Strategy } {
  const dice = diceOf(seed);
  const rough = randomMatch(dice, 0, [35, 35]);
  const match: EngineMatch = {
    ...rough,
    players: rough.players.map((player) => ({ ...player, credits: 7.5 + dice.below(7) / 2 })),
  };
  const players = match.players.map((player) => player.player_index);
  const counts = [[0, 1, 2, 3], [1, 2, 3, 4], [0, 1, 2, 3], [1, 2, 3, 4]]; // prettier-ignore
  const few = [[0, 1, 2], [0, 1, 2, 3], [0, 1, 2], [0, 1, 2, 3]]; // prettier-ignore
  return {
    match,
    strategy: {
      ...randomStrategy(dice, match),
      sport: 0,
      rules: 0,
      players,
      fixed: [],
      captains: dice.some(players, 20),
      vice_captains: dice.some(players, 20),
      partitions: [[5, 6], [6, 5]],
      combinations: [[1, 4, 2, 4], [2, 3, 2, 4], [1, 3, 3, 4], [2, 4, 2, 3], [1, 4, 3, 3], [2, 3, 3, 3]],
      credits: [85 + dice.below(10), 100],
      side_credits: { left: [25, 70], right: [25, 70] },
      group_credits: { low: [20 + dice.below(10), 60 + dice.below(30)], high: [10, 55 + dice.below(30)] },
      percentage: { pattern: 2, splits: [[2, 5, 4], [3, 4, 4], [3, 6, 2]] },
      role_frequency: { left: counts, right: counts },
      percentage_frequency: { low: { left: few, right: few }, high: { left: few, right: few } },
      groups: [1, 2].map(() => ({ players: dice.some(players, 4), min: dice.below(2), max: 2 })),
    },
  }; // prettier-ignore
}

/** Sums pairs of classes even where they could be listed, so that every seed tests it. */
function planOf(match: EngineMatch, strategy: Strategy): Plan {
  const plan = compile(match, strategy, { ...defaultLimits, listed: 0 });
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

function listedPlanOf(match: EngineMatch, strategy: Strategy): Plan {
  const plan = compile(match, strategy, { ...defaultLimits, listed: defaultLimits.pairs });
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
}

/** Every choice of the open places, with the oracle's rules. */
function enumerated(match: EngineMatch, strategy: Strategy, fixed: readonly number[]): Possible {
  const held = match.players.filter((player) => fixed.includes(player.player_index));
  const open = match.players.filter((player) => !fixed.includes(player.player_index));
  const lineup = [...held];
  let lineups = 0;
  let teams = 0;
  const extend = (from: number): void => {
    if (lineup.length === SIZE) {
      if (!lineupFits(lineup, strategy)) return;
      const pairs = leaderPairs(lineup, strategy).length;
      teams += pairs;
      if (pairs > 0) lineups++;
      return;
    }
    for (let index = from; index < open.length; index++) {
      lineup.push(open[index]!);
      extend(index + 1);
      lineup.pop();
    }
  };
  extend(0);
  return { lineups, teams };
}

describe("squads of 35 with every rule", () => {
  it("are counted as an enumeration counts them, where all players but three are fixed", () => {
    const seed = runSeed();
    let feasible = 0;
    for (let round = 0; round < 3; round++) {
      const { match, strategy } = largeCase(seed + round);
      const told = `TEAMWRIGHT_SEED=${seed + round}`;
      const plan = planOf(match, strategy);
      const made = generate(plan, { teams: 5, seed });
      if (!made.ok) continue;
      for (let row = 0; row < made.value.teams.count; row++) {
        const fixed = diceOf(row).some(membersAt(made.value.teams, row), SIZE - 3);
        const narrow = { ...strategy, fixed };
        const counted = countTeams(planOf(match, narrow));
        expect(counted, told).toEqual(enumerated(match, narrow, fixed));
        expect(counted.teams, told).toBeGreaterThan(0);
        feasible++;
      }
    }
    expect(feasible).toBeGreaterThan(0);
  });

  it("have as many teams as the ranges of credits that together are all credits", { timeout: 60_000 }, () => {
    const seed = runSeed();
    const { match, strategy } = largeCase(seed);
    const { group_credits: _, ...without } = strategy;
    const edges = [0, 40, 55, 100.5];
    const parts = edges
      .slice(1)
      .map((edge, index) =>
        countTeams(
          planOf(match, { ...without, group_credits: { low: [edges[index]!, Math.min(100, edge - 0.5)] } }),
        ),
      );
    const sum = (of: (part: Possible) => number): number => parts.reduce((all, part) => all + of(part), 0);
    expect(
      { lineups: sum((part) => part.lineups), teams: sum((part) => part.teams) },
      `TEAMWRIGHT_SEED=${seed}`,
    ).toEqual(countTeams(listedPlanOf(match, without)));
  });
});
