import type { Layer } from "./layer.ts";
import type { Common } from "./side-plan.ts";
import { sizeOf, type SideTable } from "./side-table.ts";

/** Classes with the same counts per player group, by rising credits of the little selected players. */
export interface Bundle {
  /** Place of their group counts among the side's different ones. */
  readonly groups: number;
  readonly classes: number[];
}

/** Classes of one side with the same counts per role and per group by `selected_by`: they meet the same partners. */
export interface Shape {
  readonly roles: Uint8Array;
  readonly split: Uint8Array;
  readonly size: number;
  readonly bundles: Map<number, Bundle>;
}

/** A side's shapes by their counts, and its different group counts. */
export interface Shapes {
  readonly byKey: Map<number, Shape>;
  readonly groupCounts: readonly Uint8Array[];
}

export const lastLayer = (table: SideTable): Layer => table.layers[table.layers.length - 1]!;

/** Of the first counts: roles, then groups by `selected_by`. Counts are 0 to 11. */
function keyOf(counts: ArrayLike<number>, length: number): number {
  let key = 0;
  for (let place = 0; place < length; place++) key = key * 12 + counts[place]!;
  return key;
}

export function shapesOf(table: SideTable, common: Common): Shapes {
  const layer = lastLayer(table);
  const byKey = new Map<number, Shape>();
  const known = new Map<number | string, number>();
  const groupCounts: Uint8Array[] = [];
  const groupsAt = common.roles + common.splitDimensions;
  for (let one = 0; one < layer.classes; one++) {
    const counts = layer.counts.subarray(one * table.dimensions, (one + 1) * table.dimensions);
    const own = counts.subarray(groupsAt, groupsAt + common.groups.length);
    const name = nameOf(own);
    let groups = known.get(name);
    if (groups === undefined) {
      groups = groupCounts.push(own) - 1;
      known.set(name, groups);
    }
    const shape = shapeFor(byKey, counts, common);
    const bundle = shape.bundles.get(groups);
    if (bundle === undefined) shape.bundles.set(groups, { groups, classes: [one] });
    else bundle.classes.push(one);
  }
  for (const shape of byKey.values())
    for (const { classes } of shape.bundles.values())
      classes.sort((one, other) => layer.low[one]! - layer.low[other]!);
  return { byKey, groupCounts };
}

/** One number for a few counts, which are quicker to look up; text for many. Counts are below 13. */
function nameOf(counts: Uint8Array): number | string {
  if (counts.length > 8) return counts.join();
  let name = 0;
  for (let place = 0; place < counts.length; place++) name = name * 13 + counts[place]!;
  return name;
}

function shapeFor(byKey: Map<number, Shape>, counts: Uint8Array, common: Common): Shape {
  const told = common.roles + common.splitDimensions;
  const key = keyOf(counts, told);
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const roles = counts.subarray(0, common.roles);
  const split = counts.subarray(common.roles, told);
  const shape = { roles, split, size: sizeOf(counts, common.roles), bundles: new Map<number, Bundle>() };
  byKey.set(key, shape);
  return shape;
}

/** Calls back with every pair of a left and a right shape that make an allowed combination, partition and split. */
export function eachShapePair(
  left: Map<number, Shape>,
  right: Map<number, Shape>,
  common: Common,
  found: (left: Shape, right: Shape) => boolean,
): boolean {
  const splits = [...new Map(common.splits.map((split) => [String(split), split])).values()];
  const told = common.roles + common.splitDimensions;
  const partner = new Array<number>(told);
  for (const shape of left.values()) {
    if (!common.leftSizes.has(shape.size)) continue;
    for (const combination of common.combinations) {
      if (!subtract(combination, shape.roles, partner, 0)) continue;
      for (const whole of splits) {
        if (!subtract(whole, shape.split, partner, common.roles)) continue;
        const other = right.get(keyOf(partner, told));
        if (other !== undefined && !found(shape, other)) return false;
      }
    }
  }
  return true;
}

/** `whole` less `part` into `rest` from place `at` on, as far as there are parts; false below zero. */
function subtract(whole: readonly number[], part: Uint8Array, rest: number[], at: number): boolean {
  for (let place = 0; place < part.length; place++) {
    const open = whole[place]! - part[place]!;
    if (open < 0) return false;
    rest[at + place] = open;
  }
  return true;
}
