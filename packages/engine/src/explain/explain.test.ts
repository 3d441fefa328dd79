import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { smallestConflicts } from "./conflicts.ts";
import { explain } from "./explain.ts";

const explainCase = (...args: Parameters<typeof explain>) => {
  const outcome = explain(...args);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value;
};

const describeBounds = ({ bounds, conflicts }: ReturnType<typeof explainCase>) =>
  conflicts.map((conflict) => conflict.map((index) => bounds[index]!.description));

describe("explain", () => {
  it("tells for each bound exactly what dropping it alone gives", () => {
    const first = runSeed();
    for (let seed = first; seed < first + 150; seed++) {
      const { match, strategy } = randomCase(seed);
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
      const explanation = explainCase(match, strategy);
      for (const bound of explanation.bounds) {
        const truth = oracleTeams(match, bound.dropped);
        expect(bound.possible, `${bound.description.key} ${seedText}`).toEqual({
          lineups: truth.lineups,
          teams: truth.teams.length,
        });
        expect(bound.gain, seedText).toBeGreaterThanOrEqual(0);
        if (bound.looser === undefined) continue;
        const looser = oracleTeams(match, bound.looser.strategy);
        expect(bound.looser.possible.teams, `${bound.looser.change.change} ${seedText}`).toBe(
          looser.teams.length,
        );
        expect(bound.looser.gain, seedText).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("finds a smallest set of bounds that conflicts, whenever no team exists", () => {
    const first = runSeed();
    let empty = 0;
    for (let seed = first; empty < 40; seed++) {
      const { match, strategy } = randomCase(seed);
      const explanation = explainCase(match, strategy);
      if (explanation.possible.teams > 0) continue;
      empty++;
      const seedText = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)} ${JSON.stringify(explanation.conflicts)}`;
      expect(explanation.conflicts.length, seedText).toBeGreaterThan(0);
      const singles = explanation.bounds.flatMap((bound, index) => (bound.gain > 0 ? [index] : []));
      for (const bounds of explanation.conflicts)
        for (const index of singles)
          expect(bounds, `a bound that alone frees is in every conflict ${seedText}`).toContain(index);
    }
  });

  it("gives changes that lead to teams, the nearest credits first, as the oracle counts them", () => {
    const first = runSeed();
    let triedCount = 0;
    let byCredits = 0;
    // A run whose first 40 cases have no way out by credits goes on until it finds one.
    for (let seed = first; triedCount < 40 || (byCredits === 0 && triedCount < 1000); seed++) {
      const { match, strategy } = randomCase(seed);
      const explanation = explainCase(match, strategy);
      if (explanation.possible.teams > 0 || explanation.conflicts[0]!.length === 0) continue;
      triedCount++;
      const hint = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
      for (const { strategy: changedStrategy, possible, changes } of explanation.waysOut) {
        expect(possible.teams, hint).toBeGreaterThan(0);
        expect(oracleTeams(match, changedStrategy).teams.length, hint).toBe(possible.teams);
        const [only, another] = changes;
        if (another !== undefined || only?.change === undefined) continue;
        expect(
          explanation.conflicts.every((conflict) => conflict.includes(only.bound)),
          hint,
        ).toBe(true);
        const { change } = only;
        if (change.change !== "credits-to" || change.of !== "team") continue;
        if (only !== explanation.waysOut[0]?.changes[0]) continue;
        byCredits++;
        const [min, max] = changedStrategy.credits!;
        const nearer = oracleTeams(match, { ...strategy, credits: [min, max - 0.01] });
        expect(nearer.teams, hint).toEqual([]);
      }
    }
    expect(byCredits).toBeGreaterThan(0);
  });

  it("drops two bounds where two conflicts share none", () => {
    const dice = diceOf(9);
    const match = randomMatch(dice, 0, [7, 7]);
    const players = match.players.map((player) => player.player_index);
    const strategy: Strategy = { sport: 0, players, captains: [], side_credits: { left: [0, 1] } };
    const { conflicts, waysOut } = explainCase(match, strategy);
    expect(conflicts).toHaveLength(2);
    expect(waysOut[0]!.changes).toHaveLength(2);
    expect(oracleTeams(match, waysOut[0]!.strategy).teams.length).toBe(waysOut[0]!.possible.teams);
  });

  it("names the one bound that empties a strategy", () => {
    const dice = diceOf(7);
    const match = randomMatch(dice, 0, [7, 7]);
    const players = match.players.map((player) => player.player_index);
    const strategy: Strategy = { sport: 0, players, credits: [10, 20], captains: players.slice(0, 4) };
    const explanation = explainCase(match, strategy);
    expect(describeBounds(explanation)).toEqual([[{ rule: "credits", key: "credits", range: [10, 20] }]]);
    expect(
      explanation.bounds.filter((bound) => bound.gain > 0).map((bound) => bound.description.key),
    ).toEqual(["credits"]);
  });

  it("says that an empty list leaves nobody", () => {
    const dice = diceOf(8);
    const match = randomMatch(dice, 3, [6, 6]);
    const strategy: Strategy = {
      sport: 3,
      players: match.players.map((player) => player.player_index),
      captains: [],
      groups: [{ players: [match.players[0]!.player_index], min: 0, max: 1 }],
    };
    const explanation = explainCase(match, strategy);
    expect(explanation.possible).toEqual({ lineups: 0, teams: 0 });
    expect(describeBounds(explanation)).toEqual([[{ rule: "captains", key: "captains", players: [] }]]);
  });

  it("answers for strategies of every shape without throwing", () => {
    const first = runSeed();
    for (let seed = first; seed < first + 30; seed++) {
      const dice = diceOf(seed);
      const match = randomMatch(dice);
      expect(explain(match, randomStrategy(dice, match)).ok).toBe(true);
    }
  });
});

describe("smallestConflicts", () => {
  it("gives exactly the minimal conflicts of a known system", () => {
    const conflicts = [
      [0, 1],
      [1, 2, 3],
      [4, 5],
    ];
    const holds = (indexes: readonly number[]): boolean =>
      !conflicts.some((conflict) => conflict.every((index) => indexes.includes(index)));
    const foundItems = smallestConflicts(7, holds, 10, 1000);
    expect(foundItems.map(String).toSorted()).toEqual(conflicts.map(String).toSorted());
    expect(foundItems[2]).toEqual([1, 2, 3]);
  });
});
