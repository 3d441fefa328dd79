import type { MatchDetail } from "@teamwright/domain";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import { columnsOf } from "#blocks/transfer/columns-of.ts";
import type { DirectTeams } from "#data/mapper/mapper-queries.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { indexesById } from "./mapped-ids.ts";

/** The server's teams as cards show them. A team with a player whom this device does not know yet is left out. */
export function shownTeams(match: MatchDetail, reply: DirectTeams): TeamViews {
  const indexes = indexesById(reply);
  const players = [...match.left_team_players, ...match.right_team_players];
  const here = new Set(players.map(({ player_index }) => player_index));
  const indexOf = (id: string): number => {
    const index = indexes.get(id) ?? -1;
    return here.has(index) ? index : -1;
  };
  const teams = reply.teams
    .map(({ team, captain, vice_captain }) => ({
      players: team.map(indexOf),
      captain: indexOf(captain),
      viceCaptain: indexOf(vice_captain),
    }))
    .filter((team) => team.players.every((index) => index >= 0))
    .map((team, row): TransferTeam => ({ number: row + 1, ...team }));
  return new TeamViews(columnsOf(match, teams), rosterFrom(match.sport_index, players, match.id));
}
