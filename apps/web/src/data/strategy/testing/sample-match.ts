import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player, SportIndex } from "@teamwright/domain";

interface SampleShape {
  /** Players per role of each side, in the sport's role order. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly percentages?: boolean;
  readonly lineup?: 0 | 1;
}

/** An invented match with this many players of each role. Left first, indexes from 0. */
export function sampleMatch(sport: SportIndex, shape: SampleShape): MatchDetail {
  const { roles, slug } = sportByIndex(sport);
  let next = 0;
  const player = (team: 0 | 1, role: number): Player => {
    const index = next++;
    const has = shape.percentages ?? true;
    return {
      player_index: index,
      player_fixed_id: `${slug}-${index}`,
      pl_id: null,
      name: `${team === 0 ? "Left" : "Right"} ${roles[role]?.code ?? ""} ${index}`,
      image: "",
      role,
      team_index: team,
      team_name: team === 0 ? "Harriers" : "Kestrels",
      credits: 8 + (index % 4) * 0.5,
      points: (index * 13) % 90,
      selected_by: has ? (index * 17) % 100 : null,
      captain_percentage: has ? (index * 7) % 30 : null,
      vice_captain_percentage: has ? (index * 5) % 30 : null,
      playing: shape.lineup ?? 1,
      last_play: 1,
      last_play_text: "announced",
      fantasy_id_list: [],
    };
  };
  const side = (team: 0 | 1, counts: readonly number[]) =>
    counts.flatMap((count, role) => Array.from({ length: count }, () => player(team, role)));
  return {
    id: `${slug}-1`,
    match_time: "2030-01-01T14:00:00Z",
    series_name: "Harbour Premier League",
    left_team_name: "Harriers",
    right_team_name: "Kestrels",
    left_team_image: "",
    right_team_image: "",
    sport_index: sport,
    automatic: true,
    lineup_status: shape.lineup ?? 1,
    left_team_players: side(0, shape.left),
    right_team_players: side(1, shape.right),
  };
}
