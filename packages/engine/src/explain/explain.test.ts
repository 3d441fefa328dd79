import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { diceOf, randomCase, randomMatch, randomStrategy, runSeed } from "../testing/cases.ts";
import { oracleTeams } from "../testing/oracle.ts";
import { smallestConflicts } from "./conflicts.ts";
import { explain } from "./explain.ts";

const explained = (...args: Parameters<typeof explain>) => {
  const outcome = explain(...args);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};

describe("explain", () => {
  it("tells for each bound exactly what dropping it alone gives", () => {
    const first = runSeed();
    for (let seed = first; seed < first + 150; seed++) {
      const { match, strategy } = randomCase(seed);
      const told = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)}`;
      const explanation = explained(match, strategy);
      for (const bound of explanation.bounds) {
        const truth = oracleTeams(match, bound.dropped);
        expect(bound.possible, `${bound.text} ${told}`).toEqual({
          lineups: truth.lineups,
          teams: truth.teams.length,
        });
        expect(bound.gain, told).toBeGreaterThanOrEqual(0);
        if (bound.looser === undefined) continue;
        const looser = oracleTeams(match, bound.looser.strategy);
        expect(bound.looser.possible.teams, `${bound.looser.text} ${told}`).toBe(looser.teams.length);
        expect(bound.looser.gain, told).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("finds a smallest set of bounds that conflicts, whenever no team exists", () => {
    const first = runSeed();
    let empty = 0;
    for (let seed = first; empty < 40; seed++) {
      const { match, strategy } = randomCase(seed);
      const explanation = explained(match, strategy);
      if (explanation.possible.teams > 0) continue;
      empty++;
      const told = `TEAMWRIGHT_SEED=${seed} ${JSON.stringify(strategy)} ${JSON.stringify(explanation.conflicts)}`;
      expect(explanation.conflicts.length, told).toBeGreaterThan(0);
      const singles = explanation.bounds.flatMap((bound, place) => (bound.gain > 0 ? [place] : []));
      for (const { bounds } of explanation.conflicts)
        for (const place of singles)
          expect(bounds, `a bound that alone frees is in every conflict ${told}`).toContain(place);
    }
  });

  it("names the one bound that empties a strategy, in words", () => {
    const dice = diceOf(7);
    const match = randomMatch(dice, 0, [7, 7]);
    const players = match.players.map((player) => player.player_index);
    const strategy: Strategy = { sport: 0, players, credits: [10, 20], captains: players.slice(0, 4) };
    const explanation = explained(match, strategy);
    expect(explanation.conflicts.map((conflict) => conflict.text)).toEqual(["Credits 10 to 20"]);
    expect(explanation.text).toContain("Loosen one of these: Credits 10 to 20 (without it");
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
    const explanation = explained(match, strategy);
    expect(explanation.possible).toEqual({ lineups: 0, teams: 0 });
    expect(explanation.conflicts.map((conflict) => conflict.text)).toEqual(["Captain: 0 candidates (none)"]);
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
    const holds = (places: readonly number[]): boolean =>
      !conflicts.some((conflict) => conflict.every((place) => places.includes(place)));
    const found = smallestConflicts(7, holds, 10, 1000);
    expect(found.map(String).toSorted()).toEqual(conflicts.map(String).toSorted());
    expect(found[2]).toEqual([1, 2, 3]);
  });
});
