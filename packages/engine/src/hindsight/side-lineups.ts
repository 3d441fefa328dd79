import { creditRange } from "../constraints/constraints.ts";
import type { Constraints } from "../constraints/constraints.ts";
import { Digits, sidePlayersOf } from "./side-players.ts";
import type { ValuedPlayer } from "./side-players.ts";

/** A class of half lineups: the counts that the other side has to fit. */
export interface SideClass {
  /** Counts per role, then per percentage group, then the sums. */
  readonly counts: readonly number[];
  readonly size: number;
  /** Hundredths of a credit of the players with low ownership, where their credits are bounded. */
  readonly lowCredits: number;
}

/** Every set of one side's players that its own bounds allow, as columns. */
export interface SideLineups {
  readonly players: readonly ValuedPlayer[];
  readonly count: number;
  readonly classes: readonly SideClass[];
  /** Index in `classes`. */
  readonly kind: Int32Array;
  /** Bit p is the player at index p of `players`: 32 in `low`, the rest in `high`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Hundredths of a credit. */
  readonly credits: Int32Array;
  /** Sum of the players' points in hundredths, twice. */
  readonly value: Int32Array;
}

/**
 * A side with more sets of players than this is not enumerated; this many take seconds. Announced elevens have at most
 * 2,046, twelve players of a side 4,082.
 */
export const MAX_LINEUPS = 1_000_000;
const MAX_PLAYERS = 64;

/** Undefined where the side has too many players or bounds to enumerate every set of them. */
export function sideLineupsOf(
  constraints: Constraints,
  side: 0 | 1,
  hundredths: Int32Array,
): SideLineups | undefined {
  const digits = new Digits(constraints);
  const players = sidePlayersOf(constraints, side, hundredths, digits);
  const sizes = new Set(constraints.partitions.map((partition) => partition[side]));
  const free = players.filter((player) => !player.fixed).length;
  const fixedCount = players.length - free;
  let most = 0;
  for (const size of sizes) most += choose(free, size - fixedCount);
  if (most > MAX_LINEUPS || players.length > MAX_PLAYERS || !digits.fit) return undefined;
  const enumeration = new Enumeration(constraints, side, { players, digits, sizes, most });
  enumeration.run();
  return enumeration.finish();
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step;
  return Math.round(ways);
}

interface EnumeratedSide {
  readonly players: readonly ValuedPlayer[];
  readonly digits: Digits;
  /** Allowed numbers of players. */
  readonly sizes: ReadonlySet<number>;
  /** How many lineups there are at most. */
  readonly most: number;
}

class Enumeration {
  readonly digits: Digits;
  readonly sizes: ReadonlySet<number>;
  readonly largest: number;
  readonly players: readonly ValuedPlayer[];
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
  count = 0;

  constructor(constraints: Constraints, side: 0 | 1, { players, digits, sizes, most }: EnumeratedSide) {
    this.digits = digits;
    this.sizes = sizes;
    this.largest = Math.max(0, ...sizes);
    this.players = players;
    this.free = players.flatMap((player, index) => (player.fixed ? [] : [index]));
    this.mostOfRole = constraints.sport.roles.map((_, role) =>
      constraints.combinations.reduce((high, combination) => Math.max(high, combination[role]!), 0),
    );
    this.cellAllowed = constraints.cells
      .filter((cell) => cell.side === side)
      .map((cell) => new Set(cell.allowed));
    const { min, max } = creditRange(constraints, side === 0 ? "left" : "right");
    this.creditsMin = min;
    this.creditsMax = max;
    this.roleTaken = constraints.sport.roles.map(() => 0);
    this.cellTaken = this.cellAllowed.map(() => 0);
    this.kind = new Int32Array(most);
    this.low = new Int32Array(most);
    this.high = new Int32Array(most);
    this.credits = new Int32Array(most);
    this.value = new Int32Array(most);
  }

  /** Takes the fixed players first, then tries every set of the others. */
  run(): void {
    const fixedIndexes = this.players.flatMap((player, index) => (player.fixed ? [index] : []));
    const takeFixed = (at: number, set: PartSet): void => {
      const index = fixedIndexes[at];
      if (index === undefined) this.extend(0, set);
      else this.take(index, set, (larger) => takeFixed(at + 1, larger));
    };
    takeFixed(0, emptySet);
  }

  extend(from: number, set: PartSet): void {
    if (this.sizes.has(set.size)) this.keep(set);
    if (set.size === this.largest) return;
    for (let at = from; at < this.free.length; at++)
      this.take(this.free[at]!, set, (larger) => this.extend(at + 1, larger));
  }

  /** Continues with one more player, unless the player's role is full. */
  take(index: number, set: PartSet, go: (larger: PartSet) => void): void {
    const player = this.players[index]!;
    if (set.size === this.largest || this.roleTaken[player.role]! >= this.mostOfRole[player.role]!) return;
    this.roleTaken[player.role]! += 1;
    for (const cell of player.cells) this.cellTaken[cell]! += 1;
    go(withPlayer(set, player, index));
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
  }

  classAt(set: PartSet): number {
    const { digits0, digits1, lowCredits } = set;
    const key = digits1 === 0 && lowCredits === 0 ? digits0 : `${digits0}|${digits1}|${lowCredits}`;
    const classId = this.classOf.get(key);
    if (classId !== undefined) return classId;
    const counts = this.digits.read([digits0, digits1]);
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
    };
  }
}

/** The players taken so far, and their sums. */
interface PartSet {
  readonly size: number;
  readonly low: number;
  readonly high: number;
  readonly credits: number;
  readonly lowCredits: number;
  readonly hundredths: number;
  readonly digits0: number;
  readonly digits1: number;
}

const emptySet: PartSet = {
  size: 0,
  low: 0,
  high: 0,
  credits: 0,
  lowCredits: 0,
  hundredths: 0,
  digits0: 0,
  digits1: 0,
};

function withPlayer(set: PartSet, player: ValuedPlayer, index: number): PartSet {
  return {
    size: set.size + 1,
    low: index < 32 ? set.low | (1 << index) : set.low,
    high: index < 32 ? set.high : set.high | (1 << (index - 32)),
    credits: set.credits + player.credits,
    lowCredits: set.lowCredits + player.lowCredits,
    hundredths: set.hundredths + player.hundredths,
    digits0: set.digits0 + player.digits[0],
    digits1: set.digits1 + player.digits[1],
  };
}
