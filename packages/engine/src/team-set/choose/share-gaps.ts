import { countPlayers } from "../analytics/players.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";

/**
 * The difference between the shares of some teams and those of all: the mean over the players who occur, in percentage
 * points.
 */
export interface ShareGaps {
  readonly players: number;
  readonly captains: number;
  readonly viceCaptains: number;
}

/** Compares the shares of `part` with those of the given rows, or of all. */
export function shareGaps(
  columns: TeamColumns,
  part: Uint32Array,
  rows: Uint32Array = everyRow(columns),
): ShareGaps {
  const [some, all] = [countPlayers(columns, part), countPlayers(columns, rows)];
  const gap = (uses: "member" | "captain" | "viceCaptain"): number => {
    let sum = 0;
    let players = 0;
    for (let player = 0; player < all[uses].length; player++) {
      if (all[uses][player] === 0) continue;
      players += 1;
      sum += Math.abs(some[uses][player]! / part.length - all[uses][player]! / rows.length);
    }
    return players === 0 || part.length === 0 ? 0 : (100 * sum) / players;
  };
  return { players: gap("member"), captains: gap("captain"), viceCaptains: gap("viceCaptain") };
}
