import type { PrimeTeam } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { rosterFrom, TeamViews } from "../../../blocks/team/team-view.ts";
import { columnsOf } from "../../../blocks/transfer/columns-of.ts";
import type { TransferTeam } from "../../../data/transfer/transfer-record.ts";

export interface ShownPrimeTeams {
  readonly views: TeamViews;
  /** By row, as transfers and links take them. */
  readonly teams: readonly TransferTeam[];
}

/** The posted teams as cards show them, under the numbers of the post. */
export function shownTeams(match: MatchDetail, posted: readonly PrimeTeam[]): ShownPrimeTeams {
  const teams = posted.map(({ team_number, team, captain, vicecaptain }): TransferTeam => ({
    number: team_number,
    players: team.flat(),
    captain,
    viceCaptain: vicecaptain,
  }));
  const columns = columnsOf(match, teams);
  for (const [row, { number }] of teams.entries()) columns.number[row] = number;
  const players = [...match.left_team_players, ...match.right_team_players];
  return { views: new TeamViews(columns, rosterFrom(match.sport_index, players)), teams };
}
