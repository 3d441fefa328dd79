import { diceOf } from "../../testing/cases.ts";
import type { OracleTeam } from "../../testing/oracle.ts";

/** Random points in steps, some below zero, by player_index. */
export function randomPoints(seed: number): number[] {
  const dice = diceOf(seed);
  const step = dice.pick([0.01, 0.25, 0.5, 1, 10]);
  return Array.from({ length: 70 }, () => Math.round((dice.below(120) - 15) / step) * step);
}

/** In half-hundredths of a point, to stay exact. */
export const scoreOf = (team: OracleTeam, points: readonly number[]): number => {
  const hundredths = (index: number): number => Math.round(points[index]! * 100);
  return (
    team.members.reduce((sum, index) => sum + 2 * hundredths(index), 0) +
    2 * hundredths(team.captain) +
    hundredths(team.viceCaptain)
  );
};
