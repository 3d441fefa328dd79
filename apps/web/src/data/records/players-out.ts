import type { MatchDetail, Player } from "@teamwright/domain";

type Lineups = Pick<MatchDetail, "lineup_status" | "left_team_players" | "right_team_players">;

const someAnnounced = (players: readonly Player[]): boolean => players.some(({ playing }) => playing === 1);

/** Not in the eleven, and no substitute who may still come on. */
const isLeftOut = ({ playing, last_play_text }: Player): boolean =>
  playing === 0 && last_play_text !== "substitute";

/** The players who are known not to play: unavailable, or left out of the announced line-ups. */
export const playersNotPlaying = (now: Lineups): Player[] =>
  [...now.left_team_players, ...now.right_team_players].filter(
    (player) => player.last_play_text === "unavailable" || (now.lineup_status === 1 && isLeftOut(player)),
  );

/** Those who have left their squad. Squads that are not known tell of nobody. */
export function playersGone<One extends Pick<Player, "player_index">>(
  then: readonly One[],
  { left_team_players: left, right_team_players: right }: Lineups,
): One[] {
  if (left.length === 0 || right.length === 0) return [];
  const indexes = new Set([...left, ...right].map(({ player_index: index }) => index));
  return then.filter(({ player_index: index }) => !indexes.has(index));
}

/**
 * The players of stored teams who do not play, whenever the teams were made: also those who have left their squad. While only
 * one side is announced, a player who was announced with it and is no more is out too.
 */
export function playersOut(then: readonly Player[], now: Lineups): Player[] {
  const before = new Map(then.map((player) => [player.player_index, player]));
  const out = new Set(playersNotPlaying(now));
  const announcedSides = [someAnnounced(now.left_team_players), someAnnounced(now.right_team_players)];
  const listedPlayers = [...now.left_team_players, ...now.right_team_players].filter((player) => {
    const old = before.get(player.player_index);
    if (old === undefined) return false;
    return (
      out.has(player) ||
      (old.playing === 1 && announcedSides[player.team_index] === true && isLeftOut(player))
    );
  });
  return [...listedPlayers, ...playersGone(then, now)];
}
