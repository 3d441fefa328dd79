import type { Layer } from "../../counting/layer.ts";
import type { SideTable } from "../../counting/side-table.ts";
import type { Demand } from "./leader-pairs.ts";

/** Demands that are counted together: as many as the numbers of ways of an entry in a layer. */
export const TOGETHER = 4;

/**
 * How many ways of each entry of the last layer hold each demand, `TOGETHER` numbers per entry. The ways are counted
 * along the layers again: a demanded player may not be left out. Before the first demanded player they are the layer's
 * own.
 */
export function waysHolding({ players, layers }: SideTable, demands: readonly Demand[]): Float64Array {
  const first = Math.min(players.length, ...demands.flat());
  let ways = columnsOf(layers[first]!);
  for (let depth = first + 1; depth < layers.length; depth++) {
    const leaving = Float64Array.from({ length: TOGETHER }, (_, column) =>
      demands[column]?.includes(depth - 1) === true ? 0 : 1,
    );
    ways = nextColumns(layers[depth]!, ways, leaving);
  }
  return ways;
}

/** The ways without captaincy in each column. */
function columnsOf({ ways }: Layer): Float64Array {
  const columns = new Float64Array(ways.length);
  for (let at = 0; at < ways.length; at += TOGETHER) columns.fill(ways[at]!, at, at + TOGETHER);
  return columns;
}

function nextColumns({ arcStart, arcs }: Layer, before: Float64Array, leaving: Float64Array): Float64Array {
  const entries = arcStart.length - 1;
  const after = new Float64Array(TOGETHER * entries);
  const [first = 0, second = 0, third = 0, fourth = 0] = leaving;
  for (let entry = 0; entry < entries; entry++) {
    const to = TOGETHER * entry;
    const end = arcStart[entry + 1]!;
    for (let arc = arcStart[entry]!; arc < end; arc++) {
      const from = TOGETHER * (arcs[arc]! >> 1);
      const isTaken = arcs[arc]! & 1;
      after[to]! += before[from]! * (isTaken | first);
      after[to + 1]! += before[from + 1]! * (isTaken | second);
      after[to + 2]! += before[from + 2]! * (isTaken | third);
      after[to + 3]! += before[from + 3]! * (isTaken | fourth);
    }
  }
  return after;
}

/** Finds ways of a side that hold a demand, by their rank among those of an entry. */
export class DemandedWays {
  readonly #table: SideTable;
  readonly #demand: ReadonlySet<number>;
  /** By layer: how many ways of each entry hold those of the demanded players who have come. */
  readonly #ways: readonly Float64Array[];

  constructor(table: SideTable, demand: Demand) {
    const { players, layers } = table;
    this.#table = table;
    this.#demand = new Set(demand);
    const first = Math.min(players.length, ...demand);
    let ways: Float64Array = new Float64Array(0);
    this.#ways = layers.slice(0, -1).map((layer, depth) => {
      ways = depth <= first ? plain(layer) : nextWays(layer, ways, this.#demand.has(depth - 1));
      return ways;
    });
  }

  /** Adds the way's players to the words of a team, from index `at` on. */
  write(entry: number, rank: number, words: Uint32Array, at: number): void {
    const { layers, players } = this.#table;
    let here = entry;
    let rest = rank;
    for (let index = players.length; index > 0; index--) {
      const { arcStart, arcs } = layers[index]!;
      const ways = this.#ways[index - 1]!;
      const isDemanded = this.#demand.has(index - 1);
      for (let arc = arcStart[here]!; arc < arcStart[here + 1]!; arc++) {
        const packedArc = arcs[arc]!;
        if (isDemanded && (packedArc & 1) === 0) continue;
        const ownWays = ways[packedArc >> 1]!;
        if (rest >= ownWays) {
          rest -= ownWays;
          continue;
        }
        here = packedArc >> 1;
        const player = players[index - 1]!.index;
        if ((packedArc & 1) === 1) words[at + (player >> 5)]! |= 1 << (player & 31);
        break;
      }
    }
  }
}

function plain({ ways }: Layer): Float64Array {
  const own = new Float64Array(ways.length / 4);
  for (let entry = 0; entry < own.length; entry++) own[entry] = ways[4 * entry]!;
  return own;
}

function nextWays({ arcStart, arcs }: Layer, before: Float64Array, isDemanded: boolean): Float64Array {
  const entries = arcStart.length - 1;
  const after = new Float64Array(entries);
  for (let entry = 0; entry < entries; entry++)
    for (let arc = arcStart[entry]!; arc < arcStart[entry + 1]!; arc++)
      if (!isDemanded || (arcs[arc]! & 1) === 1) after[entry]! += before[arcs[arc]! >> 1]!;
  return after;
}
