import { checksumOf } from "./checksum.ts";
import { MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";

/**
 * Layout, little-endian: "TWTS", version, sport, flags (bit 0: numbers follow, else they run from 1), pool size, count
 * (4 bytes), the pool's player_indexes ascending; then column by column: positions of the members in the pool as bits
 * (whole bytes per team), captain and vice-captain as player_index, credits (2 bytes, hundredths), numbers (4 bytes,
 * when flagged); last the checksum (4 bytes) of all before it.
 */
export const MAGIC = [0x54, 0x57, 0x54, 0x53] as const;
export const VERSION = 1;
export const HEAD_BYTES = 12;
export const NUMBERS_FOLLOW = 1;

/** Bytes of a set of `count` teams, without the header, the pool and the checksum. */
export const bodyBytes = (count: number, poolSize: number, numbersFollow: boolean): number =>
  count * (Math.ceil(poolSize / 8) + 2 + 2 + (numbersFollow ? 4 : 0));

/** A team set in a compact binary format: about 7 bytes per team for a pool of 24. `decodeTeams` reads it. */
export function encodeTeams(columns: TeamColumns): Uint8Array {
  const { count } = columns;
  const pool = poolOf(columns);
  const numbersFollow = columns.number.some((number, row) => number !== row + 1);
  const bytes = new Uint8Array(
    HEAD_BYTES + pool.length + bodyBytes(count, pool.length, numbersFollow) + CHECKSUM_BYTES,
  );
  const view = new DataView(bytes.buffer);
  bytes.set([...MAGIC, VERSION, columns.sport, numbersFollow ? NUMBERS_FOLLOW : 0, pool.length]);
  view.setUint32(8, count, true);
  bytes.set(pool, HEAD_BYTES);
  let at = writeMembers(columns, pool, bytes, HEAD_BYTES + pool.length);
  bytes.set(columns.captain, at);
  bytes.set(columns.viceCaptain, at + count);
  at += 2 * count;
  for (let row = 0; row < count; row++, at += 2) view.setUint16(at, columns.credits[row]!, true);
  if (numbersFollow)
    for (let row = 0; row < count; row++, at += 4) view.setUint32(at, columns.number[row]!, true);
  view.setUint32(at, checksumOf(bytes.subarray(0, at)), true);
  return bytes;
}

export const CHECKSUM_BYTES = 4;

function poolOf({ members, count }: TeamColumns): number[] {
  const usedWords = new Uint32Array(MEMBER_WORDS);
  for (let row = 0; row < count; row++)
    for (let word = 0; word < MEMBER_WORDS; word++) usedWords[word]! |= members[row * MEMBER_WORDS + word]!;
  const pool: number[] = [];
  for (let player = 0; player < MEMBER_WORDS * 32; player++)
    if ((usedWords[player >> 5]! & (1 << (player & 31))) !== 0) pool.push(player);
  return pool;
}

function writeMembers(columns: TeamColumns, pool: readonly number[], bytes: Uint8Array, at: number): number {
  const position = new Uint8Array(MEMBER_WORDS * 32);
  for (const [index, player] of pool.entries()) position[player] = index;
  const perTeam = Math.ceil(pool.length / 8);
  for (let row = 0; row < columns.count; row++, at += perTeam)
    for (let word = 0; word < MEMBER_WORDS; word++)
      for (let bits = columns.members[row * MEMBER_WORDS + word]!; bits !== 0; bits &= bits - 1) {
        const index = position[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
        bytes[at + (index >> 3)]! |= 1 << (index & 7);
      }
  return at;
}
