import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../../match.ts";
import { compile, countTeams, type Plan } from "../../plan/compile.ts";
import { diceOf, runSeed } from "../../testing/cases.ts";
import { largeCase, lineupsWith } from "../../testing/large-case.ts";
import { leaderPairs, lineupFits } from "../../testing/oracle.ts";
import { keysOf, membersAt } from "../../testing/read-teams.ts";
import { generate } from "../generate.ts";
import { CellWalk } from "./cell-walk.ts";
import { LayerCells } from "./layer-cells.ts";

const planOf = (match: EngineMatch, strategy: Strategy): Plan => {
  const plan = compile(match, strategy);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};

/** A large case with teams, all distributions equal. */
function sharedCase(seed: number): { match: EngineMatch; strategy: Strategy; plan: Plan; told: string } {
  const { match, strategy } = largeCase(seed);
  const equal = { mode: 1 } as const;
  const sharedStrategy: Strategy = {
    ...strategy,
    captains: strategy.captains!.slice(0, 6),
    vice_captains: strategy.vice_captains!.slice(0, 6),
    captain_distribution: equal,
    vice_captain_distribution: equal,
    partition_distribution: equal,
  };
  const plan = planOf(match, sharedStrategy);
  if (plan.join.teams < 1000) return sharedCase(seed + 1);
  return { match, strategy: sharedStrategy, plan, told: `TEAMWRIGHT_SEED=${seed}` };
}

/** By captain and vice-captain, over all partitions. */
function pairsOf(plan: Plan): Map<string, number> {
  const cells = LayerCells.over(plan)!;
  const { count, captain, viceCaptain } = cells.pairs;
  const countOfKey = new Map<string, number>();
  for (const [cell, teams] of cells.count().entries()) {
    const name = `${captain[cell % count]} ${viceCaptain[cell % count]}`;
    if (teams > 0) countOfKey.set(name, (countOfKey.get(name) ?? 0) + teams);
  }
  return countOfKey;
}

/** Whether each captain with each other vice-captain has so many teams in each partition. */
function everyCellHas(teams: number, plan: Plan): boolean {
  return LayerCells.over(plan)!
    .count()
    .every((count) => count >= teams);
}

describe("shares of squads of 35 with every rule", () => {
  it("come from exact counts of each captain with each vice-captain", { timeout: 60_000 }, () => {
    const seed = runSeed();
    const { match, strategy, plan, told } = sharedCase(seed);
    expect(CellWalk.over(plan), told).toBeUndefined();
    const pairs = pairsOf(plan);
    const sum = [...pairs.values()].reduce((all, teams) => all + teams, 0);
    expect(sum, told).toBe(plan.join.teams);
    for (const captain of strategy.captains!.slice(0, 3)) {
      const vice = strategy.vice_captains!.find((own) => own !== captain)!;
      const alone = planOf(match, { ...strategy, captains: [captain], vice_captains: [vice] });
      expect(pairs.get(`${captain} ${vice}`) ?? 0, told).toBe(countTeams(alone).teams);
    }
  });

  it("are counted as an enumeration counts them, where all players but three are fixed", () => {
    const seed = runSeed();
    const { match, strategy, plan, told } = sharedCase(seed);
    const generation = generate(plan, { teams: 3, seed });
    if (!generation.ok) throw new Error(`${told}: ${generation.error.code}`);
    for (let row = 0; row < generation.value.teams.count; row++) {
      const fixedPlayers = diceOf(row).some(membersAt(generation.value.teams, row), 8);
      const narrow = { ...strategy, fixed: fixedPlayers };
      const wantedCounts = new Map<string, number>();
      for (const lineup of lineupsWith(match, narrow, fixedPlayers))
        for (const pair of leaderPairs(lineup, narrow))
          wantedCounts.set(pair.join(" "), (wantedCounts.get(pair.join(" ")) ?? 0) + 1);
      expect(pairsOf(planOf(match, narrow)), told).toEqual(wantedCounts);
    }
  });

  it("are all reached, as far as teams exist", { timeout: 60_000 }, () => {
    const seed = runSeed();
    const { match, strategy, plan, told } = sharedCase(seed);
    const wantedCount = 120;
    const generation = generate(plan, { teams: wantedCount, seed });
    if (!generation.ok) throw new Error(`${told}: ${generation.error.code}`);
    const { teams, shortfalls } = generation.value;
    const playerAt = new Map(match.players.map((player) => [player.player_index, player]));
    expect(new Set(keysOf(teams)).size, told).toBe(wantedCount);
    for (let row = 0; row < wantedCount; row++) {
      const lineup = membersAt(teams, row).map((index) => playerAt.get(index)!);
      expect(lineupFits(lineup, strategy), told).toBe(true);
      const leaders = leaderPairs(lineup, strategy).map((pair) => pair.join());
      expect(leaders, told).toContain([teams.captain[row], teams.viceCaptain[row]].join());
      const credits = lineup.reduce((sum, player) => sum + Math.round(player.credits * 100), 0);
      expect(teams.credits[row], told).toBe(credits);
    }
    if (everyCellHas(wantedCount, plan)) expect(shortfalls, told).toEqual([]);
  });
});
