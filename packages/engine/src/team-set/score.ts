import { CAPTAIN_MULTIPLIER, VICE_CAPTAIN_MULTIPLIER } from "@teamwright/domain/sports";
import { MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";

/**
 * Points of each team, in row order: the sum of its players' points, the captain's counted twice and the
 * vice-captain's one and a half times. `points` is by player_index; a player without an entry has none.
 */
export function scoreTeams(columns: TeamColumns, points: ArrayLike<number>): Float64Array {
  const { members, captain, viceCaptain } = columns;
  const scores = new Float64Array(columns.count);
  for (let row = 0; row < scores.length; row++) {
    let sum =
      (CAPTAIN_MULTIPLIER - 1) * (points[captain[row]!] ?? 0) +
      (VICE_CAPTAIN_MULTIPLIER - 1) * (points[viceCaptain[row]!] ?? 0);
    for (let word = 0; word < MEMBER_WORDS; word++)
      for (let bits = members[row * MEMBER_WORDS + word]!; bits !== 0; bits &= bits - 1)
        sum += points[(word << 5) + 31 - Math.clz32(bits & -bits)] ?? 0;
    scores[row] = sum;
  }
  return scores;
}

/** The multiplier of a player's points in a team. */
export const multiplierOf = (
  { captain, viceCaptain }: { readonly captain: number; readonly viceCaptain: number },
  player: number,
): number => (player === captain ? CAPTAIN_MULTIPLIER : player === viceCaptain ? VICE_CAPTAIN_MULTIPLIER : 1);
