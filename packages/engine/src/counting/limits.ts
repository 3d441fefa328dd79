/**
 * The most work that compiling a plan may take; larger plans are refused rather than approximated. With the
 * defaults, a side takes 400 MB at most, and counting a few seconds.
 */
export interface WorkLimits {
  /** Distinguished ways of one side while counting. */
  readonly entries: number;
  /** Compared pairs of left and right classes of lineups. */
  readonly pairs: number;
  /** Pairs that are compared one by one and listed. More are summed: faster from there on, with less memory. */
  readonly listed: number;
}

export const defaultLimits: WorkLimits = { entries: 8_000_000, pairs: 8_000_000, listed: 1_000_000 };
