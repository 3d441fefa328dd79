import type { Layer } from "../counting/layer.ts";
import type { SideTable } from "../counting/side-table.ts";

/** Classes of a layer that the rest of the players leads to the same ends: their ways need not be told apart. */
export interface MergedLayer {
  /** By class; -1 for one that leads nowhere. */
  readonly groupOf: Int32Array;
  readonly groups: number;
  /** By group, two numbers: the group of the next layer with the player left out, and taken; -1 where there is none. */
  readonly next: Int32Array;
}

/**
 * Merges the classes of each layer from the last one back: two are one where the player, left out or taken, leads them
 * to the same groups (the minimization of a layered automaton). Which credits fit depends on the credits only.
 */
export function mergedLayers({ layers }: SideTable, last: Int32Array, count: number): MergedLayer[] {
  const mergedList: MergedLayer[] = [{ groupOf: last, groups: count, next: new Int32Array(0) }];
  for (let depth = layers.length - 2; depth >= 0; depth--)
    mergedList.unshift(mergedLayer(layers[depth]!, layers[depth + 1]!, mergedList[0]!));
  return mergedList;
}

function mergedLayer(layer: Layer, after: Layer, mergedAfter: MergedLayer): MergedLayer {
  const next = new Int32Array(2 * layer.classes).fill(-1);
  const classOf = classesOfEntries(layer);
  for (let one = 0; one < after.classes; one++)
    for (let arc = after.arcStart[after.start[one]!]!; arc < after.arcStart[after.start[one + 1]!]!; arc++) {
      const packed = after.arcs[arc]!;
      next[2 * classOf[packed >> 1]! + (packed & 1)] = mergedAfter.groupOf[one]!;
    }
  const knownLayers = new Map<number, number>();
  const nexts: number[] = [];
  const groupOf = new Int32Array(layer.classes);
  for (let one = 0; one < layer.classes; one++) {
    const out = next[2 * one]!;
    const takenNext = next[2 * one + 1]!;
    const key = (out + 1) * 2 ** 26 + takenNext + 1;
    const group = key === 0 ? -1 : (knownLayers.get(key) ?? knownLayers.size);
    if (group === knownLayers.size) {
      knownLayers.set(key, group);
      nexts.push(out, takenNext);
    }
    groupOf[one] = group;
  }
  return { groupOf, groups: knownLayers.size, next: Int32Array.from(nexts) };
}

function classesOfEntries({ classes, start, credits }: Layer): Int32Array {
  const classOf = new Int32Array(credits.length);
  for (let one = 0; one < classes; one++) classOf.fill(one, start[one], start[one + 1]);
  return classOf;
}
