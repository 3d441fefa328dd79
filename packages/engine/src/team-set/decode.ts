import { isSportIndex, PLAYER_SLOTS, sportByIndex } from "@teamwright/domain/sports";
import type { Outcome } from "@teamwright/domain";
import { checksumOf } from "./checksum.ts";
import { emptyColumns, MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";
import { bodyBytes, CHECKSUM_BYTES, HEAD_BYTES, MAGIC, NUMBERS_FOLLOW, VERSION } from "./encode.ts";
import { countIn, maskHolds } from "./members.ts";

/**
 * Why bytes are not a team set: "not-a-team-set" (other content), "unknown-version" (a newer release wrote them),
 * "damaged" (truncated, longer, or the checksum differs), "invalid" (undamaged, but not legal teams).
 */
export type DecodeRefusal = "not-a-team-set" | "unknown-version" | "damaged" | "invalid";

/** Reads what `encodeTeams` wrote. Any other bytes are refused; it never throws. */
export function decodeTeams(bytes: Uint8Array): Outcome<TeamColumns, DecodeRefusal> {
  const refuse = (error: DecodeRefusal) => ({ ok: false, error }) as const;
  if (bytes.length < HEAD_BYTES + CHECKSUM_BYTES || MAGIC.some((byte, index) => bytes[index] !== byte))
    return refuse("not-a-team-set");
  if (bytes[4] !== VERSION) return refuse("unknown-version");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [sport, flags, poolSize] = [bytes[5]!, bytes[6]!, bytes[7]!];
  const count = view.getUint32(8, true);
  const numbersFollow = (flags & NUMBERS_FOLLOW) !== 0;
  const end = HEAD_BYTES + poolSize + bodyBytes(count, poolSize, numbersFollow);
  if (bytes.length !== end + CHECKSUM_BYTES) return refuse("damaged");
  if (view.getUint32(end, true) !== checksumOf(bytes.subarray(0, end))) return refuse("damaged");
  if (!isSportIndex(sport) || flags > NUMBERS_FOLLOW) return refuse("invalid");
  const pool = bytes.subarray(HEAD_BYTES, HEAD_BYTES + poolSize);
  if (!pool.every((player, index) => player < PLAYER_SLOTS && (index === 0 || player > pool[index - 1]!)))
    return refuse("invalid");
  const columns = readColumns(emptyColumns(sport, count), view, pool, numbersFollow);
  return isLegal(columns, pool) ? { ok: true, value: columns } : refuse("invalid");
}

function readColumns(
  columns: TeamColumns,
  view: DataView,
  pool: Uint8Array,
  numbersFollow: boolean,
): TeamColumns {
  const { count } = columns;
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const perTeam = Math.ceil(pool.length / 8);
  let at = HEAD_BYTES + pool.length;
  for (let row = 0; row < count; row++, at += perTeam)
    for (let index = 0; index < perTeam * 8; index++) {
      if ((bytes[at + (index >> 3)]! & (1 << (index & 7))) === 0) continue;
      // A bit beyond the pool maps to a slot that no pool has, and the team is refused for it.
      const player = pool[index] ?? MEMBER_WORDS * 32 - 1;
      columns.members[row * MEMBER_WORDS + (player >> 5)]! |= 1 << (player & 31);
    }
  columns.captain.set(bytes.subarray(at, at + count));
  columns.viceCaptain.set(bytes.subarray(at + count, at + 2 * count));
  at += 2 * count;
  for (let row = 0; row < count; row++, at += 2) columns.credits[row] = view.getUint16(at, true);
  for (let row = 0; row < count; row++)
    columns.number[row] = numbersFollow ? view.getUint32(at + 4 * row, true) : row + 1;
  return columns;
}

/**
 * Every team has its sport's size, players of the pool, two of them as captain and vice-captain, and a number from 1.
 */
function isLegal(columns: TeamColumns, pool: Uint8Array): boolean {
  const { teamSize } = sportByIndex(columns.sport);
  const knownWords = new Uint32Array(MEMBER_WORDS);
  for (const player of pool) knownWords[player >> 5]! |= 1 << (player & 31);
  const everything = new Uint32Array(MEMBER_WORDS).fill(0xffffffff);
  for (let row = 0; row < columns.count; row++) {
    if (countIn(columns, row, knownWords) !== teamSize || countIn(columns, row, everything) !== teamSize)
      return false;
    const members = columns.members.subarray(row * MEMBER_WORDS, (row + 1) * MEMBER_WORDS);
    const [captain, viceCaptain] = [columns.captain[row]!, columns.viceCaptain[row]!];
    if (captain === viceCaptain || captain >= PLAYER_SLOTS || viceCaptain >= PLAYER_SLOTS) return false;
    if (!maskHolds(members, captain) || !maskHolds(members, viceCaptain)) return false;
    if (columns.number[row] === 0) return false;
  }
  return true;
}
