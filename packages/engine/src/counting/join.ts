import type { WorkLimits } from "./limits.ts";
import { GroupFit } from "./group-fit.ts";
import { PairWriter } from "./pair-list.ts";
import { type Partners, partnersIn } from "./partners.ts";
import type { Join } from "./segment.ts";
import { lastLayer, partnerShapes, type Shapes, shapesOf } from "./shapes.ts";
import type { Common } from "./side-plan.ts";
import type { SideTable } from "./side-table.ts";
import { SummedJoin } from "./summed-join.ts";

/** Combines the sides; undefined when it takes more work than the limits allow. */
export function joinSides(
  left: SideTable,
  right: SideTable,
  common: Common,
  limits: WorkLimits,
): Join | undefined {
  const leftShapes = shapesOf(left, common);
  const rightShapes = shapesOf(right, common);
  const fit = new GroupFit(leftShapes, rightShapes, common);
  const partners = partnersIn(lastLayer(right));
  const lister = new Lister(
    new PairWriter(lastLayer(left), partners, common),
    fit,
    Math.min(limits.pairs, limits.listed),
  );
  if (lister.run(leftShapes, rightShapes)) return listedJoin(lister.writer, partners);
  if (limits.pairs <= limits.listed) return undefined;
  return SummedJoin.of({ left, right, leftShapes, rightShapes, common, fit }, limits.pairs);
}

function listedJoin(writer: PairWriter, partners: Partners): Join {
  const { teams, lineups } = writer;
  const listed = { list: writer.list(), partners };
  return { teams, lineups, listed, segmentsTo: Float64Array.of(teams), segment: () => listed };
}

/** Compares all pairs of classes that may fit. */
class Lister {
  readonly writer: PairWriter;
  readonly common: Common;
  readonly fit: GroupFit;
  readonly most: number;
  compared = 0;

  constructor(writer: PairWriter, fit: GroupFit, most: number) {
    this.writer = writer;
    this.common = writer.common;
    this.fit = fit;
    this.most = most;
  }

  /** False when more pairs would have to be compared than allowed. */
  run(left: Shapes, right: Shapes): boolean {
    for (const shape of left.byKey.values())
      for (const other of partnerShapes(shape, right.byKey, this.common))
        for (const one of shape.bundles.values())
          for (const two of other.bundles.values()) {
            this.compared++;
            if (this.fit.holds(one.sums, two.sums))
              this.compared += this.writer.bundle(one.classes, two.classes);
            if (this.compared > this.most) return false;
          }
    return true;
  }
}
