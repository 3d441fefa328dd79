import { seededGenerator, shuffle } from "@teamwright/engine/random";
import type { Generator } from "@teamwright/engine/random";
import type { MemberRange } from "./ranges.ts";
import { openShares } from "./shares.ts";
import type { Shares } from "./shares.ts";
import type { AllocatedTeams } from "./teams.ts";

/** Random teams among which a member picks the best. */
const CHOICES = 16;
/** Swaps tried per team that is shared. More improve no figure. */
const TRIES_PER_TEAM = 30;
/** Swaps tried at least: few shared teams can be chosen from many attached ones. */
const MIN_TRIES = 3000;
/** Another stream of numbers than the one that shuffles the members. */
const BALANCE_STREAM = 0x9e3779b9;

/**
 * The rows of the shared teams by position: `rows[position - 1]`. They are chosen from all teams such that each member's
 * teams differ as much as possible and captains spread evenly; within a range the rows ascend.
 */
export function balanceTeams(
  teams: AllocatedTeams,
  ranges: readonly MemberRange[],
  seed: number,
): Uint32Array {
  const total = ranges.at(-1)?.right ?? 0;
  const random = seededGenerator(seed + BALANCE_STREAM);
  const pool = Uint32Array.from({ length: teams.count }, (_, row) => row);
  shuffle(pool, random);
  const shares = openShares(teams, ranges);
  const rows = pickInTurns(pool, ranges, shares, random);
  swapForGain(rows, ranges, shares, random);
  for (const { left, right } of ranges) rows.subarray(left - 1, right).sort();
  return rows.slice(0, total);
}

/** Members pick one team a round. `pool` is used up; the teams that nobody picks come after the ranges. */
function pickInTurns(
  pool: Uint32Array,
  ranges: readonly MemberRange[],
  shares: Shares,
  random: Generator,
): Uint32Array {
  const total = ranges.at(-1)?.right ?? 0;
  const rows = new Uint32Array(pool.length);
  let open = pool.length;
  for (let round = 0; open > pool.length - total; round++)
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
  rows.set(pool.subarray(0, open), total);
  return rows;
}

/**
 * Swaps a member's team with one of another member or one that nobody has, while that helps the worse served members
 * more than it costs the others.
 */
function swapForGain(
  rows: Uint32Array,
  ranges: readonly MemberRange[],
  shares: Shares,
  random: Generator,
): void {
  const total = ranges.at(-1)?.right ?? 0;
  if (total === 0 || (ranges.length === 1 && total === rows.length)) return;
  const shareAt = new Uint32Array(total);
  for (const [share, { left, right }] of ranges.entries()) shareAt.fill(share, left - 1, right);
  const places = { rows, shareAt, shares };
  for (let tries = Math.max(MIN_TRIES, total * TRIES_PER_TEAM); tries > 0; tries--) {
    const one = random.below(total);
    const other = random.below(rows.length);
    if (shareAt[one] !== shareAt[other]) trySwap(places, one, other);
  }
}

/** The rows in their order, and the share that each place belongs to. */
interface Places {
  readonly rows: Uint32Array;
  readonly shareAt: Uint32Array;
  readonly shares: Shares;
}

function trySwap({ rows, shareAt, shares }: Places, one: number, other: number): void {
  const oneShare = shareAt[one]!;
  const otherShare = shareAt[other];
  const cost = (): number =>
    fourth(shares.costOf(oneShare)) + (otherShare === undefined ? 0 : fourth(shares.costOf(otherShare)));
  const exchange = (first: number, second: number): void => {
    shares.remove(oneShare, first);
    shares.add(oneShare, second);
    if (otherShare === undefined) return;
    shares.remove(otherShare, second);
    shares.add(otherShare, first);
  };
  const oneRow = rows[one]!;
  const otherRow = rows[other]!;
  const before = cost();
  exchange(oneRow, otherRow);
  if (cost() < before) {
    rows[one] = otherRow;
    rows[other] = oneRow;
  } else exchange(otherRow, oneRow);
}

/** Multiplied out: `**` may round differently in other JavaScript engines. */
const fourth = (value: number): number => value * value * value * value;
