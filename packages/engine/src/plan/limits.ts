/**
 * The most work that compiling a plan may take; larger plans are refused rather than approximated. The defaults suit a
 * phone: some 200 MB and a few seconds.
 */
export interface WorkLimits {
  /** Distinguished ways of one side while counting. */
  readonly entries: number;
  /** Compared pairs of left and right classes of lineups. */
  readonly pairs: number;
}

export const defaultLimits: WorkLimits = { entries: 4_000_000, pairs: 8_000_000 };
