import { type Bundle, eachShapePair, lastLayer, type Shape, type Shapes, shapesOf } from "./shapes.ts";
import type { Layer } from "./layer.ts";
import type { Common } from "./side-plan.ts";
import type { SideTable } from "./side-table.ts";

/**
 * How the two sides combine: pairs of a left and a right class whose counts fit, in order, each with the cumulative
 * number of teams. Within a pair, a left entry combines with the range of right entries whose credits fit.
 */
export interface Join {
  readonly pairs: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Teams of each pair and all pairs before it. */
  readonly teamsTo: Float64Array;
  readonly lineups: number;
  readonly teams: number;
  /** Sums of the right side's ways before each entry, four numbers per entry. */
  readonly waysBefore: Float64Array;
}

/** The right entries that a left entry with given credits combines with: a closed range of right credits. */
export interface Window {
  min: number;
  max: number;
}

/** The range that the credits of the left and right entry of a pair of classes may sum to; false when it is empty. */
export function windowOf(common: Common, leftLow: number, rightLow: number, into: Window): boolean {
  const low = leftLow + rightLow;
  into.min = common.credits.min - low;
  into.max = common.credits.max - low;
  if (!common.lowApart) return true;
  if (low < common.lowCredits.min || low > common.lowCredits.max) return false;
  into.min = Math.max(into.min, common.highCredits.min);
  into.max = Math.min(into.max, common.highCredits.max);
  return into.min <= into.max;
}

/** Prefix sums by entry, so that the sum over a range of entries is one subtraction. */
export function sumsBefore(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 4);
  for (let index = 0; index < values.length; index++) sums[index + 4] = sums[index]! + values[index]!;
  return sums;
}

/** Combines the sides; undefined when more than `most` pairs of classes would have to be compared. */
export function joinSides(left: SideTable, right: SideTable, common: Common, most: number): Join | undefined {
  const leftShapes = shapesOf(left, common);
  const rightShapes = shapesOf(right, common);
  const joiner = new Joiner(left, right, common, new GroupFit(leftShapes, rightShapes, common), most);
  const done = eachShapePair(leftShapes.byKey, rightShapes.byKey, common, (one, other) =>
    joiner.meet(one, other),
  );
  return done ? joiner.finish() : undefined;
}

/** Whether the group counts of a left and of a right bundle fit. The result is cached, because bundles share counts. */
class GroupFit {
  readonly left: readonly Uint8Array[];
  readonly right: readonly Uint8Array[];
  readonly common: Common;
  /** 0 unknown, 1 fits, 2 does not. */
  readonly known: Uint8Array;

  constructor(left: Shapes, right: Shapes, common: Common) {
    this.left = left.groupCounts;
    this.right = right.groupCounts;
    this.common = common;
    this.known = new Uint8Array(Math.min(MOST_REMEMBERED, this.left.length * this.right.length));
  }

  holds(left: number, right: number): boolean {
    const index = left * this.right.length + right;
    const known = this.known[index];
    if (known !== undefined && known !== 0) return known === 1;
    const fits = this.compare(this.left[left]!, this.right[right]!);
    if (known !== undefined) this.known[index] = fits ? 1 : 2;
    return fits;
  }

  compare(left: Uint8Array, right: Uint8Array): boolean {
    return this.common.groups.every(({ min, cap, bounded }, group) => {
      const count = left[group]! + right[group]!;
      return count >= min && (!bounded || count <= cap);
    });
  }
}

const MOST_REMEMBERED = 4_000_000;

const roomFor = (pairs: number) => ({
  left: new Int32Array(pairs),
  right: new Int32Array(pairs),
  teamsTo: new Float64Array(pairs),
});

/** Pairs are written to a buffer that joins share, 8 MB at most, and copied out at the end. */
const MOST_KEPT = 1 << 19;
let kept = roomFor(1024);

