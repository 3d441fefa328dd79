import type { StrategyDraft } from "../../../data/strategy/draft.ts";
import { paths } from "../../../lib/paths.ts";

const common = [
  paths.captain,
  paths.viceCaptain,
  paths.partition,
  paths.selection,
  paths.credit,
  paths.combination,
  paths.advanced,
];

/** The steps of the way that the user took, in order. */
export const stepsOf = (way: StrategyDraft["way"]): readonly string[] =>
  way === "grand" ? common : [paths.fixed, ...common];

/** Where the route stands among the steps: for the bar of parts. */
export const placeOf = (way: StrategyDraft["way"], route: string) => {
  const steps = stepsOf(way);
  return { step: steps.indexOf(route) + 1, of: steps.length };
};

/** The step after the route; the review ends the way. */
export const stepAfter = (way: StrategyDraft["way"], route: string): string => {
  const steps = stepsOf(way);
  return steps[steps.indexOf(route) + 1] ?? paths.advanced;
};
