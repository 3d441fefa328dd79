import type { Distribution, Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { compile, type Plan } from "../../plan/compile.ts";
import { defaultLimits } from "../../counting/limits.ts";
import { diceOf, randomCase, randomMatch, runSeed } from "../../testing/cases.ts";
import { oracleTeams } from "../../testing/oracle.ts";
import { keyOf, keysOf, membersAt } from "../../testing/read-teams.ts";
import { generate } from "../generate.ts";
import type { EngineMatch } from "../../match.ts";
import { emptyColumns, type TeamColumns } from "../../team-set/columns.ts";
import { CellWalk } from "./cell-walk.ts";
import { type Cells, listedCells } from "./cells.ts";
import { LayerCells } from "./layer-cells.ts";

const planOf = (...args: Parameters<typeof compile>): Plan => {
  const plan = compile(...args);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const generateFor = (...args: Parameters<typeof generate>) => {
  const outcome = generate(...args);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};
const tally = (values: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** By captain, vice-captain and number of left players. */
function countsOf(cells: Cells): Map<string, number> {
  const { pairs, plan } = cells;
  const counts = new Map<string, number>();
  for (const [cell, count] of cells.count().entries()) {
    const pair = cell % pairs.count;
    const [left] = plan.constraints.partitions[Math.floor(cell / pairs.count)]!;
    if (count > 0) counts.set(`${pairs.captain[pair]} ${pairs.viceCaptain[pair]} ${left}`, count);
  }
  return counts;
}

/** So many random cases, each with a number of possible teams in the range. */
function* casesWithTeams(tries: number, { least, most }: { readonly least: number; readonly most: number }) {
  let triedCount = 0;
  for (let seed = runSeed(); triedCount < tries; seed++) {
    const { match, strategy } = randomCase(seed);
    const { teams } = oracleTeams(match, strategy);
    if (teams.length < least || teams.length > most) continue;
    triedCount++;
    yield { seed, match, strategy, teams };
  }
}

/** The credits of each team, in hundredths, from its players. */
function creditsOf({ players }: EngineMatch, columns: TeamColumns): number[] {
  const creditsAt = new Map(players.map((player) => [player.player_index, player.credits]));
  return Array.from(columns.credits, (_, row) =>
    Math.round(100 * membersAt(columns, row).reduce((sum, index) => sum + creditsAt.get(index)!, 0)),
  );
}

describe("teams by the strategy's distributions, against the oracle", () => {
  it("counts every captain with every vice-captain in every partition", { timeout: 120_000 }, () => {
    const first = runSeed();
    for (let seed = first; seed < first + 150; seed++) {
      const { match, strategy } = randomCase(seed);
      const plan = planOf(match, strategy);
      if (plan.join.teams === 0) continue;
      const sideAt = new Map(match.players.map((player) => [player.player_index, player.team_index]));
      const leftOf = (members: readonly number[]) => members.filter((index) => sideAt.get(index) === 0).length;
      const wantedKeys = tally(
        oracleTeams(match, strategy).teams.map(
          ({ members, captain, viceCaptain }) => `${captain} ${viceCaptain} ${leftOf(members)}`,
        ),
      );
      for (const cells of [listedCells(CellWalk.over(plan)!), LayerCells.over(plan)!])
        expect(countsOf(cells), `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`).toEqual(wantedKeys);
    }
  }); // prettier-ignore

  it("has each team at one rank of its cell, counted along the layers too", { timeout: 120_000 }, () => {
    for (const { seed, match, strategy, teams } of casesWithTeams(60, { least: 1, most: 20_000 })) {
      // Every second round sums pairs of classes that could be listed.
      const plan = planOf(match, strategy, { ...defaultLimits, ...(seed % 2 === 0 ? { listed: 0 } : {}) });
      const cells = LayerCells.over(plan)!;
      const columns = emptyColumns(match.sport, teams.length);
      let rows = 0;
      const ranks = Array.from(cells.count(), (count) => Float64Array.from({ length: count }, (_, rank) => rank));
      const chosenRows = { ranks, rows: ranks.map((own) => Uint32Array.from(own, () => rows++)) };
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
      expect(cells.draw(chosenRows, columns, () => true), seedText).toBe(true);
      const wantedKeys = teams.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
      expect(keysOf(columns).toSorted(), seedText).toEqual(wantedKeys.toSorted());
      expect([...columns.credits], seedText).toEqual(creditsOf(match, columns));
    }
  }); // prettier-ignore

  it("gives all teams that exist, each once, when as many are asked", { timeout: 120_000 }, () => {
    for (const { seed, match, strategy, teams } of casesWithTeams(60, { least: 1, most: 20_000 })) {
      const sharedStrategy = { ...strategy, captain_distribution: { mode: 1 }, partition_distribution: { mode: 1 } } as const;
      const keys = keysOf(generateFor(planOf(match, sharedStrategy), { teams: teams.length, seed }).teams);
      const wantedKeys = teams.map((team) => keyOf(team.members, team.captain, team.viceCaptain));
      expect(keys.toSorted(), `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(sharedStrategy)}`).toEqual(wantedKeys.toSorted());
    }
  }); // prettier-ignore

  it("draws allowed teams, their credits right, in every mode", { timeout: 120_000 }, () => {
    for (const { seed, match, strategy, teams } of casesWithTeams(80, { least: 10, most: 50_000 })) {
      const dice = diceOf(seed);
      const leader = (): Distribution => dice.pick([{ mode: 0 }, { mode: 1 }, { mode: 2, shares: Object.fromEntries(dice.some(strategy.players, 3).map((player, index) => [player, [50, 30, 20][index]!])) }] as Distribution[]);
      const sharedStrategy: Strategy = { ...strategy, captain_distribution: leader(), vice_captain_distribution: leader(), ...(dice.chance(50) ? { partition_distribution: { mode: 1 as const } } : {}) };
      const wantedCount = Math.min(teams.length, dice.between(5, 60));
      const generation = generateFor(planOf(match, sharedStrategy), { teams: wantedCount, seed });
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(sharedStrategy)}`;
      const allowedKeys = new Set(teams.map((team) => keyOf(team.members, team.captain, team.viceCaptain)));
      const keys = keysOf(generation.teams);
      expect(new Set(keys).size, seedText).toBe(wantedCount);
      for (const key of keys) expect(allowedKeys.has(key), seedText).toBe(true);
      expect([...generation.teams.credits], seedText).toEqual(creditsOf(match, generation.teams));
    }
  }); // prettier-ignore
});

describe("a draw by shares", () => {
  const match = randomMatch(diceOf(5), 3, [6, 6]);
  const players = match.players.map((player) => player.player_index);
  const strategy: Strategy = {
    sport: 3,
    players,
    captains: players.slice(0, 2),
    vice_captains: players.slice(1, 4),
    captain_distribution: { mode: 2, shares: { [players[0]!]: 75, [players[1]!]: 25 } },
  };

  it("draws every team of a captain equally often", () => {
    const plan = planOf(match, strategy);
    const first = runSeed();
    const draws = 4000;
    const counts = new Map<string, number>();
    for (let seed = first; seed < first + draws; seed++)
      for (const key of keysOf(generateFor(plan, { teams: 8, seed }).teams))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [index, each] of [6, 2].entries()) {
      const captain = `|${players[index]}|`;
      const exist = planOf(match, { ...strategy, captains: [players[index]!] }).join.teams;
      const captainCounts = [...counts].filter(([key]) => key.includes(captain)).map(([, count]) => count);
      const expected = (draws * each) / exist;
      const chiSquare = captainCounts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, (exist - captainCounts.length) * expected);
      const spread = 2 / (9 * (exist - 1));
      expect((Math.cbrt(chiSquare / (exist - 1)) - (1 - spread)) / Math.sqrt(spread), `TEAMWRIGHT_SEED=${first}`).toBeLessThan(5);
    }
  }); // prettier-ignore

  it("gives the same bytes for the same seed, others for another, and stops when asked", () => {
    const bytes = (seed: number) => {
      const { members, captain, viceCaptain } = generateFor(planOf(match, strategy), {
        teams: 100,
        seed,
      }).teams;
      return [...members, ...captain, ...viceCaptain];
    };
    expect(bytes(4)).toEqual(bytes(4));
    expect(bytes(4)).not.toEqual(bytes(5));
    const stoppedGeneration = generate(planOf(match, strategy), {
      teams: 100,
      seed: 4,
      shouldStop: () => true,
    });
    expect(stoppedGeneration.ok ? "made" : stoppedGeneration.error.code).toBe("stopped");
  });
});
