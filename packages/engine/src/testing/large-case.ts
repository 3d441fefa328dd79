import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { diceOf, randomMatch, randomStrategy } from "./cases.ts";
import { lineupFits } from "./oracle.ts";

const SIZE = 11;

/** Squads of 35 with credits in halves, and every rule, none of them impossible. */
export function largeCase(seed: number): { match: EngineMatch; strategy: Strategy } {
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

/** Every allowed lineup that holds the fixed players, by the oracle's rules: every choice of the open places. */
export function* lineupsWith(
  match: EngineMatch,
  strategy: Strategy,
  fixedPlayers: readonly number[],
): Generator<EnginePlayer[]> {
  const lineup = match.players.filter((player) => fixedPlayers.includes(player.player_index));
  const open = match.players.filter((player) => !fixedPlayers.includes(player.player_index));
  function* extend(from: number): Generator<EnginePlayer[]> {
    if (lineup.length === SIZE) {
      if (lineupFits(lineup, strategy)) yield [...lineup];
      return;
    }
    for (let index = from; index < open.length; index++) {
      lineup.push(open[index]!);
      yield* extend(index + 1);
      lineup.pop();
    }
  }
  yield* extend(0);
}
