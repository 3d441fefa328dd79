import { lastLayer } from "../counting/shapes.ts";
import type { SideTable } from "../counting/side-table.ts";
import { layeredValues } from "./layered-values.ts";
import type { LayeredValues } from "./layered-values.ts";

/**
 * The half lineups of each class of a last layer and each captaincy, by rising value. Those with one value and one number
 * of credits are one item. All classes are in the same arrays, because there may be tens of thousands.
 */
export interface SortedClasses {
  /** The first item of each list, four lists per class, and the number of items. */
  readonly start: Uint32Array;
  readonly values: Int32Array;
  /** The entry of each item, counted from the first entry of its class: an index of its credits. */
  readonly costs: Uint16Array;
  /** How many half lineups. */
  readonly ways: Uint32Array;
}

const COSTS = 2 ** 16;

/** Undefined where a layer has more than `most` half lineups with captaincy. */
export function sortedClasses(
  table: SideTable,
  hundredths: Int32Array,
  most: number,
): SortedClasses | undefined {
  const lists = layeredValues(table, hundredths, most);
  if (lists === undefined) return undefined;
  const layer = lastLayer(table);
  const all = lists.values.length;
  const index = {
    start: new Uint32Array(4 * layer.classes + 1),
    values: new Int32Array(all),
    costs: new Uint16Array(all),
    ways: new Uint32Array(all),
  };
  let items = 0;
  for (let list = 0; list < 4 * layer.classes; list++) {
    const first = layer.start[list >> 2]!;
    const end = layer.start[(list >> 2) + 1]!;
    if (end - first > COSTS) return undefined;
    items = write(sortedKeys(lists, list & 3, first, end), index, items);
    index.start[list + 1] = items;
  }
  return {
    start: index.start,
    values: index.values.slice(0, items),
    costs: index.costs.slice(0, items),
    ways: index.ways.slice(0, items),
  };
}

/** Value and credits as one number, of the entries from `first` to `end`. */
function sortedKeys(
  { start, values }: LayeredValues,
  captaincy: number,
  first: number,
  end: number,
): Float64Array {
  let count = 0;
  for (let entry = first; entry < end; entry++)
    count += start[4 * entry + captaincy + 1]! - start[4 * entry + captaincy]!;
  const keys = new Float64Array(count);
  let next = 0;
  for (let entry = first; entry < end; entry++)
    for (let at = start[4 * entry + captaincy]!; at < start[4 * entry + captaincy + 1]!; at++)
      keys[next++] = values[at]! * COSTS + entry - first;
  return keys.sort();
}

function write(keys: Float64Array, { values, costs, ways }: SortedClasses, from: number): number {
  let items = from;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (at > 0 && key === keys[at - 1]) {
      ways[items - 1]!++;
      continue;
    }
    const value = Math.floor(key / COSTS);
    values[items] = value;
    costs[items] = key - value * COSTS;
    ways[items++] = 1;
  }
  return items;
}
