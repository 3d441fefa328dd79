import type { FantasyMatch } from "@teamwright/contract";
import type { ProviderMatch } from "#providers/port.ts";

export const matchInReply = (match: ProviderMatch): FantasyMatch => ({
  id: match.id,
  match_time: match.startTime,
  series_name: match.seriesName,
  left_team_name: match.leftTeamName,
  right_team_name: match.rightTeamName,
  left_team_image: match.leftTeamImage,
  right_team_image: match.rightTeamImage,
  league_id: match.leagueId,
});
