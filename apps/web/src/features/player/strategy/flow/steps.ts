import type { StrategyDraft } from "#data/strategy/draft.ts";
import { paths } from "#lib/paths.ts";

/** The vice-captains are chosen on the captains' screen, to which their route leads too. */
const common = [
  paths.captain,
  paths.partition,
  paths.selection,
  paths.credit,
  paths.combination,
  paths.advanced,
];

/** The steps of the way that the user chose, in order. */
export const stepsOf = (way: StrategyDraft["way"]): readonly string[] =>
  way === "grand" ? common : [paths.fixed, ...common];

/** The index of the route among the steps, for the segmented bar. */
export const indexOf = (way: StrategyDraft["way"], route: string) => {
  const steps = stepsOf(way);
  return { step: steps.indexOf(route) + 1, of: steps.length };
};

/** The step after the route; the review is the last one. */
export const stepAfter = (way: StrategyDraft["way"], route: string): string => {
  const steps = stepsOf(way);
  return steps[steps.indexOf(route) + 1] ?? paths.advanced;
};
