import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import { MEMBER_WORDS } from "../columns.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";
import { popcount } from "../members.ts";

/** A square table over `players` (ascending player_indexes): the cell of indexes i, j is counts[i * n + j]. */
export interface PairMatrix {
  readonly players: readonly number[];
  readonly counts: Uint32Array;
}

/**
 * How many teams hold both players of each pair; symmetric, the diagonal is the player's own count. First builds one
 * bit set of teams per player: a pair is then the size of an intersection, 32 teams per step.
 */
export function countPairs(columns: TeamColumns, rows: Uint32Array = everyRow(columns)): PairMatrix {
  const { players, teamsOf, words } = transpose(columns, rows);
  const size = players.length;
  const counts = new Uint32Array(size * size);
  for (let one = 0; one < size; one++)
    for (let other = one; other < size; other++) {
      const shared = sizeOfIntersection(teamsOf, one * words, other * words, words);
      counts[one * size + other] = shared;
      counts[other * size + one] = shared;
    }
  return { players, counts };
}

/** How many teams have the row's player as captain and the column's player as vice-captain. */
export function countCaptainPairs(columns: TeamColumns, rows: Uint32Array = everyRow(columns)): PairMatrix {
  const all = new Uint32Array(PLAYER_SLOTS * PLAYER_SLOTS);
  const leads = new Uint8Array(PLAYER_SLOTS);
  for (let index = 0; index < rows.length; index++) {
    const captain = columns.captain[rows[index]!]!;
    const viceCaptain = columns.viceCaptain[rows[index]!]!;
    leads[captain] = 1;
    leads[viceCaptain] = 1;
    all[captain * PLAYER_SLOTS + viceCaptain]! += 1;
  }
  const players = indexesOf(leads);
  const counts = new Uint32Array(players.length ** 2);
  for (const [row, captain] of players.entries())
    for (const [column, viceCaptain] of players.entries())
      counts[row * players.length + column] = all[captain * PLAYER_SLOTS + viceCaptain]!;
  return { players, counts };
}

function indexesOf(flags: Uint8Array): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < flags.length; index++) if (flags[index] !== 0) indexes.push(index);
  return indexes;
}

function transpose({ members }: TeamColumns, rows: Uint32Array) {
  const heldCounts = new Uint8Array(PLAYER_SLOTS);
  for (let word = 0; word < MEMBER_WORDS; word++) {
    let usedSlots = 0;
    for (let index = 0; index < rows.length; index++)
      usedSlots |= members[rows[index]! * MEMBER_WORDS + word]!;
    for (let bit = 0; bit < 32 && word * 32 + bit < PLAYER_SLOTS; bit++)
      heldCounts[word * 32 + bit] = (usedSlots >>> bit) & 1;
  }
  const players = indexesOf(heldCounts);
  const words = (rows.length + 31) >> 5;
  const offset = new Int32Array(PLAYER_SLOTS);
  for (const [position, player] of players.entries()) offset[player] = position * words;
  const teamsOf = new Int32Array(players.length * words);
  for (let index = 0; index < rows.length; index++) {
    const at = rows[index]! * MEMBER_WORDS;
    const bit = 1 << (index & 31);
    for (let word = 0; word < MEMBER_WORDS; word++)
      for (let bits = members[at + word]!; bits !== 0; bits &= bits - 1)
        teamsOf[offset[(word << 5) + 31 - Math.clz32(bits & -bits)]! + (index >> 5)]! |= bit;
  }
  return { players, teamsOf, words };
}

function sizeOfIntersection(sets: Int32Array, one: number, other: number, words: number): number {
  let size = 0;
  for (let word = 0; word < words; word++) size += popcount(sets[one + word]! & sets[other + word]!);
  return size;
}
