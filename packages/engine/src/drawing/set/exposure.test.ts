import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../../match.ts";
import { compile, type Plan } from "../../plan/compile.ts";
import { diceOf, randomCase, randomMatch, runSeed } from "../../testing/cases.ts";
import { keysOf, membersAt } from "../../testing/read-teams.ts";
import { oracleTeams, type OracleTeam } from "../../testing/oracle.ts";
import { generate, type Generation } from "../generate.ts";

const planOf = (match: EngineMatch, strategy: Strategy): Plan => {
  const plan = compile(match, strategy);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const generationWith = (plan: Plan, teams: number, seed: number): Generation => {
  const outcome = generate(plan, { teams, seed });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};
const everybody = (match: EngineMatch): number[] => match.players.map((player) => player.player_index);

/** Cricket, 12 players per side, with spare players in every role. */
function cricketMatch(seed: number, perSide = 12): EngineMatch {
  const dice = diceOf(seed);
  const roles = [0, 1, 1, 1, 2, 2, 3, 3, 3, 3, 1, 0];
  const players = Array.from({ length: 2 * perSide }, (_, index) => ({
    player_index: index,
    role: roles[index % perSide]!,
    team_index: index < perSide ? (0 as const) : (1 as const),
    credits: 7.5 + dice.below(5) / 2,
    selected_by: dice.below(101),
    captain_percentage: null,
    vice_captain_percentage: null,
  }));
  return { sport: 0, players };
}

const tally = (generation: Generation): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let row = 0; row < generation.teams.count; row++)
    for (const player of membersAt(generation.teams, row)) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
};

describe("exposure over the whole set", () => {
  it.each([24, 22])("20 teams of a pool of %i, nobody in more than half, captains in play", (pool) => {
    for (const seed of [1, 2, 3]) {
      const match = cricketMatch(seed, pool / 2);
      const players = everybody(match);
      const exposure = Object.fromEntries(players.map((player) => [player, { max: 50 }]));
      const plan = planOf(match, {
        sport: 0,
        players,
        captains: players.slice(0, 8),
        vice_captains: players.slice(4, 14),
        exposure,
      });
      const generation = generationWith(plan, 20, seed);
      expect(generation.shortfalls).toEqual([]);
      expect(new Set(keysOf(generation.teams)).size).toBe(20);
      expect(Math.max(...tally(generation).values())).toBeLessThanOrEqual(10);
    }
  });

  it("10 teams with 7 players at least 80 % and 4 players at least 30 %", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const match = cricketMatch(seed);
      const players = everybody(match);
      const much = [0, 1, 4, 6, 13, 16, 18];
      const some = [2, 7, 14, 19];
      const exposure = Object.fromEntries([
        ...much.map((player) => [player, { min: 80 }]),
        ...some.map((player) => [player, { min: 30 }]),
      ]) as NonNullable<Strategy["exposure"]>;
      const generation = generationWith(planOf(match, { sport: 0, players, exposure }), 10, seed);
      expect(generation.shortfalls).toEqual([]);
      const counts = tally(generation);
      for (const player of much) expect(counts.get(player)).toBeGreaterThanOrEqual(8);
      for (const player of some) expect(counts.get(player)).toBeGreaterThanOrEqual(3);
    }
  });

  it("meets every kind of bound that a set drawn at random is a witness for", { timeout: 120_000 }, () => {
    const first = runSeed();
    let triedCount = 0;
    for (let seed = first; triedCount < 60; seed++) {
      const { match, strategy } = randomCase(seed);
      const all = oracleTeams(match, strategy).teams;
      if (all.length < 12) continue;
      triedCount++;
      const dice = diceOf(seed);
      const witness = dice.some(all, Math.min(all.length, dice.between(3, 25)));
      const boundedStrategy = { ...strategy, ...boundsAround(dice, witness, match) };
      const generation = generationWith(planOf(match, boundedStrategy), witness.length, seed);
      expect(generation.shortfalls, `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(boundedStrategy)}`).toEqual([]);
      expect(new Set(keysOf(generation.teams)).size).toBe(witness.length);
      expectBounds(generation, boundedStrategy, match, `TEAMWRIGHT_SEED=${seed}`);
    }
  });

  it("says in a shortfall what cannot be, and how near it came", () => {
    const match = randomMatch(diceOf(4), 3, [6, 6]);
    const players = everybody(match);
    const [star, other] = [players[0]!, players[1]!];
    const generation = generationWith(
      planOf(match, {
        sport: 3,
        players,
        fixed: [star],
        exposure: { [star]: { max: 40 }, [other]: { max: 100 } },
      }),
      10,
      1,
    );
    expect(generation.shortfalls).toEqual([
      {
        rule: "exposure",
        subject: String(star),
        asked: 4,
        got: 10,
        reason: "few-lack",
        values: { teams: 0 },
      },
    ]);
  });

  it("sees at once that bounds contradict each other, and comes as near as the counts allow", () => {
    const match = cricketMatch(9);
    const players = everybody(match);
    const left = players.slice(0, 9);
    const crowdedStrategy: Strategy = {
      sport: 0,
      players,
      partitions: [
        [6, 5],
        [7, 4],
      ],
      exposure: Object.fromEntries(left.map((player) => [player, { min: 100 }])),
    };
    const ledStrategy: Strategy = {
      sport: 0,
      players,
      exposure: { 0: { max: 10 } },
      captain_exposure: { 0: { min: 30 } },
    };
    for (const [strategy, least] of [
      [crowdedStrategy, 2 * 500],
      [ledStrategy, 100],
    ] as const) {
      let toldCount = 0;
      const generation = generate(planOf(match, strategy), {
        teams: 500,
        seed: 1,
        onProgress: () => toldCount++,
      });
      if (!generation.ok) throw new Error(generation.error.code);
      const missedCount = generation.value.shortfalls.reduce(
        (sum, { asked, got }) => sum + Math.abs(Number(asked) - got),
        0,
      );
      expect(missedCount).toBeGreaterThanOrEqual(least);
      expect(missedCount).toBeLessThanOrEqual(least * 1.02);
      // One call for some thousand steps: ending by patience alone takes at least 60 of them.
      expect(toldCount).toBeLessThan(40);
    }
  });

  it("holds for thousands of teams", () => {
    const match = cricketMatch(9);
    const players = everybody(match);
    const exposure = { 0: { max: 10 }, 3: { min: 90 }, 15: { min: 20, max: 30 }, 20: { max: 25 } };
    const strategy: Strategy = {
      sport: 0,
      players,
      credits: [92, 100],
      exposure,
      captain_exposure: { 3: { max: 5 } },
    };
    const generation = generationWith(planOf(match, strategy), 5000, 1);
    expect(generation.shortfalls).toEqual([]);
    expect(generation.teams.count).toBe(5000);
    expectBounds(generation, strategy, match, "");
  });
});

