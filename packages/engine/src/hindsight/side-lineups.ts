import type { Draft } from "../plan/draft.ts";
import { DIGITS, dimensionsOf, digitOf, sidePlayersOf } from "./side-players.ts";
import type { SidePlayer } from "./side-players.ts";

/** A kind of half lineup: what the other side has to fit. */
export interface SideClass {
  /** Counts per role, then per percentage group, then per player group. */
  readonly counts: readonly number[];
  readonly size: number;
  /** Hundredths of a credit of the little selected players, where their credits are bounded. */
  readonly lowCredits: number;
}

/** Every set of one side's players that its own bounds allow, as columns. */
export interface SideLineups {
  readonly players: readonly SidePlayer[];
  readonly count: number;
  readonly classes: readonly SideClass[];
  /** Place in `classes`. */
  readonly kind: Int32Array;
  /** Bit p is the player at place p of `players`: 32 in `low`, the rest in `high`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Hundredths of a credit. */
  readonly credits: Int32Array;
  /** Sum of the players' points in hundredths, twice. */
  readonly value: Int32Array;
  /**
   * Places of the best and second best captain and vice-captain candidates, four a set; `NOBODY` for none.
   */
  readonly leaders: Uint8Array;
}

export const NOBODY = 255;
/**
 * More sets of one side than this are not enumerated; so many take seconds. Announced elevens have at most 2,046, twelve
 * players of a side 4,082.
 */
export const MOST_LINEUPS = 1_000_000;
const MOST_PLAYERS = 64;

/** Undefined where the side has too many players or bounds to look at every set of them. */
export function sideLineupsOf(draft: Draft, side: 0 | 1, hundredths: Int32Array): SideLineups | undefined {
  const players = sidePlayersOf(draft, side, hundredths);
  const sizes = new Set(draft.partitions.map((partition) => partition[side]));
  const free = players.filter((player) => !player.fixed).length;
  const fixed = players.length - free;
  let most = 0;
  for (const size of sizes) most += choose(free, size - fixed);
  if (most > MOST_LINEUPS || players.length > MOST_PLAYERS || dimensionsOf(draft) > 2 * DIGITS)
    return undefined;
  const enumeration = new Enumeration(draft, side, players, sizes, most);
  enumeration.run();
  return enumeration.finish();
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step;
  return Math.round(ways);
}

class Enumeration {
  readonly dimensions: number;
  readonly sizes: ReadonlySet<number>;
  readonly largest: number;
  readonly players: readonly SidePlayer[];
  readonly free: readonly number[];
  readonly mostOfRole: readonly number[];
  readonly cellAllowed: readonly ReadonlySet<number>[];
  readonly creditsMin: number;
  readonly creditsMax: number;
  readonly roleTaken: number[];
  readonly cellTaken: number[];
  readonly classOf = new Map<number | string, number>();
  readonly classes: SideClass[] = [];
  readonly kind: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly credits: Int32Array;
  readonly value: Int32Array;
  readonly leaders: Uint8Array;
  count = 0;

  constructor(
    draft: Draft,
    side: 0 | 1,
    players: readonly SidePlayer[],
    sizes: ReadonlySet<number>,
    most: number,
  ) {
    this.dimensions = dimensionsOf(draft);
    this.sizes = sizes;
    this.largest = Math.max(0, ...sizes);
    this.players = players;
    this.free = players.flatMap((player, place) => (player.fixed ? [] : [place]));
    this.mostOfRole = draft.sport.roles.map((_, role) =>
      draft.combinations.reduce((high, combination) => Math.max(high, combination[role]!), 0),
    );
    this.cellAllowed = draft.cells.filter((cell) => cell.side === side).map((cell) => new Set(cell.allowed));
    this.creditsMin = draft.sideCredits[side].min;
    this.creditsMax = draft.sideCredits[side].max;
    this.roleTaken = draft.sport.roles.map(() => 0);
    this.cellTaken = this.cellAllowed.map(() => 0);
    this.kind = new Int32Array(most);
    this.low = new Int32Array(most);
    this.high = new Int32Array(most);
    this.credits = new Int32Array(most);
    this.value = new Int32Array(most);
    this.leaders = new Uint8Array(4 * most);
  }

  /** Takes the fixed players first, then tries every set of the others. */
  run(): void {
    const fixed = this.players.flatMap((player, place) => (player.fixed ? [place] : []));
    const takeFixed = (at: number, set: PartSet): void => {
      const place = fixed[at];
      if (place === undefined) this.extend(0, set);
      else this.take(place, set, (larger) => takeFixed(at + 1, larger));
    };
    takeFixed(0, emptySet);
  }

