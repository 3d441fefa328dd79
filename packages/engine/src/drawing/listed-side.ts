import { lastLayer } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";

/**
 * Every complete way of a side, as bits by player position, in the order of the last layer's entries. For sides with
 * few ways, finding a way by rank in this list is several times faster than walking back through the layers.
 */
export interface ListedSide {
  readonly table: SideTable;
  readonly start: Uint32Array;
  readonly bits: Uint32Array;
  /** The same as words by player_index, three per way. */
  readonly words: Uint32Array;
  /** Number of choices of nobody, a captain, a vice-captain, both: four per way. */
  readonly ways: Uint8Array;
  readonly captains: number;
  readonly viceCaptains: number;
  /** player_index by position. */
  readonly indexes: Uint8Array;
  /** player_index of each way's members in turn, as many places per way as the side has players. */
  readonly members: Uint8Array;
  /**
   * Every player may be captain and vice-captain. Then all ways of an entry have the same number of choices, because
   * they have one size.
   */
  readonly even: boolean;
}

/** Bits in one number. */
const MAX_PLAYERS = 31;

/** How many complete ways the side has; Infinity when they cannot be listed. */
export function waysToList(table: SideTable): number {
  if (table.players.length > MAX_PLAYERS) return Infinity;
  const { ways } = lastLayer(table);
  let sum = 0;
  for (let entry = 0; entry < ways.length; entry += 4) sum += ways[entry]!;
  return sum;
}

export function listSide(table: SideTable): ListedSide {
  const { players } = table;
  const { start, bits } = waysOfLastLayer(table);
  const captains = bitsWhere(players.map((player) => player.captain));
  const viceCaptains = bitsWhere(players.map((player) => player.viceCaptain));
  const indexes = Uint8Array.from(players, (player) => player.index);
  const { words, members } = membersOf(bits, indexes);
  const ways = markWays(bits, captains, viceCaptains);
  const even = players.every((player) => player.captain && player.viceCaptain);
  return { table, start, bits, words, ways, captains, viceCaptains, indexes, members, even };
}

/** Layer by layer: an entry's ways are those of its source entries, with the player's bit set when taken. */
function waysOfLastLayer(table: SideTable): { start: Uint32Array; bits: Uint32Array } {
  let start = Uint32Array.of(0, 1);
  let bits = new Uint32Array(1);
  for (let depth = 1; depth < table.layers.length; depth++) {
    const { ways, arcStart, arcs } = table.layers[depth]!;
    const entries = ways.length / 4;
    const nextStart = new Uint32Array(entries + 1);
    for (let entry = 0; entry < entries; entry++) nextStart[entry + 1] = nextStart[entry]! + ways[4 * entry]!;
    const nextBits = new Uint32Array(nextStart[entries]!);
    let next = 0;
    const end = arcStart[entries]!;
    for (let arc = 0; arc < end; arc++) {
      const from = arcs[arc]! >> 1;
      const takenBit = (arcs[arc]! & 1) << (depth - 1);
      const last = start[from + 1]!;
      for (let way = start[from]!; way < last; way++) nextBits[next++] = bits[way]! | takenBit;
    }
    start = nextStart;
    bits = nextBits;
  }
  return { start, bits };
}

const bitsWhere = (flags: readonly boolean[]): number =>
  flags.reduce((bits, flag, index) => (flag ? bits | (1 << index) : bits), 0);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function markWays(bits: Uint32Array, captains: number, viceCaptains: number): Uint8Array {
  const ways = new Uint8Array(4 * bits.length);
  for (let way = 0; way < bits.length; way++) {
    const first = countBits(bits[way]! & captains);
    const second = countBits(bits[way]! & viceCaptains);
    ways[4 * way] = 1;
    ways[4 * way + 1] = first;
    ways[4 * way + 2] = second;
    ways[4 * way + 3] = first * second - countBits(bits[way]! & captains & viceCaptains);
  }
  return ways;
}

function membersOf(bits: Uint32Array, indexes: Uint8Array): Pick<ListedSide, "words" | "members"> {
  const words = new Uint32Array(3 * bits.length);
  const members = new Uint8Array(indexes.length * bits.length);
  for (let way = 0; way < bits.length; way++) {
    let next = indexes.length * way;
    for (let rest = bits[way]!; rest !== 0; rest &= rest - 1) {
      const index = indexes[31 - Math.clz32(rest & -rest)]!;
      words[3 * way + (index >> 5)]! |= 1 << (index & 31);
      members[next++] = index;
    }
  }
  return { words, members };
}

/** The position of the set bit with `rank` set bits below it. */
function bitAt(bits: number, rank: number): number {
  let rest = bits;
  for (let below = rank; below > 0; below--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Finds ways of one side by rank, then the captain and vice-captain by the remaining rank. */
export class WayFinder {
  readonly side: ListedSide;
  /** The rank that remains within the way found last. */
  rest = 0;
  captain = 0;
  viceCaptain = 0;

  constructor(side: ListedSide) {
    this.side = side;
  }

  find(entry: number, captaincy: number, rank: number): number {
    const { start, ways, even } = this.side;
    let way = start[entry]!;
    if (captaincy === 0) return way + rank;
    if (even) {
      const each = ways[4 * way + captaincy]!;
      const skippedGroups = Math.floor(rank / each);
      this.rest = rank - skippedGroups * each;
      return way + skippedGroups;
    }
    let rest = rank;
    for (; rest >= ways[4 * way + captaincy]!; way++) rest -= ways[4 * way + captaincy]!;
    this.rest = rest;
    return way;
  }

  /** The player_index of the captain, or of the vice-captain, for the remaining rank. */
  leaderOf(way: number, captain: boolean): number {
    const { bits, captains, viceCaptains, indexes, members, even } = this.side;
    if (even) return members[indexes.length * way + this.rest]!;
    return indexes[bitAt(bits[way]! & (captain ? captains : viceCaptains), this.rest)]!;
  }

  /** Sets captain and vice-captain. */
  pairOf(way: number): void {
    const { bits, ways, captains, viceCaptains, indexes, members, even } = this.side;
    if (even) {
      const others = ways[4 * way + 1]! - 1;
      const first = Math.floor(this.rest / others);
      const second = this.rest - first * others;
      const start = indexes.length * way;
      this.captain = members[start + first]!;
      this.viceCaptain = members[start + (second < first ? second : second + 1)]!;
      return;
    }
    const seconds = bits[way]! & viceCaptains;
    let rest = this.rest;
    for (let open = bits[way]! & captains; ; open &= open - 1) {
      const captain = open & -open;
      const pairs = ways[4 * way + 2]! - ((seconds & captain) === 0 ? 0 : 1);
      if (rest < pairs) {
        this.captain = indexes[31 - Math.clz32(captain)]!;
        this.viceCaptain = indexes[bitAt(seconds & ~captain, rest)]!;
        return;
      }
      rest -= pairs;
    }
  }
}
