import type { MatchDetail, Player } from "@teamwright/domain";

/** Whether the line-ups were known when these players were stored. */
const lineupsKnown = (players: readonly Player[]): boolean => players.some(({ playing }) => playing === 1);

/**
 * Players who became known to be out since the teams were made: not in an announced line-up (substitutes may still come
 * on) or unavailable. Players who were already known to be out were picked on purpose.
 */
export function playersOut(then: readonly Player[], now: MatchDetail): Player[] {
  const known = lineupsKnown(then);
  const before = new Map(then.map((player) => [player.player_index, player]));
  const announced = {
    left: lineupsKnown(now.left_team_players),
    right: lineupsKnown(now.right_team_players),
  };
  return [...now.left_team_players, ...now.right_team_players].filter((player) => {
    const old = before.get(player.player_index);
    if (old === undefined) return false;
    const unavailable = player.last_play_text === "unavailable" && old.last_play_text !== "unavailable";
    // One side was announced before the other: the line-ups are not out yet, but this side's is known.
    const droppedOut = old.playing === 1 && announced[player.team_index === 0 ? "left" : "right"];
    const leftOut = (now.lineup_status === 1 || droppedOut) && isLeftOut(player);
    return unavailable || (leftOut && (!known || old.playing === 1));
  });
}

/** Not in the eleven, and no substitute who may still come on. */
const isLeftOut = ({ playing, last_play_text }: Player): boolean =>
  playing === 0 && last_play_text !== "substitute";

/** The players who are known not to play: unavailable, or left out of the announced line-ups. */
export const playersNotPlaying = (
  now: Pick<MatchDetail, "lineup_status" | "left_team_players" | "right_team_players">,
): Player[] =>
  [...now.left_team_players, ...now.right_team_players].filter(
    (player) => player.last_play_text === "unavailable" || (now.lineup_status === 1 && isLeftOut(player)),
  );
