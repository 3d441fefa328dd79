import type { Common, SidePlan } from "./side-plan.ts";

/**
 * The index of each kind of count in a class: roles, then groups by `selected_by`, then player groups, then the half.
 */
export interface CountIndexes {
  readonly split: number;
  readonly groups: number;
  readonly half: number;
  readonly dimensions: number;
  /** One more than the highest value of each count. */
  readonly radices: readonly number[];
  /** How many classes are possible; infinite where the number is not exact. */
  readonly classes: number;
}

export function indexesOf(plan: SidePlan, common: Common): CountIndexes {
  const split = common.roles;
  const groups = split + common.splitDimensions;
  const half = groups + common.groups.length;
  const most = common.teamSize + 1;
  const radices = [
    ...new Array<number>(groups).fill(most),
    ...common.groups.map((group) => group.cap + 1),
    ...(plan.halvesApart ? [most] : []),
  ];
  const classes = radices.reduce((product, radix) => product * radix, 1);
  return { split, groups, half, dimensions: radices.length, radices, classes };
}
