import type { MatchDetail, Player } from "@teamwright/domain";

type Lineups = Pick<
  MatchDetail,
  "lineup_status" | "left_team_players" | "right_team_players" | "former_players"
>;

const someAnnounced = (players: readonly Player[]): boolean => players.some(({ playing }) => playing === 1);

/** Not in the eleven, and no substitute who may still come on. */
const isLeftOut = ({ playing, last_play_text }: Player): boolean =>
  playing === 0 && last_play_text !== "substitute";

/** The players who are known not to play: unavailable, left out of the announced line-ups, or no longer in a squad. */
export const playersNotPlaying = (now: Lineups): Player[] => [
  ...[...now.left_team_players, ...now.right_team_players].filter(
    (player) => player.last_play_text === "unavailable" || (now.lineup_status === 1 && isLeftOut(player)),
  ),
  ...(now.former_players ?? []),
];

/** The numbers of those who do not play. */
export const indexesNotPlaying = (now: Lineups): ReadonlySet<number> =>
  new Set(playersNotPlaying(now).map(({ player_index: index }) => index));

/**
 * The players of stored teams who do not play, whenever the teams were made. While only one side is announced, a player
 * who was announced with it and is no more is out too.
 */
export function playersOut(then: readonly Player[], now: Lineups): Player[] {
  const before = new Map(then.map((player) => [player.player_index, player]));
  const out = new Set(playersNotPlaying(now));
  const announcedSides = [someAnnounced(now.left_team_players), someAnnounced(now.right_team_players)];
  const players = [...now.left_team_players, ...now.right_team_players, ...(now.former_players ?? [])];
  return players.filter((player) => {
    const old = before.get(player.player_index);
    if (old === undefined) return false;
    return (
      out.has(player) ||
      (old.playing === 1 && announcedSides[player.team_index] === true && isLeftOut(player))
    );
  });
}