class Joiner {
  readonly groupFit: GroupFit;
  readonly most: number;
  readonly common: Common;
  readonly leftLayer: Layer;
  readonly rightLayer: Layer;
  readonly waysBefore: Float64Array;
  readonly leaderlessBefore: Float64Array;
  readonly window: Window = { min: 0, max: 0 };
  left = kept.left;
  right = kept.right;
  teamsTo = kept.teamsTo;
  compared = 0;
  pairs = 0;
  teams = 0;
  lineups = 0;

  constructor(left: SideTable, right: SideTable, common: Common, groupFit: GroupFit, most: number) {
    this.groupFit = groupFit;
    this.most = most;
    this.common = common;
    this.leftLayer = lastLayer(left);
    this.rightLayer = lastLayer(right);
    this.waysBefore = sumsBefore(this.rightLayer.ways);
    this.leaderlessBefore = sumsBefore(this.rightLayer.leaderless);
  }

  /** Returns false when more pairs would have to be compared than allowed. */
  meet(left: Shape, right: Shape): boolean {
    for (const one of left.bundles.values())
      for (const other of right.bundles.values()) {
        this.compared++;
        if (!this.groupFit.holds(one.groups, other.groups)) continue;
        this.bundle(one, other);
        if (this.compared > this.most) return false;
      }
    return this.compared <= this.most;
  }

  /** As the left bundle's credits of players with low ownership rise, the range of its partners moves down. */
  bundle(left: Bundle, right: Bundle): void {
    const { leftLayer, rightLayer } = this;
    const { min, max } = this.common.lowCredits;
    const partners = right.classes;
    let from = partners.length;
    let to = from;
    for (const one of left.classes) {
      const low = leftLayer.low[one]!;
      if (this.common.lowApart) {
        while (to > 0 && low + rightLayer.low[partners[to - 1]!]! > max) to--;
        while (from > 0 && low + rightLayer.low[partners[from - 1]!]! >= min) from--;
      } else from = 0;
      this.compared += to - from;
      if (leftLayer.start[one + 1]! - leftLayer.start[one]! === 1) this.single(one, partners, from, to);
      else for (let index = from; index < to; index++) this.pair(one, partners[index]!);
    }
  }

  /** `pair` for a left class of one entry. Strategies with many rules have thousands of these. */
  single(left: number, partners: readonly number[], from: number, to: number): void {
    const { leftLayer, rightLayer, waysBefore, leaderlessBefore, window, common } = this;
    const { start, credits: rightCredits, low: rightLow } = rightLayer;
    const entry = leftLayer.start[left]!;
    const credits = leftLayer.credits[entry]!;
    const own = 4 * entry;
    const none = leftLayer.ways[own]!;
    const first = leftLayer.ways[own + 1]!;
    const second = leftLayer.ways[own + 2]!;
    const both = leftLayer.ways[own + 3]!;
    const lacking = !common.everybodyLeads && maybeUnled(leftLayer.leaderless, own);
    const low = leftLayer.low[left]!;
    for (let index = from; index < to; index++) {
      const right = partners[index]!;
      if (!windowOf(common, low, rightLow[right]!, window)) continue;
      const begin = start[right]!;
      let end = start[right + 1]!;
      while (end > begin && rightCredits[end - 1]! > window.max - credits) end--;
      let at = end;
      while (at > begin && rightCredits[at - 1]! >= window.min - credits) at--;
      if (at === end) continue;
      const a = 4 * at;
      const b = 4 * end;
      const ways = waysBefore[b]! - waysBefore[a]!;
      const teams =
        none * (waysBefore[b + 3]! - waysBefore[a + 3]!) +
        first * (waysBefore[b + 2]! - waysBefore[a + 2]!) +
        second * (waysBefore[b + 1]! - waysBefore[a + 1]!) +
        both * ways;
      if (teams === 0) continue;
      const led = lacking ? unled(leftLayer.leaderless, own, leaderlessBefore, a, b) : 0;
      this.keep(left, right, teams, none * ways - led);
    }
  }

