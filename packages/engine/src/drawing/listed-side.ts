import { lastLayer } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";
import type { TeamDraft } from "./unrank.ts";

/**
 * Every way that a side may end, as bits by the players' place, in the order of the last layer's entries. For sides
 * with few ways a rank finds its way here several times faster than by walking back through the layers.
 */
export interface ListedSide {
  readonly table: SideTable;
  readonly start: Uint32Array;
  readonly bits: Uint32Array;
  /** The same as words by player_index, three a way. */
  readonly words: Uint32Array;
  /** Ways to mark nobody, a captain, a vice-captain, both: four a way. */
  readonly ways: Uint8Array;
  readonly captains: number;
  readonly viceCaptains: number;
}

/** Bits of one number. */
const MOST_PLAYERS = 31;

/** How many ways the side may end in; Infinity when they cannot be listed. */
export function waysToList(table: SideTable): number {
  if (table.players.length > MOST_PLAYERS) return Infinity;
  const { ways } = lastLayer(table);
  let sum = 0;
  for (let entry = 0; entry < ways.length; entry += 4) sum += ways[entry]!;
  return sum;
}

export function listSide(table: SideTable): ListedSide {
  const { players } = table;
  const layer = lastLayer(table);
  const entries = layer.credits.length;
  const start = new Uint32Array(entries + 1);
  for (let entry = 0; entry < entries; entry++) start[entry + 1] = start[entry]! + layer.ways[4 * entry]!;
  const bits = new Uint32Array(start[entries]!);
  let next = 0;
  const trace = (depth: number, entry: number, chosen: number): void => {
    if (depth === 0) {
      bits[next++] = chosen;
      return;
    }
    const { arcStart, arcs } = table.layers[depth]!;
    for (let arc = arcStart[entry]!; arc < arcStart[entry + 1]!; arc++)
      trace(depth - 1, arcs[arc]! >> 1, chosen | ((arcs[arc]! & 1) << (depth - 1)));
  };
  for (let entry = 0; entry < entries; entry++) trace(players.length, entry, 0);
  const captains = bitsWhere(players.map((player) => player.captain));
  const viceCaptains = bitsWhere(players.map((player) => player.viceCaptain));
  const words = wordsOf(bits, players);
  return { table, start, bits, words, ways: markWays(bits, captains, viceCaptains), captains, viceCaptains };
}

const bitsWhere = (flags: readonly boolean[]): number =>
  flags.reduce((bits, flag, place) => (flag ? bits | (1 << place) : bits), 0);

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

function wordsOf(bits: Uint32Array, players: readonly { readonly index: number }[]): Uint32Array {
  const words = new Uint32Array(3 * bits.length);
  for (let way = 0; way < bits.length; way++)
    for (let rest = bits[way]!; rest !== 0; rest &= rest - 1) {
      const { index } = players[31 - Math.clz32(rest & -rest)]!;
      words[3 * way + (index >> 5)]! |= 1 << (index & 31);
    }
  return words;
}

/** The place of the set bit that has `rank` set bits below it. */
function bitAt(bits: number, rank: number): number {
  let rest = bits;
  for (let below = rank; below > 0; below--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** As `unrankSide`, from the list. */
export function pickListed(
  side: ListedSide,
  entry: number,
  marks: number,
  rank: number,
  into: TeamDraft,
): void {
  const { bits, words, ways, captains, viceCaptains } = side;
  const { players } = side.table;
  let way = side.start[entry]!;
  let rest = rank;
  if (marks === 0) way += rank;
  else for (; rest >= ways[4 * way + marks]!; way++) rest -= ways[4 * way + marks]!;
  into.members[0]! |= words[3 * way]!;
  into.members[1]! |= words[3 * way + 1]!;
  into.members[2]! |= words[3 * way + 2]!;
  if (marks === 0) return;
  const chosen = bits[way]!;
  if (marks === 1) into.captain = players[bitAt(chosen & captains, rest)]!.index;
  else if (marks === 2) into.viceCaptain = players[bitAt(chosen & viceCaptains, rest)]!.index;
  else {
    const seconds = chosen & viceCaptains;
    for (let open = chosen & captains; ; open &= open - 1) {
      const captain = open & -open;
      const pairs = ways[4 * way + 2]! - ((seconds & captain) === 0 ? 0 : 1);
      if (rest < pairs) {
        into.captain = players[31 - Math.clz32(captain)]!.index;
        into.viceCaptain = players[bitAt(seconds & ~captain, rest)]!.index;
        return;
      }
      rest -= pairs;
    }
  }
}
