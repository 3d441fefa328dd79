import type { ReportForm, ReportPlayer } from "@teamwright/contract";
import type { MatchRecord } from "#data/records/match-record.ts";

/** The match that a report is about, with the players from whom its form is filled in. */
export interface ReportedMatch extends Pick<
  MatchRecord,
  "id" | "series_name" | "left_name" | "left_image" | "right_name" | "right_image" | "match_time"
> {
  readonly players: readonly [readonly ReportPlayer[], readonly ReportPlayer[]];
}

/** The most players of a side in a report. */
const MAX_PLAYERS = 20;

/** The players of a side as a report has them: who was announced, or all where nobody was. */
function playersOf(match: MatchRecord, side: 0 | 1): ReportPlayer[] {
  const all = match.player_list[side];
  const announcedPlayers = all.filter(({ playing }) => playing === 1);
  return (announcedPlayers.length > 0 ? announcedPlayers : all).slice(0, MAX_PLAYERS).map((player) => ({
    player_index: player.player_index,
    player_fixed_id: player.player_fixed_id,
    name: player.name,
    image: player.image,
    role: player.role,
    team_index: side,
    credits: player.credits === 0 ? null : player.credits,
    points: player.points,
    selected_by: player.selected_by,
  }));
}

export const reportedMatchOf = (match: MatchRecord): ReportedMatch => ({
  ...match,
  players: [playersOf(match, 0), playersOf(match, 1)],
});

/** The players of the report as it says them, and those whom the match has in addition. */
function joinPlayers(
  reportedPlayers: readonly ReportPlayer[],
  all: readonly ReportPlayer[],
  others: readonly ReportPlayer[],
) {
  const ids = new Set(all.map((player) => player.player_fixed_id));
  const indexes = new Set(all.map((player) => player.player_index));
  return [
    ...reportedPlayers,
    ...others.filter((player) => !ids.has(player.player_fixed_id) && !indexes.has(player.player_index)),
  ].slice(0, MAX_PLAYERS);
}

/** The match of a published report. `now` is the match as it is known today; null: nobody knows it. */
export function publishedMatchOf(form: ReportForm, now: ReportedMatch | null): ReportedMatch {
  const { matchInformation: information, playing11Data: playing } = form;
  const all = [...playing.leftTeamData, ...playing.rightTeamData];
  return {
    id: form.matchId ?? "",
    series_name: information.seriesName,
    left_name: playing.leftTeamName,
    left_image: playing.leftTeamImage,
    right_name: playing.rightTeamName,
    right_image: playing.rightTeamImage,
    match_time: information.matchTime,
    players: [
      joinPlayers(playing.leftTeamData, all, now?.players[0] ?? []),
      joinPlayers(playing.rightTeamData, all, now?.players[1] ?? []),
    ],
  };
}

type Playing11Form = ReportForm["playing11Data"];

/** The players of a report with the points that the match has now, and how many of them were corrected. */
export function withPointsOf(
  playing: Playing11Form,
  now: ReportedMatch,
): { playing: Playing11Form; corrected: number } {
  const points = new Map(now.players.flat().map((player) => [player.player_fixed_id, player.points]));
  // A match without points has lost its result; nothing was corrected.
  if ([...points.values()].every((value) => value === 0)) return { playing, corrected: 0 };
  const take = (players: readonly ReportPlayer[]) =>
    players.map((player) => ({ ...player, points: points.get(player.player_fixed_id) ?? player.points }));
  const leftTeamData = take(playing.leftTeamData);
  const rightTeamData = take(playing.rightTeamData);
  const before = [...playing.leftTeamData, ...playing.rightTeamData];
  const correctedPlayers = [...leftTeamData, ...rightTeamData].filter(
    (player, index) => player.points !== before[index]?.points,
  ).length;
  return { playing: { ...playing, leftTeamData, rightTeamData }, corrected: correctedPlayers };
}
