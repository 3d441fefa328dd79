import type { Strategy } from "@teamwright/domain";

const exposureKeys = [
  "exposure",
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
] as const;
const wholeKeys = [...exposureKeys, "min_difference", "min_difference_counts_captains"] as const;
type Whole = Pick<Strategy, (typeof wholeKeys)[number]>;

const isWholeKey = (key: string): boolean => (wholeKeys as readonly string[]).includes(key);
const pick = (strategy: Strategy, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(strategy).filter(([key]) => wanted(key)));

/** The bounds of a strategy that hold over a whole set of teams: in a mix they hold over all its parts together. */
export const wholeOf = (strategy: Strategy): Whole => pick(strategy, isWholeKey);

/** The strategy as a part of a mix: without the bounds that the mix as a whole keeps. */
export const partOf = (strategy: Strategy): Strategy => pick(strategy, (key) => !isWholeKey(key)) as Strategy;