const partitionOf = (members: readonly number[], match: EngineMatch): string => {
  const left = members.filter(
    (index) => match.players.find((player) => player.player_index === index)!.team_index === 0,
  );
  return `${left.length}-${members.length - left.length}`;
};

/** Bounds that the witness meets, some of them exactly. */
function boundsAround(
  dice: ReturnType<typeof diceOf>,
  witness: readonly OracleTeam[],
  match: EngineMatch,
): Partial<Strategy> {
  const size = witness.length;
  const bounds = (count: number) => ({
    min: Math.max(0, Math.floor((100 * (count - dice.below(2))) / size)),
    max: Math.min(100, Math.ceil((100 * (count + dice.below(2))) / size)),
  });
  const around = (keyOf: (team: OracleTeam) => readonly (string | number)[], chance: number) => {
    const counts = new Map<string, number>();
    for (const team of witness)
      for (const key of keyOf(team)) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
    return Object.fromEntries(
      [...counts].filter(() => dice.chance(chance)).map(([key, count]) => [key, bounds(count)]),
    );
  };
  return {
    exposure: around((team) => team.members, 60),
    ...(dice.chance(50) ? { captain_exposure: around((team) => [team.captain], 70) } : {}),
    ...(dice.chance(50) ? { vice_captain_exposure: around((team) => [team.viceCaptain], 70) } : {}),
    ...(dice.chance(30)
      ? { pair_exposure: around((team) => [`${team.captain}-${team.viceCaptain}`], 30) }
      : {}),
    ...(dice.chance(30)
      ? { partition_exposure: around((team) => [partitionOf(team.members, match)], 100) }
      : {}),
  };
}

function expectBounds(
  generation: Generation,
  strategy: Strategy,
  match: EngineMatch,
  seedText: string,
): void {
  const { teams } = generation;
  const rows = Array.from({ length: teams.count }, (_, row) => row);
  const check = (
    exposures: Record<string, { min?: number | undefined; max?: number | undefined }> | undefined,
    has: (row: number, key: string) => boolean,
  ) => {
    for (const [key, { min = 0, max = 100 }] of Object.entries(exposures ?? {})) {
      const percent = (100 * rows.filter((row) => has(row, key)).length) / teams.count;
      expect(percent, seedText).toBeGreaterThanOrEqual(min - 1e-9);
      expect(percent, seedText).toBeLessThanOrEqual(max + 1e-9);
    }
  };
  check(strategy.exposure, (row, key) => membersAt(teams, row).includes(Number(key)));
  check(strategy.captain_exposure, (row, key) => teams.captain[row] === Number(key));
  check(strategy.vice_captain_exposure, (row, key) => teams.viceCaptain[row] === Number(key));
  check(strategy.pair_exposure, (row, key) => `${teams.captain[row]}-${teams.viceCaptain[row]}` === key);
  check(strategy.partition_exposure, (row, key) => partitionOf(membersAt(teams, row), match) === key);
}
