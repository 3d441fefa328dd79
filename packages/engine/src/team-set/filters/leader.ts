import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import type { RowTest } from "./filter.ts";

/** Keeps teams with one of `players` in the column `leaders`: that of captains or of vice-captains. */
export function leaderTest(leaders: Uint8Array, players: readonly number[]): RowTest {
  const wanted = new Uint8Array(PLAYER_SLOTS);
  for (const player of players) wanted[player] = 1;
  return (row) => wanted[leaders[row]!] === 1;
}
