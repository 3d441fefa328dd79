import type { Layer } from "../counting/layer.ts";
import type { SidePlayer } from "../counting/side-plan.ts";
import type { SideTable } from "../counting/side-table.ts";
import { CAPTAIN_EXTRA, VICE_CAPTAIN_EXTRA } from "./captaincy.ts";

/** The values of the ways of each entry of a layer: one list per entry and captaincy, in no order. */
export interface LayeredValues {
  /** The first value of each list, four lists per entry, and the number of values. */
  readonly start: Uint32Array;
  readonly values: Int32Array;
}

/**
 * The value of every half lineup with every choice of captaincy, in half-hundredths: the lists of an entry are those of
 * its source entries, raised where the player is taken. Undefined where a layer has more than `most` values.
 */
export function layeredValues(
  table: SideTable,
  hundredths: Int32Array,
  most: number,
): LayeredValues | undefined {
  const { layers, players } = table;
  const leading = leadingToTheEnd(layers);
  let lists: LayeredValues = { start: Uint32Array.of(0, 1, 1, 1, 1), values: new Int32Array(1) };
  for (const [index, player] of players.entries()) {
    const start = startsOf(layers[index + 1]!, leading[index + 1]!);
    if (start === undefined || start[start.length - 1]! > most) return undefined;
    lists = nextValues(layers[index + 1]!, lists, start, player, hundredths[player.index]!);
  }
  return lists;
}

/** By layer, whether each entry is part of a complete way. */
function leadingToTheEnd(layers: readonly Layer[]): Uint8Array[] {
  const leading = layers.map(({ credits }) => new Uint8Array(credits.length));
  leading.at(-1)!.fill(1);
  for (let depth = layers.length - 1; depth > 0; depth--) {
    const { arcStart, arcs } = layers[depth]!;
    const ownValues = leading[depth]!;
    const before = leading[depth - 1]!;
    for (let entry = 0; entry < ownValues.length; entry++)
      if (ownValues[entry] === 1)
        for (let arc = arcStart[entry]!; arc < arcStart[entry + 1]!; arc++) before[arcs[arc]! >> 1] = 1;
  }
  return leading;
}

/** Undefined where there are more values than an array holds. */
function startsOf({ ways }: Layer, leading: Uint8Array): Uint32Array | undefined {
  const start = new Uint32Array(ways.length + 1);
  let sum = 0;
  for (let list = 0; list < ways.length; list++) {
    if (leading[list >> 2] === 1) sum += ways[list]!;
    start[list + 1] = sum;
  }
  return sum < 2 ** 31 ? start : undefined;
}

function nextValues(
  { arcStart, arcs }: Layer,
  before: LayeredValues,
  start: Uint32Array,
  player: SidePlayer,
  points: number,
): LayeredValues {
  const values = new Int32Array(start[start.length - 1]!);
  let next = 0;
  const add = (list: number, rise: number): void => {
    const end = before.start[list + 1]!;
    for (let at = before.start[list]!; at < end; at++) values[next++] = before.values[at]! + rise;
  };
  const captain = (2 + CAPTAIN_EXTRA) * points;
  const vice = (2 + VICE_CAPTAIN_EXTRA) * points;
  for (let list = 0; list < start.length - 1; list++) {
    if (start[list] === start[list + 1]) continue;
    const captaincy = list & 3;
    for (let arc = arcStart[list >> 2]!; arc < arcStart[(list >> 2) + 1]!; arc++) {
      const from = 4 * (arcs[arc]! >> 1);
      if ((arcs[arc]! & 1) === 0) {
        add(from + captaincy, 0);
        continue;
      }
      add(from + captaincy, 2 * points);
      if (player.captain && (captaincy & 1) === 1) add(from + (captaincy ^ 1), captain);
      if (player.viceCaptain && (captaincy & 2) === 2) add(from + (captaincy ^ 2), vice);
    }
  }
  return { start, values };
}
