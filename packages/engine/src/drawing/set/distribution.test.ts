import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../../match.ts";
import { compile, countTeams, type Plan } from "../../plan/compile.ts";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../../testing/cases.ts";
import { oracleLineups } from "../../testing/oracle.ts";
import { keysOf, membersAt } from "../../testing/read-teams.ts";
import { generate, type Generation, type GenerationRequest } from "../generate.ts";
import { mostApart } from "./most-apart.ts";
import { apportion } from "../shares/distributions.ts";

const planOf = (match: EngineMatch, strategy: Strategy): Plan => {
  const plan = compile(match, strategy);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const generationFor = (plan: Plan, request: GenerationRequest): Generation => {
  const outcome = generate(plan, request);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};
const match = randomMatch(diceOf(21), 0, [9, 9]);
const players = match.players.map((player) => player.player_index);
const leads = (column: Uint8Array, player: number): number =>
  column.reduce((sum, other) => sum + (other === player ? 1 : 0), 0);
const partitionAt = (generation: Generation, row: number): string => {
  const members = membersAt(generation.teams, row);
  const left = members.filter(
    (index) => match.players.find((player) => player.player_index === index)!.team_index === 0,
  );
  return `${left.length}-${members.length - left.length}`;
};

describe("distribution of captains, vice-captains and partitions", () => {
  it.each([20, 100, 2000])(
    "equal: every candidate leads the same number of %i teams, within one",
    (teams) => {
      const strategy: Strategy = {
      sport: 0,
      players,
      captains: players.slice(0, 7),
      vice_captains: players.slice(3, 12),
      partitions: [[4, 7], [5, 6], [6, 5]],
      captain_distribution: { mode: 1 },
      vice_captain_distribution: { mode: 1 },
      partition_distribution: { mode: 1 },
    }; // prettier-ignore
      const generation = generationFor(planOf(match, strategy), { teams, seed: 1 });
      expect(generation.shortfalls).toEqual([]);
      const even = (counts: number[]): void =>
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      even(strategy.captains!.map((player) => leads(generation.teams.captain, player)));
      even(strategy.vice_captains!.map((player) => leads(generation.teams.viceCaptain, player)));
      const partitions = Array.from({ length: teams }, (_, row) => partitionAt(generation, row));
      even(strategy.partitions!.map((own) => partitions.filter((other) => other === own.join("-")).length));
    },
  );

  it("custom: the user's shares, to the team", () => {
    const [one, two, three] = [players[2]!, players[5]!, players[8]!];
    const strategy: Strategy = {
      sport: 0,
      players,
      captains: [one, two, three],
      captain_distribution: { mode: 2, shares: { [one]: 60, [two]: 30, [three]: 10 } },
    };
    const generation = generationFor(planOf(match, strategy), { teams: 50, seed: 3 });
    expect(generation.shortfalls).toEqual([]);
    expect([one, two, three].map((player) => leads(generation.teams.captain, player))).toEqual([30, 15, 5]);
  });

  it("by percentage: in proportion to the captain percentages", () => {
    const knownMatch: EngineMatch = {
      ...match,
      players: match.players.map((player, index) => ({ ...player, captain_percentage: index < 4 ? (index + 1) * 10 : 0 })),
    };
    const generation = generationFor(planOf(knownMatch, { sport: 0, players, captain_distribution: { mode: 0 } }), { teams: 100, seed: 3 });
    expect(generation.shortfalls).toEqual([]);
    const leadCounts = knownMatch.players.slice(0, 4).map((player) => leads(generation.teams.captain, player.player_index));
    expect(leadCounts).toEqual([10, 20, 30, 40]);
  }); // prettier-ignore

  it("draws evenly where no percentage is known", () => {
    const unknown: EngineMatch = {
      ...match,
      players: match.players.map((player) => ({ ...player, captain_percentage: null })),
    };
    const generation = generationFor(planOf(unknown, { sport: 0, players, captain_distribution: { mode: 0 } }), { teams: 100, seed: 3 });
    expect(generation.shortfalls).toEqual([]);
    expect(generation.teams.count).toBe(100);
  }); // prettier-ignore

  it("gives the nearest that exists and says what was asked and got, on random strategies", { timeout: 120_000 }, () => {
    const first = runSeed();
    let triedCount = 0;
    for (let seed = first; triedCount < 40; seed++) {
      const { match: where, strategy } = randomCase(seed);
      const captains = strategy.captains ?? strategy.players.slice(0, 4);
      const askedStrategy: Strategy = { ...strategy, captains, captain_distribution: { mode: 1 } };
      const compiledPlan = compile(where, askedStrategy);
      if (!compiledPlan.ok || countTeams(compiledPlan.value).teams < 5) continue;
      triedCount++;
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(askedStrategy)}`;
      const teams = Math.min(30, countTeams(compiledPlan.value).teams);
      const generation = generationFor(compiledPlan.value, { teams, seed });
      const room = captains.map((captain) => countTeams(planOf(where, { ...askedStrategy, captains: [captain] })).teams);
      const got = captains.map((captain) => leads(generation.teams.captain, captain));
      const best = apportion(captains.map((captain, index) => ({ key: String(captain), weight: 1, room: room[index]! })), teams);
      const sortNumbers = (list: number[]): number[] => list.toSorted((a, b) => a - b);
      expect(sortNumbers(got), seedText).toEqual(sortNumbers(best));
      const least = Math.floor(teams / captains.length);
      const most = Math.ceil(teams / captains.length);
      const missedCaptains = captains.filter((_, index) => got[index]! < least || got[index]! > most);
      expect(new Set(generation.shortfalls.map((shortfall) => shortfall.subject)), seedText).toEqual(new Set(missedCaptains.map(String)));
    }
  }); // prettier-ignore
});

describe("apportion", () => {
  it("sums to the total, by largest remainder, within the room of each", () => {
    const claims = (...rooms: number[]) =>
      rooms.map((room, index) => ({ key: String(index), weight: 1, room }));
    expect(apportion(claims(9, 9, 9), 10)).toEqual([4, 3, 3]);
    expect(apportion(claims(1, 9, 9), 11)).toEqual([1, 5, 5]);
    expect(apportion(claims(1, 2, 3), 11)).toEqual([1, 2, 3]);
  });
});

describe("kept teams", () => {
  it("stay as they are, first and with their numbers, and the whole meets the bounds", () => {
    const [star] = players;
    const plan = planOf(match, { sport: 0, players, exposure: { [star!]: { min: 40, max: 50 } }, captain_distribution: { mode: 1 } });
    const before = generationFor(planOf(match, { sport: 0, players }), { teams: 15, seed: 9 });
    before.teams.number.set([103, 107], 0);
    const generation = generationFor(plan, { teams: 60, seed: 2, keep: before.teams });
    expect(generation.shortfalls).toEqual([]);
    expect(generation.teams.count).toBe(60);
    expect(keysOf(generation.teams).slice(0, 15)).toEqual(keysOf(before.teams));
    expect(generation.teams.number.slice(0, 15)).toEqual(before.teams.number);
    expect(new Set(generation.teams.number).size).toBe(60);
    const holding = Array.from({ length: 60 }, (_, row) => membersAt(generation.teams, row)).filter((team) => team.includes(star!));
    expect(holding.length).toBeGreaterThanOrEqual(24);
    expect(holding.length).toBeLessThanOrEqual(30);
    expect(new Set(keysOf(generation.teams)).size).toBe(60);
  }); // prettier-ignore
});

/** The most lineups of which any two have the difference, by trying all. */
function mostOfLineups(lineups: readonly (readonly number[])[], least: number): number {
  const apart = lineups.map((one) =>
    lineups.map((other) => one.filter((player) => !other.includes(player)).length >= least),
  );
  let most = 0;
  const extend = (count: number, open: readonly number[]): void => {
    most = Math.max(most, count);
    for (const [at, index] of open.entries()) {
      if (count + open.length - at <= most) return;
      extend(
        count + 1,
        open.slice(at + 1).filter((other) => apart[index]![other]!),
      );
    }
  };
  extend(0, [...lineups.keys()]);
  return most;
}

describe("min_difference", () => {
  it.each([2, 3, 4])("keeps any two teams at least %i players apart", (least) => {
    const generation = generationFor(planOf(match, { sport: 0, players, min_difference: least }), {
      teams: 20,
      seed: 5,
    });
    expect(generation.shortfalls).toEqual([]);
    expect(generation.difference!.smallest).toBeGreaterThanOrEqual(least);
    const teams = Array.from({ length: 20 }, (_, row) => membersAt(generation.teams, row));
    for (const [index, one] of teams.entries())
      for (const other of teams.slice(index + 1))
        expect(one.filter((player) => !other.includes(player)).length).toBeGreaterThanOrEqual(least);
  });

  it("counts other captains as a difference where asked", () => {
    const strategy: Strategy = { sport: 0, players, fixed: players.slice(0, 8), min_difference: 2, min_difference_counts_captains: true };
    const generation = generationFor(planOf(match, strategy), { teams: 15, seed: 5 });
    expect(generation.shortfalls).toEqual([]);
    const { teams } = generation;
    for (let one = 0; one < 15; one++)
      for (let other = 0; other < one; other++) {
        const lacking = membersAt(teams, one).filter((player) => !membersAt(teams, other).includes(player)).length;
        const led = Number(teams.captain[one] !== teams.captain[other]) + Number(teams.viceCaptain[one] !== teams.viceCaptain[other]);
        expect(lacking + led).toBeGreaterThanOrEqual(2);
      }
  }); // prettier-ignore

  it("holds together with exposures", () => {
    const exposure = Object.fromEntries(players.map((player) => [player, { max: 75 }]));
    const generation = generationFor(planOf(match, { sport: 0, players, min_difference: 2, exposure }), {
      teams: 40,
      seed: 5,
    });
    expect(generation.shortfalls).toEqual([]);
    expect(generation.difference!.smallest).toBeGreaterThanOrEqual(2);
  });

  it("finds as many as exist in small spaces, and says when fewer than asked", () => {
    const first = runSeed();
    for (let seed = first; seed < first + 20; seed++) {
      const where = randomMatch(diceOf(seed), 3, [5, 5]);
      const pool = where.players.map((player) => player.player_index);
      const plan = compile(where, { sport: 3, players: pool, min_difference: 3, captains: pool.slice(0, 1), vice_captains: pool.slice(1, 2) });
      if (!plan.ok || countTeams(plan.value).teams === 0) continue;
      const generation = generationFor(plan.value, { teams: 50, seed });
      const short = generation.shortfalls.find((shortfall) => shortfall.rule === "min_difference");
      expect(generation.teams.count).toBe(Math.min(50, countTeams(plan.value).teams, short?.got ?? 50));
      if (generation.teams.count > 1) expect(generation.difference!.smallest).toBeGreaterThanOrEqual(3);
      if (short !== undefined) expect(["too-alike", "not-proven"]).toContain(short.reason);
    }
  }); // prettier-ignore

  it("never proves more than a complete search of small spaces finds", () => {
    const first = runSeed();
    let provenCount = 0;
    for (let seed = first; seed < first + 60; seed++) {
      const dice = diceOf(seed);
      const where = randomMatch(dice, 3, [4, 5]);
      const pool = where.players.map((player) => player.player_index);
      const least = dice.between(2, 6);
      const strategy: Strategy = { ...randomStrategy(dice, where), players: pool, captains: pool, vice_captains: pool };
      const lineups = [...oracleLineups(where, strategy)].map((lineup) => lineup.map((player) => player.player_index));
      const plan = compile(where, strategy);
      if (!plan.ok || lineups.length === 0 || lineups.length > 60) continue;
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
      const most = mostApart([plan.value], { least, leadersCount: false }, 100);
      const exist = mostOfLineups(lineups, least);
      expect(most, seedText).toBeGreaterThanOrEqual(exist);
      if (most === exist) provenCount++;
      expect(mostApart([plan.value], { least: least + 2, leadersCount: true }, 100), seedText).toBe(most);
      const generation = generationFor(planOf(where, { ...strategy, min_difference: least }), { teams: 100, seed });
      const short = generation.shortfalls.find(({ rule }) => rule === "min_difference");
      const possible = countTeams(plan.value).teams;
      if (possible > exist) expect(short?.got, seedText).toBeLessThanOrEqual(exist);
      if (short?.reason === "too-alike") expect(short.values, seedText).toEqual({ teams: most });
    }
    expect(provenCount).toBeGreaterThan(0);
  }); // prettier-ignore

  it.each<[string, Strategy, number, number]>([
    ["teams of 12 players differ by one", { sport: 0, players: players.slice(0, 12) }, 2, 1],
    ["eight of eleven are fixed", { sport: 0, players, fixed: players.slice(0, 8) }, 4, 1],
  ])("is proven where it cannot be met: %s", (_, strategy, least, most) => {
    const plan = compile(match, { ...strategy, min_difference: least });
    if (!plan.ok || countTeams(plan.value).teams === 0) throw new Error("The case allows no team");
    expect(generationFor(plan.value, { teams: 20, seed: 1 }).shortfalls).toEqual([
      { rule: "min_difference", asked: 20, got: most, reason: "too-alike", values: { teams: most } },
    ]);
  });
});
