import type { TeamColumns } from "../../team-set/columns.ts";
import type { ListedSide } from "../listed-side.ts";
import { lastLayer } from "../../counting/shapes.ts";
import type { Plan } from "../../plan/compile.ts";
import { partnerAt } from "../ranks.ts";
import type { CellWalk } from "./cell-walk.ts";
import type { LeaderPairs } from "./leader-pairs.ts";

/**
 * The teams of each captain with each vice-captain in each partition: cells, `pairs.count` of them per partition, each
 * with its teams in an order of its own.
 */
export interface Cells {
  readonly plan: Plan;
  readonly pairs: LeaderPairs;
  /** How many teams each cell has. */
  readonly count: () => Float64Array;
  /** Writes the teams at the ranks of their cells. False when stopped. */
  readonly draw: (chosen: CellRanks, columns: TeamColumns, breathe: (done: number) => boolean) => boolean;
}

/** The cells of listed sides. */
export const listedCells = (walk: CellWalk): Cells => ({
  plan: walk.plan,
  pairs: walk.pairs,
  count: () => countCells(walk),
  draw: (chosen, columns, breathe) => drawCells(walk, chosen, columns, breathe),
});

/** How many teams each pair of captain and vice-captain has, partition by partition: `pairs` cells per partition. */
function countCells(walk: CellWalk): Float64Array {
  const { pairs, leftMasks, metWays, leftWays, plan } = walk;
  const { count, left, right } = pairs;
  const cells = new Float64Array(plan.constraints.partitions.length * count);
  const partitionOf = partitionsBySize(walk);
  walk.each((entry, size) => {
    const ownAt = entry * leftMasks.length;
    const at = partitionOf[size]! * count;
    for (let pair = 0; pair < count; pair++)
      cells[at + pair]! += leftWays[ownAt + left[pair]!]! * metWays[right[pair]!]!;
  });
  return cells;
}

/** By number of left players: the index of the partition in the list of the constraints. */
export function partitionsBySize({ plan }: Pick<CellWalk, "plan">): Int32Array {
  const indexes = new Int32Array(plan.common.teamSize + 1);
  for (const [index, [left]] of plan.constraints.partitions.entries()) indexes[left] = index;
  return indexes;
}

/** Ranks to draw from each cell, ascending, with the row for each. */
export interface CellRanks {
  readonly ranks: readonly Float64Array[];
  readonly rows: readonly Uint32Array[];
}

/** Writes the teams at the ranks of their cells. False when stopped. */
function drawCells(
  walk: CellWalk,
  { ranks, rows }: CellRanks,
  columns: TeamColumns,
  breathe: (done: number) => boolean,
): boolean {
  const { pairs, leftMasks, metWays, leftWays } = walk;
  const { count, left, right } = pairs;
  const partitionOf = partitionsBySize(walk);
  const before = new Float64Array(ranks.length);
  const next = new Int32Array(ranks.length);
  const upcoming = Float64Array.from(ranks, (own) => own[0] ?? Infinity);
  const writer = new CellWriter(walk, columns);
  let doneCount = 0;
  let isStopped = false;
  walk.each((entry, size) => {
    if (isStopped) return;
    const ownAt = entry * leftMasks.length;
    const at = partitionOf[size]! * count;
    const doneBefore = doneCount;
    for (let pair = 0; pair < count; pair++) {
      const cell = at + pair;
      const each = leftWays[ownAt + left[pair]!]!;
      const end = before[cell]! + each * metWays[right[pair]!]!;
      while (upcoming[cell]! < end) {
        const index = next[cell]!++;
        writer.write(rows[cell]![index]!, entry, pair, each, upcoming[cell]! - before[cell]!);
        upcoming[cell] = ranks[cell]![index + 1] ?? Infinity;
        doneCount++;
      }
      before[cell] = end;
    }
    if (doneCount > doneBefore) isStopped = !breathe(doneCount);
  });
  return !isStopped;
}

class CellWriter {
  readonly #walk: CellWalk;
  readonly #columns: TeamColumns;

  constructor(walk: CellWalk, columns: TeamColumns) {
    this.#walk = walk;
    this.#columns = columns;
  }

  /** The team at `rank` among those that combine the left entry's `each` ways with the current right ways. */
  write(row: number, entry: number, pair: number, each: number, rank: number): void {
    const { plan, pairs, leftSide, rightSide, leftMasks, rightMasks, rightBefore, from, to, low } =
      this.#walk;
    const demand = pairs.right[pair]!;
    const width = rightMasks.length;
    let partner = partnerAt(rank, each);
    const leftRank = rank - partner * each;
    let range = 0;
    for (; ; range++) {
      if (to[range]! <= from[range]!) continue;
      const ways = rightBefore[to[range]! * width + demand]! - rightBefore[from[range]! * width + demand]!;
      if (partner < ways) break;
      partner -= ways;
    }
    const wantedRank = rightBefore[from[range]! * width + demand]! + partner;
    const rightEntry = lastAtMost(rightBefore, width, demand, from[range]!, to[range]!, wantedRank);
    const rightRank = wantedRank - rightBefore[rightEntry * width + demand]!;
    const one = nthHolding(leftSide, entry, leftMasks[pairs.left[pair]!]!, leftRank);
    const other = nthHolding(rightSide, rightEntry, rightMasks[demand]!, rightRank);
    const { members, captain, viceCaptain, credits } = this.#columns;
    for (let word = 0; word < 3; word++)
      members[3 * row + word] = leftSide.words[3 * one + word]! | rightSide.words[3 * other + word]!;
    captain[row] = pairs.captain[pair]!;
    viceCaptain[row] = pairs.viceCaptain[pair]!;
    const units =
      low[range]! + lastLayer(plan.left).credits[entry]! + lastLayer(plan.right).credits[rightEntry]!;
    credits[row] = units * plan.common.unit;
  }
}

/** The last entry of the range whose preceding sum is not above `rank`. */
function lastAtMost(
  sums: Float64Array,
  width: number,
  demand: number,
  from: number,
  to: number,
  rank: number,
): number {
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sums[middle * width + demand]! <= rank) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The way of the entry that holds the demanded players and has `rank` such ways before it. */
function nthHolding({ start, bits }: ListedSide, entry: number, mask: number, rank: number): number {
  let way = start[entry]!;
  for (let left = rank; ; way++) if ((bits[way]! & mask) === mask && left-- === 0) return way;
}
