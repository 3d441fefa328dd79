import type { Layer } from "./layer.ts";
import type { Common } from "./side-plan.ts";
import { sizeOf } from "./finished-layer.ts";
import type { SideTable } from "./side-table.ts";

/** Classes with the same sums, by rising credits of the players with low ownership. */
export interface Bundle {
  /** Index of their sums among the side's distinct ones. */
  readonly sums: number;
  readonly classes: number[];
}

/**
 * Classes of one side with the same counts per role and per group by `selected_by`. They combine with the same
 * partners.
 */
export interface Shape {
  readonly roles: Uint16Array;
  readonly split: Uint16Array;
  readonly size: number;
  readonly bundles: Map<number, Bundle>;
}

/** A side's shapes by their counts, and its distinct sums. */
export interface Shapes {
  readonly byKey: Map<number, Shape>;
  readonly sums: readonly Uint16Array[];
}

export const lastLayer = (table: SideTable): Layer => table.layers[table.layers.length - 1]!;

/** Key of the first `length` counts: roles, then groups by `selected_by`. `radix` exceeds every count. */
function keyOf(counts: ArrayLike<number>, length: number, radix: number): number {
  let key = 0;
  for (let index = 0; index < length; index++) key = key * radix + counts[index]!;
  return key;
}

export function shapesOf(table: SideTable, common: Common): Shapes {
  const layer = lastLayer(table);
  const byKey = new Map<number, Shape>();
  const knownShapes = new Map<number | string, number>();
  const sums: Uint16Array[] = [];
  const sumsAt = common.roles + common.splitDimensions;
  const radix = 1 + common.sums.reduce((most, { cap }) => Math.max(most, cap), 0);
  for (let one = 0; one < layer.classes; one++) {
    const counts = layer.counts.subarray(one * table.dimensions, (one + 1) * table.dimensions);
    const ownSums = counts.subarray(sumsAt, sumsAt + common.sums.length);
    const name = nameOf(ownSums, radix);
    let index = knownShapes.get(name);
    if (index === undefined) {
      index = sums.push(ownSums) - 1;
      knownShapes.set(name, index);
    }
    const shape = shapeFor(byKey, counts, common);
    const bundle = shape.bundles.get(index);
    if (bundle === undefined) shape.bundles.set(index, { sums: index, classes: [one] });
    else bundle.classes.push(one);
  }
  for (const shape of byKey.values())
    for (const { classes } of shape.bundles.values())
      classes.sort((one, other) => layer.low[one]! - layer.low[other]!);
  return { byKey, sums };
}

/** A number for a few counts, because its lookup is faster; text for many. `radix` exceeds every count. */
function nameOf(counts: Uint16Array, radix: number): number | string {
  if (radix ** counts.length > Number.MAX_SAFE_INTEGER) return counts.join();
  let name = 0;
  for (let index = 0; index < counts.length; index++) name = name * radix + counts[index]!;
  return name;
}

function shapeFor(byKey: Map<number, Shape>, counts: Uint16Array, common: Common): Shape {
  const toldDimensions = common.roles + common.splitDimensions;
  const key = keyOf(counts, toldDimensions, common.teamSize + 1);
  const knownShape = byKey.get(key);
  if (knownShape !== undefined) return knownShape;
  const roles = counts.subarray(0, common.roles);
  const split = counts.subarray(common.roles, toldDimensions);
  const shape = { roles, split, size: sizeOf(counts, common.roles), bundles: new Map<number, Bundle>() };
  byKey.set(key, shape);
  return shape;
}

/** The right shapes that form an allowed combination, partition and split with a left shape. */
export function partnerShapes(left: Shape, right: ReadonlyMap<number, Shape>, common: Common): Shape[] {
  if (!common.leftSizes.has(left.size)) return [];
  const toldDimensions = common.roles + common.splitDimensions;
  const radix = common.teamSize + 1;
  const partner = new Array<number>(toldDimensions);
  const shapes: Shape[] = [];
  for (const combination of common.combinations) {
    if (!subtract(combination, left.roles, partner, 0)) continue;
    for (const whole of common.splits) {
      if (!subtract(whole, left.split, partner, common.roles)) continue;
      const other = right.get(keyOf(partner, toldDimensions, radix));
      if (other !== undefined) shapes.push(other);
    }
  }
  return shapes;
}

/**
 * Writes `whole` minus `part` into `rest`, from index `at` on, for the length of `part`; false when a result is
 * negative.
 */
function subtract(whole: readonly number[], part: Uint16Array, rest: number[], at: number): boolean {
  for (let index = 0; index < part.length; index++) {
    const open = whole[index]! - part[index]!;
    if (open < 0) return false;
    rest[at + index] = open;
  }
  return true;
}
