import { firstAbove } from "./first-above.ts";
import type { Layer } from "./layer.ts";
import { type Partners, type Window, windowOf } from "./partners.ts";
import type { Common } from "./side-plan.ts";

/** Pairs of a left class and a class of partners whose counts fit, in order, each with the cumulative number of teams. */
export interface PairList {
  readonly pairs: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Teams of each pair and all pairs before it. */
  readonly teamsTo: Float64Array;
}

const roomFor = (pairs: number) => ({
  left: new Int32Array(pairs),
  right: new Int32Array(pairs),
  teamsTo: new Float64Array(pairs),
});

/** Pairs are written to a buffer that joins share, 8 MB at most, and copied out at the end. */
const MAX_KEPT = 1 << 19;
let room = roomFor(1024);

/** Counts pairs of classes and lists those that have teams. */
export class PairWriter {
  readonly common: Common;
  readonly leftLayer: Layer;
  partners: Partners;
  readonly window: Window = { min: 0, max: 0 };
  left = room.left;
  right = room.right;
  teamsTo = room.teamsTo;
  pairs = 0;
  teams = 0;
  lineups = 0;

  constructor(leftLayer: Layer, partners: Partners, common: Common) {
    this.common = common;
    this.leftLayer = leftLayer;
    this.partners = partners;
  }

  /**
   * Left classes with classes of partners, both by rising credits of players with low ownership: as they rise on the
   * left, the range of partners moves down. Returns the number of pairs.
   */
  bundle(lefts: readonly number[], classes: readonly number[]): number {
    const { leftLayer, partners, common } = this;
    const { min, max } = common.lowCredits;
    let from = classes.length;
    let to = from;
    let pairs = 0;
    for (const left of lefts) {
      const low = leftLayer.low[left]!;
      if (common.lowApart) {
        while (to > 0 && low + partners.low[classes[to - 1]!]! > max) to--;
        while (from > 0 && low + partners.low[classes[from - 1]!]! >= min) from--;
      } else from = 0;
      pairs += to - from;
      if (leftLayer.start[left + 1]! - leftLayer.start[left]! === 1) this.single(left, classes, from, to);
      else for (let index = from; index < to; index++) this.pair(left, classes[index]!);
    }
    return pairs;
  }

  /** `pair` for a left class of one entry. Strategies with many rules have thousands of these. */
  single(left: number, classes: readonly number[], from: number, to: number): void {
    const { leftLayer, window, common } = this;
    const { start, credits: rightCredits, low: rightLow, waysBefore, leaderlessBefore } = this.partners;
    const entry = leftLayer.start[left]!;
    const credits = leftLayer.credits[entry]!;
    const ownAt = 4 * entry;
    const none = leftLayer.ways[ownAt]!;
    const first = leftLayer.ways[ownAt + 1]!;
    const second = leftLayer.ways[ownAt + 2]!;
    const bothWays = leftLayer.ways[ownAt + 3]!;
    const lacking = !common.everybodyLeads && maybeUnled(leftLayer.leaderless, ownAt);
    const low = leftLayer.low[left]!;
    for (let index = from; index < to; index++) {
      const right = classes[index]!;
      if (!windowOf(common, low, rightLow[right]!, window)) continue;
      const begin = start[right]!;
      const end = firstAbove(rightCredits, begin, start[right + 1]!, window.max - credits);
      const at = firstAbove(rightCredits, begin, end, window.min - credits - 1);
      if (at === end) continue;
      const a = 4 * at;
      const b = 4 * end;
      const ways = waysBefore[b]! - waysBefore[a]!;
      const teams =
        none * (waysBefore[b + 3]! - waysBefore[a + 3]!) +
        first * (waysBefore[b + 2]! - waysBefore[a + 2]!) +
        second * (waysBefore[b + 1]! - waysBefore[a + 1]!) +
        bothWays * ways;
      if (teams === 0) continue;
      const leaderless = lacking
        ? waysWithoutLeaders(leftLayer.leaderless, ownAt, leaderlessBefore, a, b)
        : 0;
      this.keep(left, right, teams, none * ways - leaderless);
    }
  }

  /** Two pointers: as the left credits rise, the range of right entries moves down. */
  pair(left: number, right: number): void {
    const { leftLayer, window } = this;
    const { low, start, credits: rightCredits, waysBefore, leaderlessBefore } = this.partners;
    const { everybodyLeads } = this.common;
    if (!windowOf(this.common, leftLayer.low[left]!, low[right]!, window)) return;
    const first = start[right]!;
    const leftStart = leftLayer.start[left]!;
    const leftEnd = leftLayer.start[left + 1]!;
    const end = start[right + 1]!;
    const lowest = leftLayer.credits[leftStart]!;
    if (rightCredits[first]! > window.max - lowest) return;
    if (rightCredits[end - 1]! < window.min - leftLayer.credits[leftEnd - 1]!) return;
    let to = firstAbove(rightCredits, first, end, window.max - lowest);
    let from = firstAbove(rightCredits, first, to, window.min - lowest - 1);
    let teams = 0;
    let lineups = 0;
    for (let entry = leftStart; entry < leftEnd; entry++) {
      const credits = leftLayer.credits[entry]!;
      const most = window.max - credits;
      const least = window.min - credits;
      while (to > first && rightCredits[to - 1]! > most) to--;
      while (from > first && rightCredits[from - 1]! >= least) from--;
      if (to <= from) continue;
      const ownAt = 4 * entry;
      const a = 4 * from;
      const b = 4 * to;
      const none = waysBefore[b]! - waysBefore[a]!;
      teams +=
        leftLayer.ways[ownAt]! * (waysBefore[b + 3]! - waysBefore[a + 3]!) +
        leftLayer.ways[ownAt + 1]! * (waysBefore[b + 2]! - waysBefore[a + 2]!) +
        leftLayer.ways[ownAt + 2]! * (waysBefore[b + 1]! - waysBefore[a + 1]!) +
        leftLayer.ways[ownAt + 3]! * none;
      lineups += leftLayer.ways[ownAt]! * none;
      if (!everybodyLeads && maybeUnled(leftLayer.leaderless, ownAt))
        lineups -= waysWithoutLeaders(leftLayer.leaderless, ownAt, leaderlessBefore, a, b);
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
    const nextRoom = roomFor(2 * this.pairs);
    nextRoom.left.set(this.left);
    nextRoom.right.set(this.right);
    nextRoom.teamsTo.set(this.teamsTo);
    ({ left: this.left, right: this.right, teamsTo: this.teamsTo } = nextRoom);
    if (2 * this.pairs <= MAX_KEPT) room = nextRoom;
  }

  list(): PairList {
    const { pairs } = this;
    return {
      pairs,
      left: this.left.slice(0, pairs),
      right: this.right.slice(0, pairs),
      teamsTo: this.teamsTo.slice(0, pairs),
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
function waysWithoutLeaders(
  left: Float64Array,
  ownAt: number,
  right: Float64Array,
  a: number,
  b: number,
): number {
  const neither = right[b + 2]! - right[a + 2]!;
  return (
    left[ownAt]! * (right[b]! - right[a]!) +
    left[ownAt + 1]! * (right[b + 1]! - right[a + 1]!) -
    left[ownAt + 2]! * neither +
    left[ownAt + 3]! * neither +
    left[ownAt + 2]! * (right[b + 3]! - right[a + 3]!)
  );
}
