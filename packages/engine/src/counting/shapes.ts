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
  readonly roles: readonly number[];
  readonly split: readonly number[];
  readonly size: number;
  readonly bundles: Map<number, Bundle>;
}

/** A side's shapes by their counts, and its different group counts. */
export interface Shapes {
  readonly byKey: Map<number, Shape>;
  readonly groupCounts: readonly Uint8Array[];
}

export const lastLayer = (table: SideTable): Layer => table.layers[table.layers.length - 1]!;

/** Counts are 0 to 11. */
function keyOf(roles: readonly number[], split: readonly number[]): number {
  let key = 0;
  for (const count of roles) key = key * 12 + count;
  for (const count of split) key = key * 12 + count;
  return key;
}

export function shapesOf(table: SideTable, common: Common): Shapes {
  const layer = lastLayer(table);
  const byKey = new Map<number, Shape>();
  const known = new Map<string, number>();
  const groupCounts: Uint8Array[] = [];
  const groupsAt = common.roles + common.splitDimensions;
  for (let one = 0; one < layer.classes; one++) {
    const counts = layer.counts.subarray(one * table.dimensions, (one + 1) * table.dimensions);
    const own = counts.subarray(groupsAt, groupsAt + common.groups.length);
    const name = own.join();
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

function shapeFor(byKey: Map<number, Shape>, counts: Uint8Array, common: Common): Shape {
  const roles = [...counts.subarray(0, common.roles)];
  const split = [...counts.subarray(common.roles, common.roles + common.splitDimensions)];
  const key = keyOf(roles, split);
  const known = byKey.get(key);
  if (known !== undefined) return known;
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
  const roles = new Array<number>(common.roles);
  const split = new Array<number>(common.splitDimensions);
  for (const shape of left.values()) {
    if (!common.leftSizes.has(shape.size)) continue;
    for (const combination of common.combinations) {
      if (!subtract(combination, shape.roles, roles)) continue;
      for (const whole of splits) {
        if (!subtract(whole, shape.split, split)) continue;
        const partner = right.get(keyOf(roles, split));
        if (partner !== undefined && !found(shape, partner)) return false;
      }
    }
  }
  return true;
}

/** `whole` less `part` into `rest`, which sets how many counts are compared; false below zero. */
function subtract(whole: readonly number[], part: readonly number[], rest: number[]): boolean {
  for (let place = 0; place < rest.length; place++) {
    const open = whole[place]! - part[place]!;
    if (open < 0) return false;
    rest[place] = open;
  }
  return true;
}
