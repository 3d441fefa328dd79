import { MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";

/** Number of set bits of a 32-bit word. Source: Hacker's Delight, figure 5-2. */
export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Players as three words: the same shape as one row of `TeamColumns.members`. */
export function maskOf(players: Iterable<number>): Uint32Array {
  const mask = new Uint32Array(MEMBER_WORDS);
  for (const player of players) mask[player >> 5]! |= 1 << (player & 31);
  return mask;
}

export const maskHolds = (mask: Uint32Array, player: number): boolean =>
  (mask[player >> 5]! & (1 << (player & 31))) !== 0;

/** The player_indexes of one team, ascending. */
export function membersOf(columns: Pick<TeamColumns, "members">, row: number): number[] {
  const members: number[] = [];
  for (let word = 0; word < MEMBER_WORDS; word++) {
    let bits = columns.members[row * MEMBER_WORDS + word]!;
    for (; bits !== 0; bits &= bits - 1) members.push(word * 32 + 31 - Math.clz32(bits & -bits));
  }
  return members;
}

/** How many players of `mask` the team holds. */
export function countIn(columns: TeamColumns, row: number, mask: Uint32Array): number {
  const { members } = columns;
  const at = row * MEMBER_WORDS;
  return (
    popcount(members[at]! & mask[0]!) +
    popcount(members[at + 1]! & mask[1]!) +
    popcount(members[at + 2]! & mask[2]!)
  );
}

/** The number of players in which two teams differ: players of one that the other lacks. */
export function differenceOf(columns: TeamColumns, one: number, other: number): number {
  const { members } = columns;
  const a = one * MEMBER_WORDS;
  const b = other * MEMBER_WORDS;
  return (
    (popcount(members[a]! ^ members[b]!) +
      popcount(members[a + 1]! ^ members[b + 1]!) +
      popcount(members[a + 2]! ^ members[b + 2]!)) /
    2
  );
}
