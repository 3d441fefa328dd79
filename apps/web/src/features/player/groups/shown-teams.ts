import type { MatchDetail, Player, Team } from "@teamwright/domain";
import { columnsOf } from "../../../blocks/transfer/columns-of.ts";
import { rosterFrom, TeamViews } from "../../../blocks/team/team-view.ts";
import type { TransferTeam } from "../../../data/transfer/transfer-record.ts";

export const playersOf = ({ left_team_players, right_team_players }: MatchDetail): readonly Player[] => [
  ...left_team_players,
  ...right_team_players,
];

/** player_index of the players of the teams that the match does not have. */
export function unknownPlayers(players: readonly Player[], teams: readonly Team[]): readonly number[] {
  const known = new Set(players.map(({ player_index }) => player_index));
  return [...new Set(teams.flatMap(({ team }) => team.flat()))].filter((index) => !known.has(index));
}

/** The teams as they are handed over for a transfer. */
export const transferTeams = (teams: readonly Team[]): readonly TransferTeam[] =>
  teams.map(({ team_number, team, captain, vicecaptain }) => ({
    number: team_number,
    players: team.flat(),
    captain,
    viceCaptain: vicecaptain,
  }));

/** The teams as their cards show them, with the numbers of the post. */
export function viewsOf(match: MatchDetail, teams: readonly Team[]): TeamViews {
  const columns = columnsOf(match, transferTeams(teams));
  for (const [row, { team_number }] of teams.entries()) columns.number[row] = team_number;
  return new TeamViews(columns, rosterFrom(match.sport_index, playersOf(match)));
}
