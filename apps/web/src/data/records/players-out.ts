import { isLeftOut, playersNotPlaying } from "@teamwright/domain";
import type { Lineups, Player } from "@teamwright/domain";

const someAnnounced = (players: readonly Player[]): boolean => players.some(({ playing }) => playing === 1);

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
