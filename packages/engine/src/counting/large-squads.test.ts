import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { generate } from "../drawing/generate.ts";
import type { EngineMatch } from "../match.ts";
import { compile, countTeams, type Plan, type Possible } from "../plan/compile.ts";
import { defaultLimits } from "./limits.ts";
import { diceOf, runSeed } from "../testing/cases.ts";
import { largeCase, lineupsWith } from "../testing/large-case.ts";
import { leaderPairs } from "../testing/oracle.ts";
import { membersAt } from "../testing/read-teams.ts";

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

/** With the oracle's rules. */
function enumerate(match: EngineMatch, strategy: Strategy, fixedPlayers: readonly number[]): Possible {
  let lineups = 0;
  let teams = 0;
  for (const lineup of lineupsWith(match, strategy, fixedPlayers)) {
    const pairs = leaderPairs(lineup, strategy).length;
    teams += pairs;
    if (pairs > 0) lineups++;
  }
  return { lineups, teams };
}

describe("squads of 35 with every rule", () => {
  it("are counted as an enumeration counts them, where all players but three are fixed", () => {
    const seed = runSeed();
    let feasible = 0;
    for (let round = 0; round < 3; round++) {
      const { match, strategy } = largeCase(seed + round);
      const seedText = `TEAMWRIGHT_SEED=${seed + round}`;
      const plan = planOf(match, strategy);
      const generation = generate(plan, { teams: 5, seed });
      if (!generation.ok) continue;
      for (let row = 0; row < generation.value.teams.count; row++) {
        const fixedPlayers = diceOf(row).some(membersAt(generation.value.teams, row), 8);
        const narrow = { ...strategy, fixed: fixedPlayers };
        const count = countTeams(planOf(match, narrow));
        expect(count, seedText).toEqual(enumerate(match, narrow, fixedPlayers));
        expect(count.teams, seedText).toBeGreaterThan(0);
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
