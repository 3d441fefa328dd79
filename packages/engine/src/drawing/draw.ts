import { type Window, windowOf } from "../counting/join.ts";
import { lastLayer } from "../counting/shapes.ts";
import type { Plan } from "../plan/compile.ts";
import type { TeamColumns } from "../team-set/columns.ts";
import { listSide, WayFinder, waysToList } from "./listed-side.ts";
import { type TeamDraft, unrankSide } from "./unrank.ts";

/** How often, in teams, progress is told and a wish to stop is heard. */
const BREATH = 512;

export interface Watch {
  readonly onProgress?: (done: number, of: number) => void;
  readonly shouldStop?: () => boolean;
}

/**
 * Writes the teams of ascending `ranks` to the rows `slots` name. One pass over the join: pairs, then left entries,
 * then a search in the right sums; nothing is rejected. False when stopped.
 */
export function drawTeams(
  plan: Plan,
  ranks: Float64Array,
  slots: Uint32Array,
  columns: TeamColumns,
  watch: Watch,
): boolean {
  const drawer = new Drawer(plan, columns, ranks.length);
  const { join } = plan;
  let pair = 0;
  let done = 0;
  while (done < ranks.length) {
    while (join.teamsTo[pair]! <= ranks[done]!) pair++;
    done = drawer.drawPair(pair, ranks, done, slots);
    if (done % BREATH < drawer.drawnOfPair || done === ranks.length) {
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(done, ranks.length);
    }
  }
  return true;
}

/** Listing the sides' ways pays when there are not many more of them than teams to draw. */
function findersOf(plan: Plan, wanted: number): readonly [WayFinder, WayFinder] | undefined {
  if (Math.max(waysToList(plan.left), waysToList(plan.right)) > 2 * wanted) return undefined;
  return [new WayFinder(listSide(plan.left)), new WayFinder(listSide(plan.right))];
}

class Drawer {
  readonly finders: readonly [WayFinder, WayFinder] | undefined;
  readonly plan: Plan;
  readonly columns: TeamColumns;
  readonly window: Window = { min: 0, max: 0 };
  readonly draft: TeamDraft = { members: new Uint32Array(3), captain: 0, viceCaptain: 0 };
  drawnOfPair = 0;

  constructor(plan: Plan, columns: TeamColumns, wanted: number) {
    this.finders = findersOf(plan, wanted);
    this.plan = plan;
    this.columns = columns;
  }

  /** Draws all ranks that fall in the pair, from place `next` on; says where the next pair's ranks start. */
  drawPair(pair: number, ranks: Float64Array, next: number, slots: Uint32Array): number {
    const { common, join } = this.plan;
    const leftLayer = lastLayer(this.plan.left);
    const rightLayer = lastLayer(this.plan.right);
    const left = join.left[pair]!;
    const right = join.right[pair]!;
    const low = leftLayer.low[left]! + rightLayer.low[right]!;
    windowOf(common, leftLayer.low[left]!, rightLayer.low[right]!, this.window);
    const { min, max } = this.window;
    const { waysBefore } = join;
    const first = rightLayer.start[right]!;
    const end = join.teamsTo[pair]!;
    let from = rightLayer.start[right + 1]!;
    let to = from;
    let base = pair === 0 ? 0 : join.teamsTo[pair - 1]!;
    let place = next;
    for (let entry = leftLayer.start[left]!; place < ranks.length && ranks[place]! < end; entry++) {
      const credits = leftLayer.credits[entry]!;
      while (to > first && rightLayer.credits[to - 1]! > max - credits) to--;
      while (from > first && rightLayer.credits[from - 1]! >= min - credits) from--;
      if (to <= from) continue;
      for (let marks = 0; marks < 4; marks++) {
        const each = leftLayer.ways[4 * entry + marks]!;
        const before = waysBefore[4 * from + 3 - marks]!;
        const teams = each * (waysBefore[4 * to + 3 - marks]! - before);
        for (; place < ranks.length && ranks[place]! < base + teams; place++) {
          const rank = ranks[place]! - base;
          let partner = Math.floor(rank / each);
          if (partner * each > rank) partner--;
          const rightEntry = this.entryAt(3 - marks, from, to, before + partner);
          const rightRank = before + partner - waysBefore[4 * rightEntry + 3 - marks]!;
          const sum = low + credits + rightLayer.credits[rightEntry]!;
          this.write(slots[place]!, entry, rightEntry, marks, rank - partner * each, rightRank, sum);
        }
        base += teams;
      }
    }
    this.drawnOfPair = place - next;
    return place;
  }

  /** The last right entry of the range whose sum before is not above `rank`. */
  entryAt(marks: number, from: number, to: number, rank: number): number {
    const { waysBefore } = this.plan.join;
    let low = from;
    let high = to - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (waysBefore[4 * middle + marks]! <= rank) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  write(
    slot: number,
    leftEntry: number,
    rightEntry: number,
    marks: number,
    leftRank: number,
    rightRank: number,
    credits: number,
  ): void {
    const { columns, plan, finders } = this;
    columns.credits[slot] = credits * plan.common.unit;
    if (finders === undefined) this.walk(slot, leftEntry, rightEntry, marks, leftRank, rightRank);
    else this.pick(slot, finders, leftEntry, rightEntry, marks, leftRank, rightRank);
  }

  walk(
    slot: number,
    leftEntry: number,
    rightEntry: number,
    marks: number,
    leftRank: number,
    rightRank: number,
  ): void {
    const { draft, columns, plan } = this;
    draft.members.fill(0);
    unrankSide(plan.left, leftEntry, marks, leftRank, draft);
    unrankSide(plan.right, rightEntry, 3 - marks, rightRank, draft);
    columns.members.set(draft.members, 3 * slot);
    columns.captain[slot] = draft.captain;
    columns.viceCaptain[slot] = draft.viceCaptain;
  }

  pick(
    slot: number,
    [left, right]: readonly [WayFinder, WayFinder],
    leftEntry: number,
    rightEntry: number,
    marks: number,
    leftRank: number,
    rightRank: number,
  ): void {
    const { members, captain, viceCaptain } = this.columns;
    const one = left.find(leftEntry, marks, leftRank);
    const other = right.find(rightEntry, 3 - marks, rightRank);
    const leftWords = left.side.words;
    const rightWords = right.side.words;
    members[3 * slot] = leftWords[3 * one]! | rightWords[3 * other]!;
    members[3 * slot + 1] = leftWords[3 * one + 1]! | rightWords[3 * other + 1]!;
    members[3 * slot + 2] = leftWords[3 * one + 2]! | rightWords[3 * other + 2]!;
    if (marks === 1 || marks === 2) {
      captain[slot] = marks === 1 ? left.leaderOf(one, true) : right.leaderOf(other, true);
      viceCaptain[slot] = marks === 1 ? right.leaderOf(other, false) : left.leaderOf(one, false);
      return;
    }
    const finder = marks === 0 ? right : left;
    finder.pairOf(marks === 0 ? other : one);
    captain[slot] = finder.captain;
    viceCaptain[slot] = finder.viceCaptain;
  }
}
