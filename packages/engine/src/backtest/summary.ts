import type { BacktestResult } from "./plan.ts";

/** Of one match: its figures; a code where the match or the plan does not fit; null where no legal team exists. */
export type BacktestOutcome = BacktestResult | string | null;

/** A plan over all its matches. Medians are over the matches in which it has teams. */
export interface BacktestSummary {
  readonly matches: number;
  /** Matches whose dream team the plan allowed. */
  readonly allowed: number;
  /** Matches for which the plan has no team. */
  readonly withoutTeam: number;
  /** Median over the matches: percent of all legal teams behind the best team, and behind the median one. */
  readonly bestPercentile: number | null;
  readonly medianPercentile: number | null;
  /** Matches that could not be run. */
  readonly notCounted: number;
}

export const isCounted = (outcome: BacktestOutcome): outcome is BacktestResult =>
  outcome !== null && typeof outcome !== "string";

const middle = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? null;

export function summarizeBacktest(outcomes: readonly BacktestOutcome[]): BacktestSummary {
  const results = outcomes.filter(isCounted);
  const percentiles = (of: "best" | "median") =>
    results.flatMap(({ [of]: rank }) => (rank === null ? [] : [rank.percentile]));
  return {
    matches: results.length,
    allowed: results.filter(({ allowed }) => allowed).length,
    withoutTeam: results.filter(({ drawn }) => drawn === 0).length,
    bestPercentile: middle(percentiles("best")),
    medianPercentile: middle(percentiles("median")),
    notCounted: outcomes.length - results.length,
  };
}
