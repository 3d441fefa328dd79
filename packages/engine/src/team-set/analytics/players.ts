import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import { MEMBER_WORDS } from "../columns.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";

/** How many teams hold each player, and have the player as captain and as vice-captain, by player_index. */
export interface PlayerCounts {
  readonly teams: number;
  readonly member: Uint32Array;
  readonly captain: Uint32Array;
  readonly viceCaptain: Uint32Array;
}

/** Counts over the given rows, or over all. */
export function countPlayers(columns: TeamColumns, rows: Uint32Array = everyRow(columns)): PlayerCounts {
  const { members, captain, viceCaptain } = columns;
  const counts = {
    teams: rows.length,
    member: new Uint32Array(PLAYER_SLOTS),
    captain: new Uint32Array(PLAYER_SLOTS),
    viceCaptain: new Uint32Array(PLAYER_SLOTS),
  };
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    counts.captain[captain[row]!]! += 1;
    counts.viceCaptain[viceCaptain[row]!]! += 1;
    for (let word = 0; word < MEMBER_WORDS; word++)
      for (let bits = members[row * MEMBER_WORDS + word]!; bits !== 0; bits &= bits - 1)
        counts.member[(word << 5) + 31 - Math.clz32(bits & -bits)]! += 1;
  }
  return counts;
}
