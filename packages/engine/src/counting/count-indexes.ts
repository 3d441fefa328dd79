import type { Common, SidePlan } from "./side-plan.ts";

/**
 * The index of each kind of count in a class: roles, then groups by `selected_by`, then sums, then the half.
 */
export interface CountIndexes {
  readonly split: number;
  readonly sums: number;
  readonly half: number;
  readonly dimensions: number;
  /** One more than the highest value of each count. */
  readonly radices: readonly number[];
  /** How many classes are possible; infinite where the number is not exact. */
  readonly classes: number;
}

export function indexesOf(plan: SidePlan, common: Common): CountIndexes {
  const split = common.roles;
  const sums = split + common.splitDimensions;
  const half = sums + common.sums.length;
  const most = common.teamSize + 1;
  const radices = [
    ...new Array<number>(sums).fill(most),
    ...common.sums.map(({ cap }) => cap + 1),
    ...(plan.halvesApart ? [most] : []),
  ];
  const classes = radices.reduce((product, radix) => product * radix, 1);
  return { split, sums, half, dimensions: radices.length, radices, classes };
}
