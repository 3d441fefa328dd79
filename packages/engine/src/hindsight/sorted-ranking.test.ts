import { describe, expect, it } from "vitest";
import { generate } from "../drawing/generate.ts";
import { compile, type CountedSides, sidesOf } from "../plan/compile.ts";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { largeCase, lineupsWith } from "../testing/large-case.ts";
import { leaderPairs, oracleTeams } from "../testing/oracle.ts";
import { membersAt } from "../testing/read-teams.ts";
import { SortedRanking } from "./sorted-ranking.ts";
import { TabledRanking } from "./tabled-ranking.ts";
import { randomPoints, scoreOf } from "./testing/points.ts";
import { hundredthsOf } from "./units.ts";

const hundredths = (points: readonly number[]): Int32Array => {
  const found = hundredthsOf(points);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

const countedSides = (...args: Parameters<typeof sidesOf>): CountedSides => {
  const sides = sidesOf(...args);
  if (!sides.ok) throw new Error(sides.error.code);
  return sides.value;
};

describe("ranks from sorted classes", () => {
  it("are the oracle's, over all sports and every rule", () => {
    const seed = runSeed();
    let apart = 0;
    for (let round = 0; round < 200; round++) {
      const { match, strategy: ownStrategy } = randomCase(seed + round);
      // Random credits per half rarely allow a team.
      const halves = { low: [15, 75], high: [15, 80] } as { low: [number, number]; high: [number, number] };
      const strategy = round % 2 === 0 ? ownStrategy : { ...ownStrategy, group_credits: halves };
      const points = randomPoints(seed + round);
      const note = `TEAMWRIGHT_SEED=${seed + round}`;
      const scores = oracleTeams(match, strategy).teams.map((team) => scoreOf(team, points));
      const ranking = SortedRanking.of(countedSides(match, strategy), hundredths(points))!;
      expect(ranking.teams, note).toBe(scores.length);
      const dice = diceOf(seed + round);
      const askedPoints = [
        dice.below(40_000),
        ...Array.from({ length: 4 }, () => scores[dice.below(Math.max(1, scores.length))] ?? 0),
      ].flatMap((score) => [score, score - 1]);
      const above = askedPoints.map((floor) => scores.filter((score) => score > floor).length);
      expect(ranking.above([-(2 ** 31), ...askedPoints]), note).toEqual([scores.length, ...above]);
      if (strategy.group_credits !== undefined && scores.length > 0) apart++;
    }
    expect(apart).toBeGreaterThan(10);
  });

  it("are those of the tables, for sides of 13 to 15", () => {
    const seed = runSeed();
    for (let round = 0; round < 6; round++) {
      const dice = diceOf(seed + round);
      const match = randomMatch(dice, 0, [13, 15]);
      const { group_credits: _, ...strategy } = randomStrategy(dice, match);
      const points = hundredths(randomPoints(seed + round));
      const sides = countedSides(match, strategy);
      const tabledRanking = TabledRanking.of(sides, points);
      const sortedRanking = SortedRanking.of(sides, points);
      if (!tabledRanking.ok || sortedRanking === undefined) continue;
      const floors = Array.from({ length: 6 }, () => dice.below(200_000)).flatMap((floor) => [
        floor,
        floor - 1,
      ]);
      expect(sortedRanking.above(floors), `TEAMWRIGHT_SEED=${seed + round}`).toEqual(
        tabledRanking.value.above(floors),
      );
    }
  });

  it("of squads of 35 with credits per half are those of an enumeration, where all but three are fixed", () => {
    const seed = runSeed();
    const { match, strategy } = largeCase(seed);
    const plan = compile(match, strategy);
    const generation = plan.ok ? generate(plan.value, { teams: 3, seed }) : undefined;
    if (generation?.ok !== true) return;
    for (let row = 0; row < 3; row++) {
      const fixedPlayers = diceOf(row).some(membersAt(generation.value.teams, row), 8);
      const narrow = { ...strategy, fixed: fixedPlayers };
      const points = randomPoints(seed + row);
      const scores = [...lineupsWith(match, narrow, fixedPlayers)].flatMap((lineup) => {
        const members = lineup.map((player) => player.player_index);
        return leaderPairs(lineup, narrow).map(([captain, viceCaptain]) =>
          scoreOf({ members, captain, viceCaptain }, points),
        );
      });
      const ranking = SortedRanking.of(countedSides(match, narrow), hundredths(points))!;
      const floors = scores.filter((_, index) => index % Math.ceil(scores.length / 9) === 0);
      const above = floors.map((floor) => scores.filter((score) => score > floor).length);
      expect(ranking.above(floors), `TEAMWRIGHT_SEED=${seed}`).toEqual(above);
      expect(ranking.teams, `TEAMWRIGHT_SEED=${seed}`).toBe(scores.length);
    }
  });
});
