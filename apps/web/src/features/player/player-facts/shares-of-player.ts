import { countIn, maskOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";

export interface SharesOfPlayer {
  /** Teams with the player. */
  readonly teams: number;
  readonly of: number;
  /** Percent of all teams. */
  readonly percent: number;
  readonly captain: number;
  readonly viceCaptain: number;
}

/** In how many of the teams a player is, and leads. */
export function sharesOfPlayer(teams: TeamColumns, player: number): SharesOfPlayer {
  const mask = maskOf([player]);
  const percentOf = (count: number): number =>
    teams.count === 0 ? 0 : Math.round((100 * count) / teams.count);
  let [withPlayer, captain, viceCaptain] = [0, 0, 0];
  for (let row = 0; row < teams.count; row++) {
    withPlayer += countIn(teams, row, mask);
    if (teams.captain[row] === player) captain++;
    if (teams.viceCaptain[row] === player) viceCaptain++;
  }
  return {
    teams: withPlayer,
    of: teams.count,
    percent: percentOf(withPlayer),
    captain: percentOf(captain),
    viceCaptain: percentOf(viceCaptain),
  };
}

interface Mean {
  readonly n: number;
  readonly mean: number;
}

export interface StandingOfPlayer {
  readonly holders: Mean;
  readonly others: Mean;
  /** Rank of the best team with the player among all of them; teams with the same points share a rank. */
  readonly bestRank: number;
  readonly of: number;
}

/** How the teams with a player stand against the others by their points; null where no team has him. */
export function standingOfPlayer(
  teams: TeamColumns,
  player: number,
  points: ArrayLike<number>,
): StandingOfPlayer | null {
  const mask = maskOf([player]);
  const [holders, others]: [number[], number[]] = [[], []];
  for (let row = 0; row < teams.count; row++)
    (countIn(teams, row, mask) > 0 ? holders : others).push(points[row] ?? 0);
  if (holders.length === 0) return null;
  const best = holders.reduce((most, each) => Math.max(most, each));
  return {
    holders: meanOf(holders),
    others: meanOf(others),
    // No other holder has more than the best one.
    bestRank: 1 + others.filter((each) => each > best).length,
    of: teams.count,
  };
}

const meanOf = (points: readonly number[]): Mean => ({
  n: points.length,
  mean: points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length),
});