  /** Two pointers: as the left credits rise, the range of right entries moves down. */
  pair(left: number, right: number): void {
    const { leftLayer, rightLayer, waysBefore, leaderlessBefore, window } = this;
    const { everybodyLeads } = this.common;
    if (!windowOf(this.common, leftLayer.low[left]!, rightLayer.low[right]!, window)) return;
    const first = rightLayer.start[right]!;
    let from = rightLayer.start[right + 1]!;
    let to = from;
    const leftEnd = leftLayer.start[left + 1]!;
    const rightCredits = rightLayer.credits;
    let teams = 0;
    let lineups = 0;
    for (let entry = leftLayer.start[left]!; entry < leftEnd; entry++) {
      const credits = leftLayer.credits[entry]!;
      const high = window.max - credits;
      const low = window.min - credits;
      while (to > first && rightCredits[to - 1]! > high) to--;
      while (from > first && rightCredits[from - 1]! >= low) from--;
      if (to <= from) continue;
      const own = 4 * entry;
      const a = 4 * from;
      const b = 4 * to;
      const none = waysBefore[b]! - waysBefore[a]!;
      teams +=
        leftLayer.ways[own]! * (waysBefore[b + 3]! - waysBefore[a + 3]!) +
        leftLayer.ways[own + 1]! * (waysBefore[b + 2]! - waysBefore[a + 2]!) +
        leftLayer.ways[own + 2]! * (waysBefore[b + 1]! - waysBefore[a + 1]!) +
        leftLayer.ways[own + 3]! * none;
      lineups += leftLayer.ways[own]! * none;
      if (!everybodyLeads && maybeUnled(leftLayer.leaderless, own))
        lineups -= unled(leftLayer.leaderless, own, leaderlessBefore, a, b);
    }
    if (teams > 0) this.keep(left, right, teams, lineups);
  }

  keep(left: number, right: number, teams: number, lineups: number): void {
    if (this.pairs === this.left.length) this.grow();
    this.teams += teams;
    this.lineups += lineups;
    this.left[this.pairs] = left;
    this.right[this.pairs] = right;
    this.teamsTo[this.pairs] = this.teams;
    this.pairs++;
  }

  grow(): void {
    const grown = roomFor(2 * this.pairs);
    grown.left.set(this.left);
    grown.right.set(this.right);
    grown.teamsTo.set(this.teamsTo);
    ({ left: this.left, right: this.right, teamsTo: this.teamsTo } = grown);
    if (2 * this.pairs <= MOST_KEPT) kept = grown;
  }

  finish(): Join {
    const { pairs, lineups, teams, waysBefore } = this;
    return {
      pairs,
      left: this.left.slice(0, pairs),
      right: this.right.slice(0, pairs),
      teamsTo: this.teamsTo.slice(0, pairs),
      lineups,
      teams,
      waysBefore,
    };
  }
}

/** Whether some of an entry's ways lack a captain or vice-captain. Most have both and need no further check. */
const maybeUnled = (leaderless: Float64Array, own: number): boolean =>
  leaderless[own]! !== 0 || leaderless[own + 1]! !== 0 || leaderless[own + 3]! !== 0;

/**
 * Lineups without a possible captaincy: without a captain candidate, or without a vice-captain candidate (those without
 * either are subtracted once), or with one player as the only candidate for both.
 */
function unled(left: Float64Array, own: number, right: Float64Array, a: number, b: number): number {
  const neither = right[b + 2]! - right[a + 2]!;
  return (
    left[own]! * (right[b]! - right[a]!) +
    left[own + 1]! * (right[b + 1]! - right[a + 1]!) -
    left[own + 2]! * neither +
    left[own + 3]! * neither +
    left[own + 2]! * (right[b + 3]! - right[a + 3]!)
  );
}
