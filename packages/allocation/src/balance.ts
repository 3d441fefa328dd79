import { seededGenerator, shuffle } from "@teamwright/engine/random";
import type { Generator } from "@teamwright/engine/random";
import type { MemberRange } from "./ranges.ts";
import { openShares } from "./shares.ts";
import type { Shares } from "./shares.ts";
import type { AllocatedTeams } from "./teams.ts";

/** Random teams among which a member picks the best. */
const CHOICES = 16;
/** Swaps tried per team. More gain nothing that figures show. */
const TRIES_PER_TEAM = 30;
/** Another stream of numbers than the one that shuffles the members. */
const BALANCE_STREAM = 0x9e3779b9;

/**
 * The rows of the first teams by position: `rows[position - 1]`. Each member's teams differ as much as possible, and
 * captains spread evenly; within a range the rows ascend.
 */
export function balanceTeams(
  teams: AllocatedTeams,
  ranges: readonly MemberRange[],
  seed: number,
): Uint32Array {
  const total = ranges.at(-1)?.right ?? 0;
  const random = seededGenerator(seed + BALANCE_STREAM);
  const pool = Uint32Array.from({ length: total }, (_, row) => row);
  shuffle(pool, random);
  const shares = openShares(teams, ranges, total);
  const rows = pickInTurns(pool, ranges, shares, random);
  swapForGain(rows, ranges, shares, random);
  for (const { left, right } of ranges) rows.subarray(left - 1, right).sort();
  return rows;
}

/** Members pick one team a round. `pool` is used up. */
function pickInTurns(
  pool: Uint32Array,
  ranges: readonly MemberRange[],
  shares: Shares,
  random: Generator,
): Uint32Array {
  const rows = new Uint32Array(pool.length);
  let open = pool.length;
  for (let round = 0; open > 0; round++)
    for (const [share, { left, right }] of ranges.entries()) {
      if (left + round > right) continue;
      let best = random.below(open);
      let least = shares.gainOf(share, pool[best]!);
      for (let choice = 1; choice < CHOICES && least > 0; choice++) {
        const other = random.below(open);
        const gain = shares.gainOf(share, pool[other]!);
        if (gain < least) [best, least] = [other, gain];
      }
      const row = pool[best]!;
      shares.add(share, row);
      rows[left - 1 + round] = row;
      pool[best] = pool[--open]!;
    }
  return rows;
}

/** Swaps teams of two members while that helps the worse served ones more than it costs the others. */
function swapForGain(
  rows: Uint32Array,
  ranges: readonly MemberRange[],
  shares: Shares,
  random: Generator,
): void {
  if (ranges.length < 2) return;
  const shareAt = new Uint32Array(rows.length);
  for (const [share, { left, right }] of ranges.entries()) shareAt.fill(share, left - 1, right);
  for (let tries = rows.length * TRIES_PER_TEAM; tries > 0; tries--) {
    const one = random.below(rows.length);
    const other = random.below(rows.length);
    if (shareAt[one] === shareAt[other]) continue;
    trySwap(rows, one, other, shareAt[one]!, shareAt[other]!, shares);
  }
}

function trySwap(
  rows: Uint32Array,
  one: number,
  other: number,
  oneShare: number,
  otherShare: number,
  shares: Shares,
): void {
  const oneRow = rows[one]!;
  const otherRow = rows[other]!;
  const before = fourth(shares.costOf(oneShare)) + fourth(shares.costOf(otherShare));
  const exchange = (first: number, second: number): void => {
    shares.remove(oneShare, first);
    shares.remove(otherShare, second);
    shares.add(oneShare, second);
    shares.add(otherShare, first);
  };
  exchange(oneRow, otherRow);
  if (fourth(shares.costOf(oneShare)) + fourth(shares.costOf(otherShare)) < before) {
    rows[one] = otherRow;
    rows[other] = oneRow;
  } else exchange(otherRow, oneRow);
}

/** Multiplied out: `**` may round differently in other JavaScript engines. */
const fourth = (value: number): number => value * value * value * value;
