import type { Player } from "@teamwright/domain";
import { MAX_POOL_PER_SIDE } from "./pool-rules.ts";

export const inLineup = ({ playing }: Player): boolean => playing === 1;
export const inLastMatch = ({ last_play: played }: Player): boolean => played === 1;

/** The players of both sides who played and are not dropped, at most as many per side as a pool allows. */
export const whoPlayed = (
  squad: readonly Player[],
  droppedIndexes: readonly number[],
  hasPlayed: (player: Player) => boolean,
): readonly Player[] =>
  ([0, 1] as const).flatMap((side) =>
    squad
      .filter((player) => player.team_index === side && hasPlayed(player))
      .filter((player) => !droppedIndexes.includes(player.player_index))
      .slice(0, MAX_POOL_PER_SIDE),
  );
