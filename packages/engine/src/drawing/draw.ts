import type { Segment } from "../counting/segment.ts";
import { type Window, windowOf } from "../counting/partners.ts";
import type { PairList } from "../counting/pair-list.ts";
import { lastLayer } from "../counting/shapes.ts";
import type { Plan } from "../plan/compile.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { listSide, WayFinder, waysToList } from "./listed-side.ts";
import { partnerAt } from "./ranks.ts";
import { type DrawnTeam, unrankSide } from "./unrank.ts";

/** How many teams are drawn between reports of progress and checks for a stop. */
const BREATH = 512;

export interface Watch {
  readonly onProgress?: (done: number, of: number) => void;
  readonly shouldStop?: () => boolean;
}

/**
 * Writes the teams of ascending `ranks` to the rows given by `slots`. One pass over the join: segments, pairs, then left
 * entries, then a search in the right sums. No draw is rejected. False when stopped.
 */
export function drawTeams(
  plan: Plan,
  ranks: Float64Array,
  slots: Uint32Array,
  columns: TeamColumns,
  watch: Watch,
): boolean {
  if (ranks.length === 0) return true;
  const drawer = new Drawer(plan, columns, ranks.length);
  const { join } = plan;
  let doneCount = 0;
  for (let index = 0; doneCount < ranks.length; index++) {
    const end = join.segmentsTo[index]!;
    if (ranks[doneCount]! >= end) continue;
    const { teamsTo } = drawer.open(join.segment(index), index === 0 ? 0 : join.segmentsTo[index - 1]!);
    for (let pair = 0; doneCount < ranks.length && ranks[doneCount]! < end;) {
      while (drawer.before + teamsTo[pair]! <= ranks[doneCount]!) pair++;
      doneCount = drawer.drawPair(pair, ranks, doneCount, slots);
      if (doneCount % BREATH >= drawer.drawnOfPair && doneCount < ranks.length) continue;
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(doneCount, ranks.length);
    }
  }
  return true;
}

/** Listing the sides' ways is worthwhile when there are not many more ways than teams to draw. */
function findersOf(plan: Plan, wanted: number): readonly [WayFinder, WayFinder] | undefined {
  if (Math.max(waysToList(plan.left), waysToList(plan.right)) > 2 * wanted) return undefined;
  return [new WayFinder(listSide(plan.left)), new WayFinder(listSide(plan.right))];
}

class Drawer {
  readonly finders: readonly [WayFinder, WayFinder] | undefined;
  readonly plan: Plan;
  readonly columns: TeamColumns;
  readonly window: Window = { min: 0, max: 0 };
  readonly drawnTeam: DrawnTeam = { members: new Uint32Array(3), captain: 0, viceCaptain: 0 };
  readonly usedWords: number;
  drawnOfPair = 0;
  segment: Segment;
  /** Teams of all segments before the open one. */
  before = 0;

  constructor(plan: Plan, columns: TeamColumns, count: number) {
    this.finders = findersOf(plan, count);
    this.plan = plan;
    this.columns = columns;
    const indexes = [...plan.left.players, ...plan.right.players].map(({ index }) => index);
    this.usedWords = 1 + (indexes.reduce((most, index) => Math.max(most, index), 0) >> 5);
    this.segment = plan.join.segment(0);
  }

  open(segment: Segment, before: number): PairList {
    this.segment = segment;
    this.before = before;
    return segment.list;
  }

