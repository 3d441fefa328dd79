import type { MatchDetail } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import type { OpenedAttempt } from "./attempts.ts";

/** The match for the engine, with the players as they were when the attempt's teams were made. */
export const engineMatchOf = ({ match, teams }: Omit<OpenedAttempt, "attempt">): EngineMatch => ({
  sport: match.sport_index,
  players: teams.player_list,
});

/** The match of an attempt in the form of a detail, to store another attempt of it. */
export function matchDetailOf({ match, teams }: OpenedAttempt): MatchDetail {
  const side = (index: 0 | 1) => teams.player_list.filter(({ team_index }) => team_index === index);
  return {
    id: match.id,
    match_time: match.match_time,
    series_name: match.series_name,
    left_team_name: match.left_name,
    right_team_name: match.right_name,
    left_team_image: match.left_image,
    right_team_image: match.right_image,
    sport_index: match.sport_index,
    automatic: match.automatic,
    lineup_status: 0,
    left_team_players: side(0),
    right_team_players: side(1),
  };
}
