import { MEMBER_WORDS } from "./columns.ts";
import type { TeamColumns } from "./columns.ts";

/** A fixed pseudo-random 32-bit word for a number. Source: Chris Wellons' lowbias32. */
export function scatter(value: number): number {
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Whether two rows have the same players. */
export function sameLineup({ members }: TeamColumns, one: number, other: number): boolean {
  const a = one * MEMBER_WORDS;
  const b = other * MEMBER_WORDS;
  return members[a] === members[b] && members[a + 1] === members[b + 1] && members[a + 2] === members[b + 2];
}

/** Whether two rows are the same team: players, captain and vice-captain. */
export const sameTeam = (columns: TeamColumns, one: number, other: number): boolean =>
  columns.captain[one] === columns.captain[other] &&
  columns.viceCaptain[one] === columns.viceCaptain[other] &&
  sameLineup(columns, one, other);

/** The first row of each distinct team, or of each distinct lineup, ascending. Exact: hashes only find candidates. */
export function distinctRows(columns: TeamColumns, by: "team" | "lineup"): Uint32Array {
  const same = by === "team" ? sameTeam : sameLineup;
  const slots = slotsFor(columns.count);
  const keptRows = new Uint32Array(columns.count);
  let count = 0;
  for (let row = 0; row < columns.count; row++) {
    let slot = hashOf(columns, row, by) & (slots.length - 1);
    while (slots[slot] !== EMPTY && !same(columns, slots[slot]!, row)) slot = (slot + 1) & (slots.length - 1);
    if (slots[slot] !== EMPTY) continue;
    slots[slot] = row;
    keptRows[count++] = row;
  }
  return keptRows.subarray(0, count);
}

export const EMPTY = -1;

/** An empty open-addressing table, at most half full with `entries`. */
export const slotsFor = (entries: number): Int32Array =>
  new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, entries * 2)))).fill(EMPTY);

function hashOf({ members, captain, viceCaptain }: TeamColumns, row: number, by: "team" | "lineup"): number {
  let hash = 0;
  for (let word = 0; word < MEMBER_WORDS; word++)
    hash = scatter((hash + members[row * MEMBER_WORDS + word]!) | 0);
  return by === "lineup" ? hash : scatter((hash + captain[row]! * 128 + viceCaptain[row]!) | 0);
}
