import type { Player } from "@teamwright/domain";
import { membersOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";

/** Whether every player of every team is in the squads that the reader has. */
export function knowsAll(teams: TeamColumns, players: readonly Player[]): boolean {
  const knownIndexes = new Set(players.map(({ player_index: index }) => index));
  for (let row = 0; row < teams.count; row++)
    if (!membersOf(teams, row).every((index) => knownIndexes.has(index))) return false;
  return true;
}
