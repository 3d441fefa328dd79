import type { Strategy } from "@teamwright/domain";

/** The fields of a strategy that bound how many teams of a set have a feature, as percent of the set. */
export const exposureFields = [
  "exposure",
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
] as const satisfies readonly (keyof Strategy)[];

/** The fields that bound the set as a whole. In a mix they apply to the teams of all strategies together. */
export const setBoundFields = [
  ...exposureFields,
  "min_difference",
  "min_difference_counts_captains",
] as const satisfies readonly (keyof Strategy)[];

/** The fields that distribute the teams of one strategy over its captains, vice-captains and partitions. */
export const distributionFields = [
  "captain_distribution",
  "vice_captain_distribution",
  "partition_distribution",
] as const satisfies readonly (keyof Strategy)[];

export type ExposureField = (typeof exposureFields)[number];
export type DistributionField = (typeof distributionFields)[number];
export type SetBoundField = (typeof setBoundFields)[number];
export type SetBounds = Pick<Strategy, SetBoundField>;

const isSetBound = (field: string): boolean => (setBoundFields as readonly string[]).includes(field);

/** The bounds of a strategy on the set as a whole. */
export const setBoundsOf = (strategy: Strategy): SetBounds =>
  Object.fromEntries(Object.entries(strategy).filter(([field]) => isSetBound(field)));

/** The strategy without its bounds on the set as a whole: the bounds of a mix's part on each of its teams. */
export const withoutSetBounds = (strategy: Strategy): Strategy =>
  Object.fromEntries(Object.entries(strategy).filter(([field]) => !isSetBound(field))) as Strategy;

/** The strategy without what concerns several teams: with its bounds on each team only. */
export function onlyTeamBounds(strategy: Strategy): Strategy {
  const bounds = withoutSetBounds(strategy);
  for (const field of distributionFields) delete bounds[field];
  return bounds;
}
