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
