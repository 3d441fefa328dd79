import type { Partners, Window } from "../../counting/partners.ts";
import { windowOf } from "../../counting/partners.ts";
import { RightSums, type SumKeys } from "../../counting/right-sums.ts";
import type { FoundEntry } from "../../counting/segment.ts";
import type { Common } from "../../counting/side-plan.ts";
import { TOGETHER } from "./demanded-ways.ts";
import type { CellSide } from "./cell-side.ts";

/** The ways of the other side that fit each entry of a side and hold demands, `TOGETHER` of them. */
export class PartnerWays {
  /** Numbers of ways, `TOGETHER` per entry of the side. */
  readonly metWays: Float64Array;
  readonly #side: CellSide;
  readonly #sums: RightSums;
  readonly #common: Common;
  readonly #window: Window = { min: 0, max: 0 };

  /** `ways`: of the other side's entries, as `waysHolding` counts them. */
  constructor(side: CellSide, keys: SumKeys, ways: Float64Array, common: Common) {
    this.#side = side;
    this.#common = common;
    this.#sums = new RightSums(keys, ways, undefined);
    this.metWays = new Float64Array(TOGETHER * side.layer.credits.length);
    for (const { bundle, others } of side.meetings) {
      const partners = this.#sums.add(others);
      const columns = keys.everyColumn.filter((column) => hasWays(partners, column));
      for (const one of bundle.classes) for (const column of columns) this.#meet(one, partners, column);
    }
  }

  /** Two pointers: as the class's credits rise, the range of the column's keys moves down. */
  #meet(one: number, partners: Partners, column: number): void {
    const { layer } = this.#side;
    const window = this.#window;
    if (!windowOf(this.#common, layer.low[one]!, partners.low[column]!, window)) return;
    const { metWays } = this;
    const { credits, waysBefore } = partners;
    const { min, max } = window;
    const first = partners.start[column]!;
    let from = partners.start[column + 1]!;
    let to = from;
    for (let entry = layer.start[one]!; entry < layer.start[one + 1]!; entry++) {
      const ownCredits = layer.credits[entry]!;
      while (to > first && credits[to - 1]! > max - ownCredits) to--;
      while (from > first && credits[from - 1]! >= min - ownCredits) from--;
      if (to <= from) continue;
      const at = TOGETHER * entry;
      const a = TOGETHER * from;
      const b = TOGETHER * to;
      metWays[at]! += waysBefore[b]! - waysBefore[a]!;
      metWays[at + 1]! += waysBefore[b + 1]! - waysBefore[a + 1]!;
      metWays[at + 2]! += waysBefore[b + 2]! - waysBefore[a + 2]!;
      metWays[at + 3]! += waysBefore[b + 3]! - waysBefore[a + 3]!;
    }
  }

  /**
   * For entries of the side with the rank of a way among those that fit the entry and hold a demand: calls back with the
   * way's entry and rank there, and the credits of both entries.
   */
  find(
    askedBounds: readonly PartnerBounds[],
    foundEntry: (asked: PartnerBounds, way: FoundEntry, credits: number) => void,
  ): void {
    const { meetings, meetingOf } = this.#side;
    let open = -1;
    let partners: Partners | undefined;
    // The partners of a meeting are added up once.
    for (const ownCredits of askedBounds.toSorted((a, b) => meetingOf[a.entry]! - meetingOf[b.entry]!)) {
      const meeting = meetingOf[ownCredits.entry]!;
      const { others } = meetings[meeting]!;
      if (open !== meeting || partners === undefined) partners = this.#sums.add(others);
      open = meeting;
      const { key, rank, credits } = this.#keyAt(partners, ownCredits);
      foundEntry(ownCredits, this.#sums.find(others, key, ownCredits.demand, rank), credits);
    }
  }

  #keyAt(
    partners: Partners,
    { entry, demand, rank }: PartnerBounds,
  ): { key: number; rank: number; credits: number } {
    const { layer, classOf } = this.#side;
    const { start, credits, low, waysBefore } = partners;
    const ownCredits = layer.credits[entry]!;
    const ownLow = layer.low[classOf[entry]!]!;
    const window = this.#window;
    const before = (key: number): number => waysBefore[TOGETHER * key + demand]!;
    let rest = rank;
    for (let column = 0; column < low.length; column++) {
      if (!windowOf(this.#common, ownLow, low[column]!, window)) continue;
      let key = start[column]!;
      let to = start[column + 1]!;
      while (key < to && credits[key]! < window.min - ownCredits) key++;
      while (to > key && credits[to - 1]! > window.max - ownCredits) to--;
      if (rest >= before(to) - before(key)) {
        rest -= before(to) - before(key);
        continue;
      }
      for (; rest >= before(key + 1) - before(key); key++) rest -= before(key + 1) - before(key);
      return { key, rank: rest, credits: ownLow + low[column]! + ownCredits + credits[key]! };
    }
    throw new Error("A rank is within the ways that fit its entry");
  }
}

/** Whether any of the summed ways are in the column. */
function hasWays({ start, waysBefore }: Partners, column: number): boolean {
  const from = TOGETHER * start[column]!;
  const to = TOGETHER * start[column + 1]!;
  for (let at = 0; at < TOGETHER; at++) if (waysBefore[to + at] !== waysBefore[from + at]) return true;
  return false;
}

/** A way of the other side: its rank among those that fit `entry` and hold the demand of this index. */
export interface PartnerBounds {
  readonly row: number;
  readonly pair: number;
  readonly entry: number;
  readonly demand: number;
  readonly rank: number;
}
