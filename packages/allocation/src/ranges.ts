import { seededGenerator, shuffle } from "@teamwright/engine/random";

/** The team positions of one member: inclusive, from 1. */
export interface MemberRange {
  /** Index of the member in the caller's list. */
  readonly member: number;
  readonly left: number;
  readonly right: number;
}

/** Ranges in order of position, for members in a shuffled order. `counts[member]` is how many teams the member gets. */
export function cutRanges(counts: readonly number[], seed: number): MemberRange[] {
  const order = Uint32Array.from(counts.keys());
  shuffle(order, seededGenerator(seed));
  const ranges: MemberRange[] = [];
  let left = 1;
  for (const member of order) {
    const count = counts[member]!;
    if (count === 0) continue;
    ranges.push({ member, left, right: left + count - 1 });
    left += count;
  }
  return ranges;
}

/** Ranges that follow a last position, for members in the order of the list. */
export function rangesAfter(last: number, counts: readonly number[]): MemberRange[] {
  let left = last + 1;
  return counts.map((count, member) => {
    const range = { member, left, right: left + count - 1 };
    left += count;
    return range;
  });
}

export type RangesFault = "gap" | "size" | "unknown-member" | "repeated-member" | "missing-member";

/** Why ranges do not give every member exactly their count, from 1 without gaps; null when they do. */
export function rangesFault(counts: readonly number[], ranges: readonly MemberRange[]): RangesFault | null {
  const servedUsers = new Set<number>();
  let next = 1;
  for (const { member, left, right } of ranges) {
    const count = counts[member];
    if (count === undefined) return "unknown-member";
    if (servedUsers.has(member)) return "repeated-member";
    if (left !== next) return "gap";
    if (right - left + 1 !== count) return "size";
    servedUsers.add(member);
    next = right + 1;
  }
  return counts.every((count, member) => count === 0 || servedUsers.has(member)) ? null : "missing-member";
}