  extend(from: number, set: PartSet): void {
    if (this.sizes.has(set.size)) this.keep(set);
    if (set.size === this.largest) return;
    for (let at = from; at < this.free.length; at++)
      this.take(this.free[at]!, set, (larger) => this.extend(at + 1, larger));
  }

  /** Goes on with one player more, unless his role is full. */
  take(place: number, set: PartSet, go: (larger: PartSet) => void): void {
    const player = this.players[place]!;
    if (set.size === this.largest || this.roleTaken[player.role]! >= this.mostOfRole[player.role]!) return;
    this.roleTaken[player.role]! += 1;
    for (const cell of player.cells) this.cellTaken[cell]! += 1;
    go(withPlayer(set, player, place));
    this.roleTaken[player.role]! -= 1;
    for (const cell of player.cells) this.cellTaken[cell]! -= 1;
  }

  keep(set: PartSet): void {
    if (set.credits < this.creditsMin || set.credits > this.creditsMax) return;
    if (!this.cellAllowed.every((allowed, cell) => allowed.has(this.cellTaken[cell]!))) return;
    const at = this.count++;
    this.kind[at] = this.classAt(set);
    this.low[at] = set.low;
    this.high[at] = set.high;
    this.credits[at] = set.credits;
    this.value[at] = 2 * set.hundredths;
    this.leaders[4 * at] = set.captain;
    this.leaders[4 * at + 1] = set.secondCaptain;
    this.leaders[4 * at + 2] = set.viceCaptain;
    this.leaders[4 * at + 3] = set.secondViceCaptain;
  }

  classAt(set: PartSet): number {
    const { weight0, weight1, lowCredits } = set;
    const key = weight1 === 0 && lowCredits === 0 ? weight0 : `${weight0}|${weight1}|${lowCredits}`;
    const known = this.classOf.get(key);
    if (known !== undefined) return known;
    const sums = [weight0, weight1] as const;
    const counts = Array.from({ length: this.dimensions }, (_, digit) => digitOf(sums, digit));
    this.classes.push({ counts, size: set.size, lowCredits });
    this.classOf.set(key, this.classes.length - 1);
    return this.classes.length - 1;
  }

  finish(): SideLineups {
    const { players, count, classes } = this;
    return {
      players,
      count,
      classes,
      kind: this.kind.subarray(0, count),
      low: this.low.subarray(0, count),
      high: this.high.subarray(0, count),
      credits: this.credits.subarray(0, count),
      value: this.value.subarray(0, count),
      leaders: this.leaders.subarray(0, 4 * count),
    };
  }
}

/** Players taken so far, and what they add up to. */
interface PartSet {
  readonly size: number;
  readonly low: number;
  readonly high: number;
  readonly credits: number;
  readonly lowCredits: number;
  readonly hundredths: number;
  readonly weight0: number;
  readonly weight1: number;
  readonly captain: number;
  readonly secondCaptain: number;
  readonly viceCaptain: number;
  readonly secondViceCaptain: number;
}

const emptySet: PartSet = {
  size: 0,
  low: 0,
  high: 0,
  credits: 0,
  lowCredits: 0,
  hundredths: 0,
  weight0: 0,
  weight1: 0,
  captain: NOBODY,
  secondCaptain: NOBODY,
  viceCaptain: NOBODY,
  secondViceCaptain: NOBODY,
};

/** Places rise as points fall, so the lower place is the better leader. */
function withPlayer(set: PartSet, player: SidePlayer, place: number): PartSet {
  const { captain, secondCaptain, viceCaptain, secondViceCaptain } = set;
  const first = (best: number, candidate: boolean): number => (candidate && place < best ? place : best);
  const second = (best: number, next: number, candidate: boolean): number =>
    !candidate ? next : place < best ? best : Math.min(place, next);
  return {
    size: set.size + 1,
    low: place < 32 ? set.low | (1 << place) : set.low,
    high: place < 32 ? set.high : set.high | (1 << (place - 32)),
    credits: set.credits + player.credits,
    lowCredits: set.lowCredits + player.lowCredits,
    hundredths: set.hundredths + player.hundredths,
    weight0: set.weight0 + player.weight[0],
    weight1: set.weight1 + player.weight[1],
    captain: first(captain, player.captain),
    secondCaptain: second(captain, secondCaptain, player.captain),
    viceCaptain: first(viceCaptain, player.viceCaptain),
    secondViceCaptain: second(viceCaptain, secondViceCaptain, player.viceCaptain),
  };
}
