import type { MatchDetail, Player, Team } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import { membersOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";

const HUNDREDTHS = 100;

/** The posted teams after a repair: those in `rows` are the repaired ones, the others are the same. */
export function repairedTeams(
  postedTeamList: readonly Team[],
  repairedColumns: TeamColumns,
  rows: ReadonlySet<number>,
  match: MatchDetail,
): Team[] {
  const players = new Map<number, Player>(
    [...match.left_team_players, ...match.right_team_players].map((player) => [player.player_index, player]),
  );
  const { roles } = sportByIndex(match.sport_index);
  return postedTeamList.map((team, row) => {
    if (!rows.has(row)) return team;
    const members = membersOf(repairedColumns, row);
    return {
      team_number: team.team_number,
      credits: (repairedColumns.credits[row] ?? 0) / HUNDREDTHS,
      team: roles.map((_, role) => members.filter((index) => players.get(index)?.role === role)),
      captain: repairedColumns.captain[row] ?? -1,
      vicecaptain: repairedColumns.viceCaptain[row] ?? -1,
    };
  });
}
