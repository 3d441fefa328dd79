import { GroupFit } from "./group-fit.ts";
import { type Bundle, partnerShapes, type Shapes, shapesOf } from "./shapes.ts";
import type { Common } from "./side-plan.ts";
import type { SideTable } from "./side-table.ts";

/** A bundle of one side with the bundles of the other side that fit it. */
export interface Meeting {
  readonly bundle: Bundle;
  readonly others: readonly Bundle[];
}

/** Every left bundle that has right bundles. */
export function* meetingsOf(
  left: Shapes,
  right: Shapes,
  common: Common,
  fit: GroupFit,
): Generator<Meeting, void> {
  for (const shape of left.byKey.values()) {
    const fitting = partnerShapes(shape, right.byKey, common);
    for (const bundle of shape.bundles.values()) {
      const others = fitting.flatMap(({ bundles }) =>
        [...bundles.values()].filter((other) => fit.holds(bundle.sums, other.sums)),
      );
      if (others.length > 0) yield { bundle, others };
    }
  }
}

/** All of them for two sides of a strategy. */
export function meetingsOfSides(left: SideTable, right: SideTable, common: Common): Meeting[] {
  const leftShapes = shapesOf(left, common);
  const rightShapes = shapesOf(right, common);
  return [...meetingsOf(leftShapes, rightShapes, common, new GroupFit(leftShapes, rightShapes, common))];
}

/** The same, seen from the other side. */
export function turnMeetings(meetings: readonly Meeting[]): Meeting[] {
  const foundMeetings = new Map<Bundle, Bundle[]>();
  for (const { bundle, others } of meetings)
    for (const other of others) {
      const known = foundMeetings.get(other);
      if (known === undefined) foundMeetings.set(other, [bundle]);
      else known.push(bundle);
    }
  return Array.from(foundMeetings, ([bundle, others]) => ({ bundle, others }));
}
