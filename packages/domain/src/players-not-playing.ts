import type { MatchDetail } from "./match.ts";
import type { Player } from "./player.ts";

/** The parts of a match's detail that tell who plays. */
export type Lineups = Pick<
  MatchDetail,
  "lineup_status" | "left_team_players" | "right_team_players" | "former_players"
>;

/** Not in the eleven, and no substitute who may still come on. */
export const isLeftOut = ({ playing, last_play_text }: Player): boolean =>
  playing === 0 && last_play_text !== "substitute";

/** The players who are known not to play: unavailable, left out of the announced line-ups, or no longer in a squad. */
export const playersNotPlaying = (now: Lineups): Player[] => [
  ...[...now.left_team_players, ...now.right_team_players].filter(
    (player) => player.last_play_text === "unavailable" || (now.lineup_status === 1 && isLeftOut(player)),
  ),
  ...(now.former_players ?? []),
];