  /** Draws all ranks within the pair, from index `next` on; returns the index of the first rank of the next pair. */
  drawPair(pair: number, ranks: Float64Array, next: number, slots: Uint32Array): number {
    const { list, partners } = this.segment;
    const { waysBefore } = partners;
    const leftLayer = lastLayer(this.plan.left);
    const left = list.left[pair]!;
    const right = list.right[pair]!;
    const low = leftLayer.low[left]! + partners.low[right]!;
    windowOf(this.plan.common, leftLayer.low[left]!, partners.low[right]!, this.window);
    const { min, max } = this.window;
    const first = partners.start[right]!;
    const end = this.before + list.teamsTo[pair]!;
    let from = partners.start[right + 1]!;
    let to = from;
    let base = this.before + (pair === 0 ? 0 : list.teamsTo[pair - 1]!);
    let index = next;
    for (let entry = leftLayer.start[left]!; index < ranks.length && ranks[index]! < end; entry++) {
      const credits = leftLayer.credits[entry]!;
      while (to > first && partners.credits[to - 1]! > max - credits) to--;
      while (from > first && partners.credits[from - 1]! >= min - credits) from--;
      if (to <= from) continue;
      for (let captaincy = 0; captaincy < 4; captaincy++) {
        const each = leftLayer.ways[4 * entry + captaincy]!;
        const before = waysBefore[4 * from + 3 - captaincy]!;
        const teams = each * (waysBefore[4 * to + 3 - captaincy]! - before);
        for (; index < ranks.length && ranks[index]! < base + teams; index++) {
          const rank = ranks[index]! - base;
          const partner = partnerAt(rank, each);
          const rightEntry = to - from === 1 ? from : this.entryAt(3 - captaincy, from, to, before + partner);
          const rightRank = before + partner - waysBefore[4 * rightEntry + 3 - captaincy]!;
          const sum = low + credits + partners.credits[rightEntry]!;
          this.write(slots[index]!, entry, rightEntry, captaincy, rank - partner * each, rightRank, sum);
        }
        base += teams;
      }
    }
    this.drawnOfPair = index - next;
    return index;
  }

  /** The last right entry of the range whose preceding sum is not above `rank`. */
  entryAt(captaincy: number, from: number, to: number, rank: number): number {
    const { waysBefore } = this.segment.partners;
    let low = from;
    let high = to - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (waysBefore[4 * middle + captaincy]! <= rank) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  write(
    slot: number,
    leftEntry: number,
    rightEntry: number,
    captaincy: number,
    leftRank: number,
    rightRank: number,
    credits: number,
  ): void {
    const { columns, plan, finders } = this;
    const { find } = this.segment;
    columns.credits[slot] = credits * plan.common.unit;
    if (find !== undefined) {
      const found = find(rightEntry, 3 - captaincy, rightRank);
      this.walk(slot, leftEntry, found.entry, captaincy, leftRank, found.rank);
    } else if (finders === undefined) this.walk(slot, leftEntry, rightEntry, captaincy, leftRank, rightRank);
    else this.pick(slot, finders, leftEntry, rightEntry, captaincy, leftRank, rightRank);
  }

  walk(
    slot: number,
    leftEntry: number,
    rightEntry: number,
    captaincy: number,
    leftRank: number,
    rightRank: number,
  ): void {
    const { drawnTeam, columns, plan } = this;
    drawnTeam.members.fill(0);
    unrankSide(plan.left, leftEntry, captaincy, leftRank, drawnTeam);
    unrankSide(plan.right, rightEntry, 3 - captaincy, rightRank, drawnTeam);
    columns.members.set(drawnTeam.members, 3 * slot);
    columns.captain[slot] = drawnTeam.captain;
    columns.viceCaptain[slot] = drawnTeam.viceCaptain;
  }

  pick(
    slot: number,
    [left, right]: readonly [WayFinder, WayFinder],
    leftEntry: number,
    rightEntry: number,
    captaincy: number,
    leftRank: number,
    rightRank: number,
  ): void {
    const { members, captain, viceCaptain } = this.columns;
    const one = left.find(leftEntry, captaincy, leftRank);
    const other = right.find(rightEntry, 3 - captaincy, rightRank);
    const leftWords = left.side.words;
    const rightWords = right.side.words;
    // Words of players who are not in the pool stay 0.
    for (let word = 0; word < this.usedWords; word++)
      members[3 * slot + word] = leftWords[3 * one + word]! | rightWords[3 * other + word]!;
    if (captaincy === 1 || captaincy === 2) {
      captain[slot] = captaincy === 1 ? left.leaderOf(one, true) : right.leaderOf(other, true);
      viceCaptain[slot] = captaincy === 1 ? right.leaderOf(other, false) : left.leaderOf(one, false);
      return;
    }
    const finder = captaincy === 0 ? right : left;
    finder.pairOf(captaincy === 0 ? other : one);
    captain[slot] = finder.captain;
    viceCaptain[slot] = finder.viceCaptain;
  }
}
